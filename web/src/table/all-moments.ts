/** All moments of a game. A table made from a saved game does not have the save's own answers in its log: they are looked up. */
import type { LogEntry } from '@horda/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { momentsOf, type Moment } from './moments.ts';
import type { TableSession } from './session.ts';

/** So many moments are requested at once. */
const AT_ONCE = 20;

/** The moments before `first`, oldest first. */
export async function earlierMoments(first: number, look: (at: number) => Promise<Moment>): Promise<readonly Moment[]> {
  const found: Moment[] = [];
  for (let from = 0; from < first; from += AT_ONCE) {
    const wanted = Array.from({ length: Math.min(AT_ONCE, first - from) }, (_, i) => from + i);
    found.push(...(await Promise.all(wanted.map(look))));
  }
  return found.map(({ at, seat, events }) => ({ at, seat, events }));
}

/** The moments of the log at first, and all of a finished game once they have come. */
export function useAllMoments({ question, now, info }: TableSession, entries: readonly LogEntry[]): readonly Moment[] {
  const told = useMemo(() => momentsOf(entries, now.answers), [entries, now.answers]);
  const [earlier, setEarlier] = useState<readonly Moment[]>([]);
  const missing = info.status === 'over' && info.origin !== 'new' ? (told[0]?.at ?? now.answers + 1) : 0;
  useEffect(() => {
    if (missing === 0) return;
    let shown = true;
    const look = async (at: number): Promise<Moment> => {
      const seen = await question({ ask: 'look', at });
      if (seen.ask !== 'look') throw new Error('another answer than was asked for');
      return seen;
    };
    earlierMoments(missing, look).then(
      (all) => shown && setEarlier(all),
      // Without them the end is told from what the log holds.
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [missing]);
  return useMemo(() => [...earlier.filter(({ at }) => at < missing), ...told], [earlier, told, missing]);
}
