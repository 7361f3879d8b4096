import { useCallback, useEffect, useState } from 'preact/hooks';
import { onlineBackend } from '../../backend/online.ts';

/** The server counts as present until it is known to be away. */
export interface ServerPresence {
  readonly away: boolean;
  ask(): void;
}

/** Whether there is a server behind this page: the page may also come from a cache or a plain folder. */
export function useServerPresence(): ServerPresence {
  const [away, setAway] = useState(false);
  const ask = useCallback(() => {
    onlineBackend.request('GET', '/api/games').then(
      () => setAway(false),
      () => setAway(true),
    );
  }, []);
  useEffect(() => {
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
