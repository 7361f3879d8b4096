import { useCallback, useEffect, useState } from 'preact/hooks';
import { onlineBackend } from '../../backend/online.ts';

/** Until it is known to be away, the server is taken to be there. */
export interface ServerPresence {
  readonly away: boolean;
  ask(): void;
}

/** Whether there is a server behind this page: it may come from a store of the browser, or from a plain folder. */
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
