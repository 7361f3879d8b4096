/** What an undo takes back, in the words of the log. */
import type { Seat } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';
import type { TableWords } from '../text/table/words.ts';
import { grouped, logLines, type GroupedLine, type LogSource } from './log-lines.ts';
import { momentsOf } from './moments.ts';

/** How many answers go when a seat takes back its last one; 0: it has none. */
export function answersBackTo(entries: readonly LogEntry[], answers: number, seat: Seat): number {
  const moments = momentsOf(entries, answers);
  const last = moments.findLastIndex((moment) => moment.seat === seat);
  return last === -1 ? 0 : moments.length - last;
}

/** The lines about the last `back` answers, equal ones together. Some answers have none: nothing happened yet. */
export function linesTakenBack(
  entries: readonly LogEntry[],
  back: number,
  source: LogSource,
  words: Pick<TableWords, 'seat' | 'log'>,
): readonly GroupedLine[] {
  const first = back === 0 ? undefined : momentsOf(entries, source.now.answers).at(-back);
  const entry = entries.find((each) => each.type === 'answered' && each.events === first?.events);
  if (entry === undefined) return [];
  const lines = logLines(entries, source, words, entry.seq - 1).filter(({ at }) => at !== null);
  return grouped(lines, () => false);
}
