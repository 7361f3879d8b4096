/** A table in memory: what its log says so far. */
import type { RegisteredGame } from '@horda/games';
import {
  decidingInstead,
  isAwaited,
  oldestTaken,
  openAsk,
  openAsks,
  type AnyState,
  type Choice,
  type Seat,
  type Seed,
} from '@horda/kernel';
import type { TableStatus } from '@horda/protocol';
import type { Created } from './records.ts';

/** The part of a game that a table needs: its rules, but not its texts. */
export type TableGame = Pick<RegisteredGame, 'game' | 'missing' | 'phrases'>;

export interface Chair {
  name: string | null;
  held: 'free' | 'person' | 'bot';
  /** The bot that plays it now: its own, or one that stands in for a person. */
  bot: string | null;
  /** A bot for one question only; `askedAt` is the line that asked it, or that opened its floor. */
  standIn: { readonly bot: string; readonly askedAt: number } | null;
  /** The line with which its owner sat down; a later owner is a different person. */
  since: number;
  /** When its owner last did anything at the table. */
  heard: number;
  entropy: string;
  /** The owner's personal data was erased, and none was added since. */
  erased: boolean;
}

/** An answer that counts now: it was not taken back. */
export interface Given {
  readonly seq: number;
  readonly seat: Seat;
  readonly tick: number;
  readonly picks: readonly Choice[];
  /** The line that asked the question. */
  readonly askedAt: number;
  /** The kernel's count of revelations after it. */
  readonly revealed: number;
  /** What the seat's clock gained for it, in milliseconds. */
  earned: number;
}

/** The state after the first `answers` answers. */
export interface Kept {
  readonly answers: number;
  readonly state: AnyState;
}

export interface OpenProposal {
  readonly seq: number;
  readonly by: Seat;
  readonly what: 'undo' | 'abandon' | 'handOver';
  /** The seat for which a bot is to play. */
  readonly silent: Seat | null;
  readonly answers: number;
  readonly agreed: readonly Seat[];
}

export interface Table {
  readonly id: string;
  readonly entry: TableGame;
  /** As it was made, with what the host has changed since. */
  made: Created;
  /** The version of the rules it is played by. If the game has another, the table sleeps until it is migrated. */
  version: number;
  seq: number;
  /** When the latest line was written. */
  at: number;
  /** When the open questions were asked, or were open again; before the game, when somebody last took or left a seat. */
  moved: number;
  status: TableStatus;
  archived: boolean;
  /** When it will be removed unless somebody does something; null: not soon. */
  expires: number | null;
  readonly chairs: readonly Chair[];
  host: Seat | null;
  seed: Seed | null;
  /** The line at which play began, or continued by newer rules; nothing before it can be undone. 0: not yet. */
  begun: number;
  /** The state that the answers follow; null: the set-up from the seed. */
  start: AnyState | null;
  /** Null before the game begins, and while the table sleeps. */
  state: AnyState | null;
  answers: Given[];
  /** Earlier states, so that an undo need not replay the game from the beginning. They never change. */
  kept: readonly Kept[];
  /** How many answers lie between two kept states. */
  keepEvery: number;
  /** How many answers were applied to build this table, including those replayed after an undo. */
  applied: number;
  /** The kernel's count of revelations before the first of `answers`. */
  revealed: number;
  /** The line that asked the open questions. */
  askedAt: number;
  proposal: OpenProposal | null;
  /** For each seat: the milliseconds left, and since when they run. `askedAt`: the question or floor they are for. */
  readonly clock: { left: number[]; since: (number | null)[]; askedAt: number };
  rematch: string | null;
  /** The line that announced the rematch; 0: none did. */
  rematched: number;
  /** The table of the next chapter. */
  next: string | null;
  chatLines: number;
  /** How often answers were taken back. */
  undos: number;
  /** How many lines are not answers. */
  otherLines: number;
}

/** The bot that must answer for `seat` now. Null: a person must, nobody is asked, or the bot lets people go first. */
export function botAsked(table: Table, seat: Seat): string | null {
  const bot = playsFor(table, seat);
  // Most seats have none: this comes first.
  if (bot === null || hasOffer(table, seat)) return bot;
  return isWaitedFor(table, seat) && !givesWay(table) ? bot : null;
}

/** Whether `seat` has an offer. The game does not wait for the answer, but a bot always gives one. */
function hasOffer({ status, state }: Table, seat: Seat): boolean {
  const ask = status !== 'playing' || state === null ? null : openAsk(state, seat);
  return ask?.offer !== undefined;
}

