/** Reads a whole log: to load a table, to tell what happened while somebody was away, to look at an earlier moment. */
import type { AnyState } from '@horda/kernel';
import type { Entry, Told } from '@horda/protocol';
import type { Line } from '../store.ts';
import { fold, found, isAsleep, recordOf, stateAfter } from './fold.ts';
import { entryOf, type Reader } from './project.ts';
import type { Created, TableRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Table, TableGame } from './table.ts';

/** The games at hand, by their id. */
export type Games = (id: string) => TableGame | undefined;

/** The table that the log leads to. `watch` sees it after every line; `proposed`: a proposal was open before that line. */
export function readLog(
  games: Games,
  lines: readonly Line[],
  watch?: (table: Table, line: Line, record: TableRecord, proposed: boolean) => void,
): Table {
  const [first, ...rest] = lines;
  if (first === undefined) throw new Refusal('unknownTable', 'there is no such table');
  const made = recordOf(first) as Created;
  const entry = games(made.game);
  if (entry === undefined) throw new Refusal('unknownGame', `this server does not have the game ${made.game}`);
  const table = found(entry, first, made);
  watch?.(table, first, made, false);
  for (const line of rest) {
    const record = recordOf(line);
    const proposed = table.proposal !== null;
    fold(table, line, record);
    watch?.(table, line, record, proposed);
  }
  return table;
}

/** What `reader` may know of the lines from `from` to `to`; the last `most` of them. */
export function entriesOf(
  games: Games,
  lines: readonly Line[],
  reader: Reader,
  from: number,
  to: number,
  most: number,
): { readonly entries: readonly Entry[]; readonly omitted: number } {
  const last = Math.min(to, lines.length);
  const first = Math.max(1, from, last - most + 1);
  const entries: Entry[] = [];
  if (first > last) return { entries, omitted: 0 };
  readLog(games, lines.slice(0, last), (table, line, record, proposed) => {
    if (line.seq >= first) entries.push(entryOf(table, line, record, reader, proposed));
  });
  return { entries, omitted: first > Math.max(1, from) ? Math.max(1, from) : 0 };
}

/** The state after answer `at` of the game. */
export function stateAt(table: Table, at: number): AnyState {
  if (isAsleep(table)) throw new Refusal('rulesChanged', 'the game was played by other rules than this server has');
  if (table.state === null) throw new Refusal('notStarted', 'there is nothing to see yet');
  if (at > table.answers.length)
    throw new Refusal('noSuchMoment', `the game has ${table.answers.length} answers so far`);
  return stateAfter(table, at);
}

/** The table at an earlier moment, through the eyes of `reader`. */
export function look(table: Table, reader: Reader, at: number): Told {
  const { game } = table.entry;
  const state = stateAt(table, at);
  const events = state.kernel.events.flatMap((event) => game.viewEvent(event, reader) ?? []);
  const seat = at === 0 ? null : table.answers[at - 1]!.seat;
  return { ask: 'look', at, of: table.answers.length, seat, events, view: game.view(state, reader) };
}
