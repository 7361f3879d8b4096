/** What reading may cost on the worst log that the limits of a table allow, counted in answers that the rules apply. */
import { findGame } from '@horda/games';
import { openAsk } from '@horda/kernel';
import type { Command } from '@horda/protocol';
import { beforeAll, expect, test } from 'vitest';
import type { Line } from '../store.ts';
import { decide, MOST_LINES } from '../table/decide.ts';
import { look, readFirst, readNext, type Games } from '../table/history.ts';
import type { Created } from '../table/records.ts';
import { MOST_UNDOS, type Table, type TableGame } from '../table/table.ts';
import { Past } from './past.ts';
import { readLong } from './reading-logs.ts';
import { SLICE, Slices } from './slices.ts';

const { game } = findGame('gear-up')!;
/** How often the kernel has asked the game for its rules: `perAnswer` times for each answer. */
let asked = 0;
const counting: TableGame = {
  game: new Proxy(game, {
    get(target, name) {
      if (name === 'rules') asked++;
      return Reflect.get(target, name) as unknown;
    },
  }),
};
const games: Games = () => counting;
/** Measured below, with answers that are simply given one after the other. */
let perAnswer = 1;
const answersSince = (before: number): number => (asked - before) / perAnswer;

/** The most answers between two kept states in the longest game. */
const FARTHEST = 256;
/** The most lines between two kept tables in the longest log, plus the lines that are told at once. */
const MOST_READ = 2_048 + 500;

const MADE: Created = {
  type: 'created',
  game: 'gear-up',
  version: game.version,
  options: Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual])),
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

const lines: Line[] = [];
/** The most answers that one line has cost. */
let dearest = 0;

/** Adds the next line to the log, if the table allows it. */
function add(table: Table, seat: number, command: Command): void {
  const record = decide(table, { seat, since: 1, host: seat === 0 }, command, [1, 2, 3, 4]);
  const line = { table: table.id, seq: table.seq + 1, at: 0, command: null, body: JSON.stringify(record) };
  lines.push(line);
  const before = asked;
  readNext(table, line, () => {});
  dearest = Math.max(dearest, answersSince(before));
}

/** Marks something, or takes the mark back: on an open floor this can go on for ever. */
function answer(table: Table, seat: number): void {
  const [option] = openAsk(table.state!, seat)!.options;
  add(table, seat, { do: 'answer', askedAt: table.askedAt, picks: [option!] });
}

const undo = (table: Table, seat: number): void => add(table, seat, { do: 'undo', askedAt: table.askedAt });

let loaded: { table: Table; past: Past; longest: number };

beforeAll(async () => {
  lines.push({ table: 't', seq: 1, at: 0, command: null, body: JSON.stringify(MADE) });
  const table = readFirst(games, lines[0], () => {});
  add(table, 0, { do: 'start' });
  const begun = asked;
  for (let i = 0; i < 100; i++) answer(table, 0);
  perAnswer = (asked - begun) / 100;
  expect([perAnswer > 0, Number.isInteger(perAnswer)]).toEqual([true, true]);
  dearest = 0;
  // Seat 1 marks something early on …
  while (table.answers.length < 9_000) answer(table, 0);
  answer(table, 1);
  while (table.answers.length < 35_000) answer(table, 0);
  // … seat 0 undoes again and again, far from the last kept state …
  while (table.answers.length % FARTHEST !== FARTHEST - 1) answer(table, 0);
  for (let i = 0; i < 300; i++) {
    undo(table, 0);
    answer(table, 0);
  }
  // … both agree to take back everything since seat 1's mark; then seat 0 goes on undoing one by one.
  add(table, 1, { do: 'propose', what: 'undo' });
  add(table, 0, { do: 'vote', proposal: table.proposal!.seq, yes: true });
  expect(table.answers).toHaveLength(9_000);
  for (let i = 0; i < 300; i++) undo(table, 0);
  while (table.seq + 2 * (MOST_UNDOS - table.undos) < MOST_LINES) answer(table, 0);
  while (table.undos < MOST_UNDOS) {
    answer(table, 0);
    undo(table, 0);
  }
  while (table.seq < MOST_LINES) answer(table, 0);
  expect(() => undo(table, 0)).toThrow('at most 1000 times');
  const before = asked;
  loaded = await load();
  // The table's own count is right; the set-up accounts for a few more.
  expect(Math.abs(answersSince(before) - loaded.table.applied)).toBeLessThan(10);
});

/** A store that counts what is read from it. */
function source() {
  const read = { lines: 0 };
  const store = {
    lines: async (_: string, after: number, most = Infinity): Promise<readonly Line[]> => {
      const page = lines.slice(after, after + most);
      read.lines += page.length;
      return page;
    },
  };
  return { store, games, fetchGame: async () => {}, slices: new Slices(), read };
}

/** Loads the table. `longest`: the most answers and lines that were handled in one turn of the event loop. */
async function load(): Promise<{ table: Table; past: Past; longest: number }> {
  const past = new Past();
  let [turns, isOver, seenTurn, work, longest] = [0, false, 0, 0, 0];
  const tick = (): void => {
    turns++;
    if (!isOver) setImmediate(tick);
  };
  tick();
  let before = 0;
  const table = await readLong(source(), 't', null, (...seen) => {
    past.add(...seen);
    const { applied } = seen[0];
    work = (turns === seenTurn ? work : 0) + 1 + applied - before;
    seenTurn = turns;
    before = applied;
    longest = Math.max(longest, work);
  });
  isOver = true;
  return { table, past, longest };
}

test('a line costs at most the answers between two states that are kept', () => {
  expect(dearest).toBeGreaterThan(FARTHEST / 2);
  expect(dearest).toBeLessThanOrEqual(FARTHEST);
});

test('to load the longest log costs little more than its lines, and holds up nobody for longer than a slice', () => {
  const { table, longest } = loaded;
  expect(table.seq).toBe(MOST_LINES);
  expect(table.applied).toBeLessThan(MOST_LINES + 32 * MOST_UNDOS + 10 * FARTHEST);
  expect(longest).toBeLessThanOrEqual(SLICE + FARTHEST);
});

test('to come back costs nothing, to look costs the way from a state that was kept, to ask for old lines a short part of the log', async () => {
  const { table, past } = loaded;
  let before = asked;
  expect(past.latest(0, 1)).toMatchObject({ omitted: 1 });
  expect(past.latest(0, 1).entries).toHaveLength(500);
  expect(answersSince(before)).toBe(0);
  for (const at of [0, 1, 255, 8_999, 9_500, table.answers.length - 1, table.answers.length]) {
    before = asked;
    look(table, 0, at);
    expect(answersSince(before)).toBeLessThanOrEqual(FARTHEST);
  }
  for (const to of [1, 700, 2_047, 20_000, 36_000, 38_000, MOST_LINES - 600]) {
    before = asked;
    const from = source();
    const { entries } = await past.between(from, table, 0, { from: 1, to });
    expect(entries.map(({ seq }) => seq)).toEqual(lines.slice(Math.max(0, to - 500), to).map(({ seq }) => seq));
    expect(from.read.lines).toBeLessThan(MOST_READ + 500);
    expect(answersSince(before)).toBeLessThan(MOST_READ + 32 * MOST_UNDOS);
  }
});
