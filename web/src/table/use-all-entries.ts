/** The whole log of a table: a `welcome` brings only its last lines, the others are requested. */
import type { LogEntry, Question, Told } from '@horda/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { TableSession } from './session.ts';

/** `omitted`: the first line that is missing from `entries`; 0: none. */
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

/** The known entries at first, and the whole log once it has arrived. */
export function useAllEntries({ entries, omitted, question }: TableSession): readonly LogEntry[] {
  const [earlier, setEarlier] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    if (omitted === 0) return;
    let shown = true;
    completeEntries(entries, omitted, question).then(
      (all) => shown && setEarlier(all),
      // Without the whole log the end screen shows no statistics, but everything else.
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [omitted]);
  const last = earlier.at(-1)?.seq ?? 0;
  return earlier.length === 0 ? entries : [...earlier, ...entries.filter(({ seq }) => seq > last)];
}
