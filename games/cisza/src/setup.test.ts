import { run, seedOfGame, type Seed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { USUAL } from '../test/scene.ts';
import { RESOURCES } from './content/resources.ts';
import { cisza } from './game.ts';
import { SIZES } from './pack.ts';
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { en } from './text/en.ts';
import { RULEBOOK } from './text/rulebook.ts';

const SERIES: Seed = [5, 6, 7, 8];
const TABLES = [2, 3, 4, 5, 6];

function newTable(seats: number, options: Partial<Options> = {}, n = 0): State {
  const s = setup({ ...USUAL, ...options }, seats, seedOfGame(SERIES, n), null);
  run(cisza, s);
  return s;
}

function count(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

test('C1 C44 the city has 55 cards: 23 regular, 12 strong and 18 fast zombies and 2 Hordes', () => {
  expect(count(newTable(4).kinds)).toEqual({ regular: 23, strong: 12, fast: 18, horde: 2 });
});

test('C1 every city card can be a survivor: those in the deck and those dealt are all there are', () => {
  const s = newTable(6);
  const cards = [
    ...s.shelters.flatMap(({ survivors }) => survivors),
    ...Array.from({ length: s.city }, (_, card) => card),
  ];
  expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: SIZES.city }, (_, card) => card));
});

test('C2 the resource deck has as many of each card as the rulebook says', () => {
  const s = newTable(3);
  const cards = [...s.deck, ...s.shelters.flatMap(({ hand }) => hand)];
  const counts = count(cards);
  const { en: told } = RULEBOOK.find(({ id }) => id === 'C2')!;
  expect(told).toContain(`has ${SIZES.resources} cards`);
  expect(cards).toHaveLength(SIZES.resources);
  for (const card of RESOURCES) expect(told).toContain(`${en.cards[card].name} ${counts[card]}`);
});

test('C3 two to six people play', () => {
  expect(cisza.players).toEqual([2, 6]);
});

test.for(TABLES)('C3 C5 C6 C7 %i players get two survivors and three cards each; the rest are the decks', (seats) => {
  const s = newTable(seats);
  expect(
    s.shelters.map(({ survivors, hand, zombies, barriers }) =>
      [survivors, hand, zombies, barriers].map((zone) => zone.length),
    ),
  ).toEqual(Array.from({ length: seats }, () => [2, 3, 0, 0]));
  expect(cisza.view(s, null)).toMatchObject({
    city: { left: SIZES.city - 2 * seats, top: 'survivor' },
    deck: SIZES.resources - 3 * seats,
  });
});

test('C4 the city is shuffled: any kind may be on top and at the bottom', () => {
  const tables = Array.from({ length: 200 }, (_, n) => newTable(2, {}, n));
  const kinds = new Set(['regular', 'strong', 'fast', 'horde']);
  expect(new Set(tables.map((s) => s.kinds[s.city - 1]))).toEqual(kinds);
  expect(new Set(tables.map((s) => s.kinds[0]))).toEqual(kinds);
});

test('C4 C6 every city card lies survivor side up', () => {
  const s = newTable(4);
  expect(s.turned).toBe(false);
  expect(cisza.view(s, 0).city.top).toBe('survivor');
});

test('C7 the resources are shuffled: first hands differ from table to table', () => {
  const hands = Array.from({ length: 50 }, (_, n) => newTable(2, {}, n).shelters[0]!.hand.join());
  expect(new Set(hands).size).toBeGreaterThan(40);
});

test('C7 a hand is hidden from the others and from spectators', () => {
  const s = newTable(3);
  expect(cisza.view(s, 1).shelters.map(({ hand }) => hand)).toEqual([null, s.shelters[1]!.hand, null]);
  expect(cisza.view(s, null).shelters.map(({ hand }) => hand)).toEqual([null, null, null]);
});

test('C8 each deck has a discard pile of its own, empty at first', () => {
  expect(cisza.view(newTable(2), 0)).toMatchObject({ dead: [], lost: [], discard: [] });
});

test('C12 the first player is chosen …', () => {
  const s = newTable(4, { first: '3' });
  expect(s).toMatchObject({ active: 2, kernel: { asks: [{ seat: 2, prompt: 'mulligan.look' }] } });
});

test('C12 … or drawn, and then it may be anybody', () => {
  const first = Array.from({ length: 60 }, (_, n) => newTable(6, { first: 'random' }, n).active);
  expect(new Set(first)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test.for([
  ['easy', 3],
  ['normal', 2],
  ['hard', 1],
] as const)('C13 C5 in the %s game everybody begins with %i survivors', ([difficulty, each]) => {
  const s = newTable(4, { difficulty });
  expect(s.shelters.map(({ survivors }) => survivors.length)).toEqual([each, each, each, each]);
  expect(s.city).toBe(SIZES.city - 4 * each);
});
