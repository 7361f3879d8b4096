/** The worst log that the limits of a table allow: what reading it costs is a bound for all tables. */
import { findGame, type RegisteredGame } from '@horda/games';
import { apply, openAsk, opening, seal, type AnyGame, type Save, type Sealed } from '@horda/kernel';
import type { Command } from '@horda/protocol';
import type { Line, Listing } from '../src/store.ts';
import { decide, MOST_LINES } from '../src/table/decide.ts';
import { readFirst, readNext } from '../src/table/history.ts';
import type { Created } from '../src/table/records.ts';
import { MOST_UNDOS, type Table } from '../src/table/table.ts';

/** On an open floor somebody can mark something and take the mark back for ever; of all games, answers cost most here. */
const entry = findGame('gear-up')!;
const { game } = entry;
const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));

/** The most answers between two kept states in the longest game. */
export const FARTHEST = 256;

const MADE: Created = {
  type: 'created',
  game: game.id,
  version: game.version,
  options,
  seats: 2,
  bots: [null, null],
  listed: false,
  hints: true,
  clock: { kind: 'none' },
  pace: 0,
  origin: { kind: 'new', secret: 's', commitment: 'c' },
  people: [
    { name: 'Ada', entropy: '' },
    { name: 'Bob', entropy: '' },
  ],
  host: 0,
};

export interface WorstLog {
  readonly lines: readonly Line[];
  /** The number of the line with which both agree to take back 26,000 answers. */
  readonly largeUndo: number;
  /** The number of the last line that takes back an answer. */
  readonly lastUndo: number;
}

/** `added` is called for each line with the table after it; `played` may be a game that counts. */
export function worstLog(played = entry, added: (line: Line) => void = () => {}): WorstLog {
  const lines: Line[] = [{ table: 't', seq: 1, at: 0, command: null, body: JSON.stringify(MADE) }];
  const table = readFirst(
    () => played,
    lines[0],
    () => {},
  );
  const add = (seat: number, command: Command): number => {
    const record = decide(table, { seat, since: 1, host: seat === 0 }, command, [1, 2, 3, 4]);
    const line = { table: table.id, seq: table.seq + 1, at: 0, command: null, body: JSON.stringify(record) };
    lines.push(line);
    readNext(table, line, () => {});
    added(line);
    return line.seq;
  };
  const answer = (seat: number): number =>
    add(seat, { do: 'answer', askedAt: table.askedAt, picks: [anyMark(table, seat)] });
  const undo = (seat: number): number => add(seat, { do: 'undo', askedAt: table.askedAt });

  add(0, { do: 'start' });
  // Seat 1 marks something early on …
  while (table.answers.length < 9_000) answer(0);
  answer(1);
  while (table.answers.length < 35_000) answer(0);
  // … seat 0 undoes again and again, far from the last kept state …
  while (table.answers.length % FARTHEST !== FARTHEST - 1) answer(0);
  for (let i = 0; i < 300; i++) {
    undo(0);
    answer(0);
  }
  // … both agree to take back everything since seat 1's mark; then seat 0 goes on undoing one by one.
  add(1, { do: 'propose', what: 'undo' });
  const largeUndo = add(0, { do: 'vote', proposal: table.proposal!.seq, yes: true });
  for (let i = 0; i < 300; i++) undo(0);
  while (table.seq + 2 * (MOST_UNDOS - table.undos) < MOST_LINES) answer(0);
  let lastUndo = 0;
  while (table.undos < MOST_UNDOS) {
    answer(0);
    lastUndo = undo(0);
  }
  while (table.seq < MOST_LINES) answer(0);
  return { lines, largeUndo, lastUndo };
}

/** Something that a seat can mark, or a mark that it can take back. */
const anyMark = ({ state }: Table, seat: number) => openAsk(state!, seat)!.options[0]!;

/** A saved game with as many answers as an import may have. */
export function longestSave(answers = 20_000): Sealed {
  const given: Save['answers'][number][] = [];
  const begun: Save = { game: game.id, version: game.version, options, seats: 2, seed: [1, 2, 3, 4], answers: given };
  const s = opening(game, begun);
  while (given.length < answers) {
    const answer = { tick: s.kernel.tick, seat: 0, picks: [openAsk(s, 0)!.options[0]!] };
    apply(game, s, answer);
    given.push(answer);
  }
  return seal(game, begun);
}

/** How a table with this log is listed. */
export const LISTING: Listing = { game: game.id, status: 'playing', listed: false, wake: null, touched: 0 };

/** Counts the answers that the rules are given: for each, the kernel looks up a rule of the game once. */
export class Counting {
  answers = 0;
  /** The game, counted. */
  readonly entry: RegisteredGame;
  /** The same game, not counted. */
  readonly plain = entry;

  constructor() {
    const count = (): void => void this.answers++;
    const counted = new Proxy<AnyGame>(game, {
      get(target, name) {
        if (name === 'rules') count();
        return Reflect.get(target, name) as unknown;
      },
    });
    this.entry = { ...entry, game: counted };
  }

  /** The answers that `work` costs: all of them, and the most in one turn of the event loop, when nobody else is served. */
  async of(work: () => Promise<unknown>): Promise<{ readonly all: number; readonly most: number }> {
    const start = this.answers;
    let [most, before, isOver] = [0, start, false];
    const turn = (): void => {
      most = Math.max(most, this.answers - before);
      before = this.answers;
      if (!isOver) setImmediate(turn);
    };
    turn();
    await work();
    isOver = true;
    turn();
    return { all: this.answers - start, most };
  }
}