/** Whether bots must wait because a person may still choose something that a bot could take away. */
function givesWay(table: Table): boolean {
  const asking = table.state!.kernel.stack.at(-1)!;
  if (table.entry.game.rules.get(asking.rule)?.peopleFirst !== true) return false;
  return [...table.chairs.keys()].some((other) => isWaitedFor(table, other) && playsFor(table, other) === null);
}

/**
 * Whether the game waits for an answer from `seat`. An abandoned game has open questions, but waits for nobody. What all
 * decide in common waits for people in the place of bots.
 */
export function isWaitedFor(table: Table, seat: Seat): boolean {
  const { status, state, entry } = table;
  const ask = status !== 'playing' || state === null ? null : openAsk(state, seat);
  if (ask === null) return false;
  if (ask.floor === undefined) return isAwaited(ask);
  const people = decidingInstead(entry.game.rules, state!, (other) => isPlayedByPerson(table, other));
  return people.length === 0 ? isAwaited(ask) : people.includes(seat);
}

/** Whether a person sits there for whom no bot plays. */
function isPlayedByPerson(table: Table, seat: Seat): boolean {
  return table.chairs[seat]!.held === 'person' && playsFor(table, seat) === null;
}

/** The seats of persons for whom the game waits after a line but did not wait before it. */
export function newlyAwaited(before: Table, after: Table): readonly Seat[] {
  if (after.askedAt === before.askedAt && after.status === before.status) return [];
  const isSameFloor = opened(after) !== after.askedAt && opened(after) === opened(before);
  return persons(after).filter(
    (seat) => isWaitedFor(after, seat) && !(isSameFloor && isWaitedFor(before, seat)) && playsFor(after, seat) === null,
  );
}

/** The bot that plays the seat now, perhaps for this question only. */
export function playsFor(table: Table, seat: Seat): string | null {
  const { bot, standIn } = table.chairs[seat]!;
  if (bot !== null) return bot;
  return standIn !== null && standIn.askedAt === opened(table) ? standIn.bot : null;
}

/** The line that asked the open questions; on an open floor, the line that opened the floor. */
export function opened({ state, askedAt, answers }: Table): number {
  const first = state?.kernel.asks[0];
  const since = first?.floor?.since ?? first?.since;
  if (since === undefined) return askedAt;
  return answers[answers.findLastIndex(({ tick }) => tick < since) + 1]?.askedAt ?? askedAt;
}

/** Whether `seat` may still answer what line `line` asked: the question is open, or has not changed since then. */
export function isOpenTo({ state, askedAt, answers }: Table, seat: Seat, line: number): boolean {
  if (line === askedAt) return true;
  const given = answers.findLast((each) => each.askedAt === line);
  if (state === null || given === undefined) return false;
  return openAsks(state, seat).some((ask) => given.tick >= oldestTaken(ask, state.kernel.tick));
}

/** The seats of persons, all of whom must agree to a proposal, even those for whom a bot plays now. */
export function persons({ chairs }: Table): readonly Seat[] {
  return chairs.flatMap(({ held }, seat) => (held === 'person' ? [seat] : []));
}

/** The most undos at one table: each undo makes every later reading of the log replay some answers. */
export const MOST_UNDOS = 1_000;

/** How many of its own last answers `seat` may take back without asking. */
export function freeUndo(table: Table, seat: Seat | null): number {
  if (seat === null || table.status !== 'playing') return 0;
  const { answers, begun, revealed, undos } = table;
  const least = Math.max(0, answers.length - (MOST_UNDOS - undos));
  let n = answers.length;
  while (n > least) {
    const last = answers[n - 1]!;
    const before = n > 1 ? answers[n - 2]!.revealed : revealed;
    if (last.seat !== seat || last.seq <= begun || last.revealed !== before) break;
    n--;
  }
  return answers.length - n;
}

/** How many answers are removed when `seat` takes back its last one; 0: it has none to take back. */
export function backToOwn({ answers, begun }: Table, seat: Seat): number {
  const at = answers.findLastIndex((given) => given.seat === seat);
  return at === -1 || answers[at]!.seq <= begun ? 0 : answers.length - at;
}

/** A copy that a line can be tried on. */
export function copyTable(table: Table): Table {
  const { entry, state, chairs, answers, clock } = table;
  return {
    ...table,
    chairs: chairs.map((chair) => ({ ...chair })),
    state: state === null ? null : entry.game.clone(state),
    answers: answers.slice(),
    clock: { left: clock.left.slice(), since: clock.since.slice(), askedAt: clock.askedAt },
  };
}
