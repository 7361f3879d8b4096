/** Reads logs, and looks at earlier moments of a game. */
import type { AnyState } from '@horda/kernel';
import type { Told } from '@horda/protocol';
import type { Line } from '../store.ts';
import { fold, newTable, isAsleep, recordOf } from './fold.ts';
import type { Reader } from './project.ts';
import type { Created, TableRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { stateAfter } from './states.ts';
import type { Table, TableGame } from './table.ts';

/** Finds a game by its id. */
export type Games = (id: string) => TableGame | undefined;

/** A game, and the pack that it is played with; no pack: with the game's own cards. */
export type Wanted = Pick<Created, 'game'> & { readonly pack?: unknown };

/**
 * Makes sure that `Games` finds the game, if it exists, with the check of its packs if a pack is there: a page loads
 * either only when it is needed.
 */
export type FetchGame = (wanted: Wanted) => Promise<void>;

/** Sees a table after each line of its log. `proposed`: a proposal was open before that line. */
export type Watch = (table: Table, line: Line, record: TableRecord, proposed: boolean) => void;

/** The table that the log leads to. */
export function readLog(games: Games, lines: readonly Line[], watch: Watch = () => {}): Table {
  const [first, ...rest] = lines;
  const table = readFirst(games, first, watch);
  for (const line of rest) readNext(table, line, watch);
  return table;
}

export function readFirst(games: Games, first: Line | undefined, watch: Watch): Table {
  if (first === undefined) throw new Refusal('unknownTable', 'there is no such table');
  const made = recordOf(first) as Created;
  const entry = games(made.game);
  if (entry === undefined) throw new Refusal('unknownGame', `this server does not have the game ${made.game}`);
  const table = newTable(entry, first, made);
  watch(table, first, made, false);
  return table;
}

export function readNext(table: Table, line: Line, watch: Watch): void {
  const record = recordOf(line);
  const proposed = table.proposal !== null;
  fold(table, line, record);
  watch(table, line, record, proposed);
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
