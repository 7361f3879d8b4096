/** Gives up this person's seat for good. */
import { forget } from '../app/memory.ts';
import { go } from '../app/route.ts';
import { useSession } from './session.ts';

export function useLeave(): () => Promise<void> {
  const session = useSession();
  const { host, table } = session;
  return async () => {
    const { done } = await session.do({ do: 'leave' });
    if (!done) return;
    forget(host.kind, table);
    go({ page: 'home' }, true);
  };
}
