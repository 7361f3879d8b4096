/** The whole log of a table: a welcome brings only its last lines, the others are asked for. */
import type { LogEntry, Question, Told } from '@horda/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { TableSession } from './session.ts';

/** `omitted`: the first line that `entries` lack; 0: none. */
export async function completeEntries(
  entries: readonly LogEntry[],
  omitted: number,
  ask: (question: Question) => Promise<Told>,
): Promise<readonly LogEntry[]> {
  let [all, missing] = [entries, omitted];
  while (missing > 0) {
    const told = await ask({ ask: 'history', from: missing, to: (all[0]?.seq ?? 1) - 1 });
    if (told.ask !== 'history' || told.entries.length === 0) break;
    all = [...told.entries, ...all];
    missing = told.omitted;
  }
  return all;
}

/** What is there at once, and the rest when it has come. */
export function useAllEntries({ entries, omitted, question }: TableSession): readonly LogEntry[] {
  const [earlier, setEarlier] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    if (omitted === 0) return;
    let shown = true;
    completeEntries(entries, omitted, question).then(
      (all) => shown && setEarlier(all),
      // Without it the numbers of the game are not shown; the rest is.
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [omitted]);
  const last = earlier.at(-1)?.seq ?? 0;
  return earlier.length === 0 ? entries : [...earlier, ...entries.filter(({ seq }) => seq > last)];
}
