/** A table in memory: what its log says so far. */
import type { RegisteredGame } from '@horda/games';
import {
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

/** Of a game a table needs the rules of play, and nothing of its words. */
export type TableGame = Pick<RegisteredGame, 'game'>;

export interface Chair {
  name: string | null;
  held: 'free' | 'person' | 'bot';
  /** The bot that plays it now: its own, or one that stands in for a person. */
  bot: string | null;
  /** A stand-in for one question only: the line that put it, or that opened the floor it is on. */
  standIn: { readonly bot: string; readonly askedAt: number } | null;
  /** The line with which its owner sat down: whoever has the seat later is somebody else. */
  since: number;
  entropy: string;
  /** Nothing personal of its owner is kept: it was erased, and nothing has come since. */
  erased: boolean;
}

/** An answer in the line of play that now counts. */
export interface Given {
  readonly seq: number;
  readonly seat: Seat;
  readonly tick: number;
  readonly picks: readonly Choice[];
  /** The line with which the question was put. */
  readonly askedAt: number;
  /** The kernel's count of revelations after it. */
  readonly revealed: number;
  /** What its clock was given for it, in milliseconds. */
  earned: number;
}

/** The state after so many answers. */
export interface Kept {
  readonly answers: number;
  readonly state: AnyState;
}

export interface OpenProposal {
  readonly seq: number;
  readonly by: Seat;
  readonly what: 'undo' | 'abandon';
  readonly answers: number;
  readonly agreed: readonly Seat[];
}

export interface Table {
  readonly id: string;
  readonly entry: TableGame;
  readonly made: Created;
  /** The version of the rules by which it is played; not the game's own: it sleeps until it is migrated. */
  version: number;
  seq: number;
  /** When the latest line was written. */
  at: number;
  status: TableStatus;
  archived: boolean;
  readonly chairs: readonly Chair[];
  host: Seat | null;
  seed: Seed | null;
  /** The line with which play began, or went on by newer rules; nothing before it is taken back. 0: not yet. */
  begun: number;
  /** The state that the answers follow; null: the set-up from the seed. */
  start: AnyState | null;
  /** Null before the game begins, and while the table sleeps. */
  state: AnyState | null;
  answers: Given[];
  /** States on the way, so that what is taken back need not be played again from the beginning. None of them changes. */
  kept: readonly Kept[];
  /** After how many answers the next states are kept. */
  keepEvery: number;
  /** How many answers the rules were given to make this table, those included that were played again after an undo. */
  applied: number;
  /** The kernel's count of revelations before the first of `answers`. */
  revealed: number;
  /** The line with which the open questions were put. */
  askedAt: number;
  proposal: OpenProposal | null;
  /** For each seat the milliseconds it has left, and since when they run; `asked`: the question, or the floor, they are for. */
  readonly clock: { left: number[]; since: (number | null)[]; askedAt: number };
  rematch: string | null;
  /** The line that says so; 0: none does. */
  rematched: number;
  /** The table of the next chapter. */
  next: string | null;
  chatLines: number;
  /** How often answers were taken back. */
  undos: number;
  /** Lines that are no answers. */
  otherLines: number;
}

/** The bot that is to answer for `seat` now; null: a person is, or the seat is not asked, or the bot lets people go first. */
export function botAsked(table: Table, seat: Seat): string | null {
  if (hasOffer(table, seat)) return playsFor(table, seat);
  return isWaitedFor(table, seat) && !givesWay(table) ? playsFor(table, seat) : null;
}

/** Nobody waits for what `seat` may answer. A bot does answer: it says once what it thinks of an offer. */
function hasOffer({ status, state }: Table, seat: Seat): boolean {
  const ask = status !== 'playing' || state === null ? null : openAsk(state, seat);
  return ask?.offer !== undefined;
}

/** A person may still choose what a bot would take away. */
function givesWay(table: Table): boolean {
  const asking = table.state!.kernel.stack.at(-1)!;
  if (table.entry.game.rules.get(asking.rule)?.peopleFirst !== true) return false;
  return [...table.chairs.keys()].some((other) => isWaitedFor(table, other) && playsFor(table, other) === null);
}

/** The game waits for an answer of `seat`. An abandoned game has questions that nobody will answer. */
export function isWaitedFor({ status, state }: Table, seat: Seat): boolean {
  const ask = status !== 'playing' || state === null ? null : openAsk(state, seat);
  return ask !== null && isAwaited(ask);
}

/** The seats of persons for whom the game waits after a line, and did not wait before it. */
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

/** The line with which the open questions were put; on an open floor, the one with which it was opened. */
export function opened({ state, askedAt, answers }: Table): number {
  const first = state?.kernel.asks[0];
  const since = first?.floor?.since ?? first?.since;
  if (since === undefined) return askedAt;
  return answers[answers.findLastIndex(({ tick }) => tick < since) + 1]?.askedAt ?? askedAt;
}

/** Whether an answer of `seat` to what was put with line `line` is taken: it is open, or still stands as it was put then. */
export function isOpenTo({ state, askedAt, answers }: Table, seat: Seat, line: number): boolean {
  if (line === askedAt) return true;
  const given = answers.findLast((each) => each.askedAt === line);
  if (state === null || given === undefined) return false;
  return openAsks(state, seat).some((ask) => given.tick >= oldestTaken(ask, state.kernel.tick));
}

/** The seats of persons, who must agree to what concerns all; also of those for whom a bot plays now. */
export function persons({ chairs }: Table): readonly Seat[] {
  return chairs.flatMap(({ held }, seat) => (held === 'person' ? [seat] : []));
}

/** So often are answers taken back at one table: each time some of them are played again whenever the log is read. */
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

/** How many answers go when `seat` takes back its last one; 0: it has none that can go. */
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
