import { run, seedOf } from '@horda/kernel';
import { expect, test } from 'vitest';
import { USUAL } from '../test/scene.ts';
import { DECKS } from './content/decks.ts';
import { zombiaki } from './game.ts';
import { seatOf } from './rules/cards.ts';
import { FIELDS, LANES, STREETS } from './content/board.ts';
import type { Options, State } from './state.ts';

const SEEDS = Array.from({ length: 60 }, (_, n) => seedOf(`set-up ${n}`));
const BOTH = ['moskwa', 'jubileusz'] as const;

function tables(options: Partial<Options> = {}): State[] {
  return SEEDS.map((seed) => zombiaki.setup({ ...USUAL, ...options }, 2, seed, null));
}

const different = (lists: readonly (readonly number[])[]): number => new Set(lists.map((list) => list.join())).size;
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
/** From the first to before the last. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

test('Z1 two play: one leads the zombies, the other the humans', () => {
  const [s] = tables() as [State];
  expect(zombiaki.players).toEqual([2, 2]);
  expect([seatOf(s, 'zombies'), seatOf(s, 'humans')].toSorted()).toEqual([0, 1]);
});

test.each(BOTH)('Z2 Z3 in %s each side has 40 cards', (deck) => {
  const sides = DECKS[deck].map(({ side }) => side);
  expect(sides).toEqual([...new Array<string>(40).fill('zombies'), ...new Array<string>(40).fill('humans')]);
});

test.each(BOTH)('Z7 Z8 Z9 in %s Dawn lies under the 39 other zombie cards, which are shuffled', (deck) => {
  const decks = tables({ deck }).map((s) => s.decks[0]);
  const dawn = DECKS[deck].findIndex(({ effect }) => effect === 'dawn');
  expect(new Set(decks.map(([first]) => first))).toEqual(new Set([dawn]));
  expect(decks.filter((cards) => sorted(cards).join() !== range(0, 40).join())).toEqual([]);
  expect(different(decks)).toBe(SEEDS.length);
});

test.each(BOTH)('Z10 in %s all 40 human cards are shuffled', (deck) => {
  const decks = tables({ deck }).map((s) => s.decks[1]);
  expect(decks.filter((cards) => sorted(cards).join() !== range(40, 80).join())).toEqual([]);
  expect(different(decks)).toBe(SEEDS.length);
});

test('Z6 Z11 Z13 nothing lies on the board, in the rows and on the discard piles', () => {
  const [s] = tables() as [State];
  const { zombies, things, lasting, jelly, rows, piles } = s;
  expect({ zombies, things, lasting, jelly, rows, piles }).toEqual({
    zombies: [],
    things: [],
    lasting: [],
    jelly: [],
    rows: [[], []],
    piles: [[], []],
  });
});

test('Z4 Z14 the board: three lanes and five streets make 15 fields, between the Barricade and the Cemetery', () => {
  expect(LANES.length * STREETS.length).toBe(FIELDS.length);
  expect(FIELDS).toEqual(range(0, 15));
});

test('Z12 Z51 the zombies begin, and have drawn four cards when they are first asked', () => {
  const [s] = tables() as [State];
  run(zombiaki, s);
  expect(s).toMatchObject({ active: 'zombies', turn: 1, step: 'discard', leader: 0 });
  expect([s.rows[0].length, s.rows[1].length]).toEqual([4, 0]);
  expect(s.kernel.asks.map(({ seat }) => seat)).toEqual([0]);
});

test('R59 the zombies are led by the first seat, by the second, or by whom chance picks', () => {
  const leaders = (zombies: Options['zombies']) => new Set(tables({ zombies }).map(({ leader }) => leader));
  expect(leaders('1')).toEqual(new Set([0]));
  expect(leaders('2')).toEqual(new Set([1]));
  expect(leaders('random')).toEqual(new Set([0, 1]));
});
