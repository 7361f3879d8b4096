/** How many chat messages have come since the chat was last open. */
import { useEffect, useState } from 'preact/hooks';
import { saidIn } from './heard.tsx';
import { useSession } from './session.ts';

export function useUnread(isLooking: boolean): number {
  const { entries, seat } = useSession();
  const lines = saidIn(entries);
  const last = lines.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isLooking) setRead(last);
  }, [isLooking, last]);
  return isLooking ? 0 : lines.filter((line) => line.seq > read && line.seat !== seat).length;
}
