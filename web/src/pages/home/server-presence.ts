import { useCallback, useEffect, useState } from 'preact/hooks';
import { onlineBackend } from '../../backend/online.ts';

/** The server counts as present until it is known to be away. */
export interface ServerPresence {
  readonly away: boolean;
  ask(): void;
}

/** Whether the server behind this page answers: the page may also come from a cache. A static page asks nobody. */
export function useServerPresence(): ServerPresence {
  const [away, setAway] = useState(false);
  const ask = useCallback(() => {
    onlineBackend.request('GET', '/api/games').then(
      () => setAway(false),
      () => setAway(true),
    );
  }, []);
  useEffect(() => {
    if (import.meta.env.HORDA_STATIC) return undefined;
    ask();
    const lost = (): void => setAway(true);
    addEventListener('online', ask);
    addEventListener('offline', lost);
    return () => {
      removeEventListener('online', ask);
      removeEventListener('offline', lost);
    };
  }, []);
  return { away, ask };
}
