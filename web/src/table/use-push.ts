/** Where push is on, the server of an opened table learns where this browser is told of its person's move. */
import { useEffect } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { pushFor } from '../calls/push.ts';
import type { TableSession } from './session.ts';

export function usePush(session: TableSession | null): void {
  const { push, language } = useSettings();
  const isPlayed = session !== null && session.seat !== null && session.host.kind === 'online';
  const isOver = session?.info.status === 'over' || session?.info.status === 'abandoned';
  const wants = push && isPlayed && !isOver;
  const table = session?.table;
  useEffect(() => {
    if (wants) void pushFor({ table: session!.table, key: session!.key }, language);
  }, [wants, table, language]);
}
