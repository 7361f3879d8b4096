import { run } from '@horda/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newTable, USUAL } from '../test/whole-games.ts';
import { isStandard, zombieCard } from './content/cards.ts';
import { BOSSES, DIFFICULTIES } from './content/content.ts';
import { HOUSE } from './content/house.ts';
import { gearUp } from './game.ts';
import { bossSide, bossTable, levelOf, waveOf } from './rules/table.ts';
import type { Options, State } from './state.ts';

const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const numbers = (count: number): number[] => [...Array(count).keys()];
const standing = ({ survivors }: State) => survivors.flatMap(({ street }) => street);
const isStandardCard = (s: State, card: number): boolean => isStandard(zombieCard(s, card).kind);
const many = (options: Partial<Options>, seats: number): State[] => numbers(40).map((n) => newTable(seats, options, n));

test('B1 B5 B6 B7 B9 B12 every survivor begins with full health, empty tracks and four weapons without upgrades', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const { survivors } = newTable(seats);
    expect(survivors).toHaveLength(seats);
    for (const one of survivors)
      expect(one).toMatchObject({
        health: HOUSE.tracks.health,
        armour: { gained: 0, used: 0 },
        ammo: { gained: 0, used: 0 },
        weapons: numbers(4).map(() => ({ upgrades: 0, fury: 0 })),
        due: 0,
      });
  }
});

test('B26 B150 a lone survivor has the health of the solo side', () => {
  expect(newTable(1).survivors.map(({ health }) => health)).toEqual([HOUSE.tracks.healthSolo]);
  expect(HOUSE.tracks.healthSolo).not.toBe(HOUSE.tracks.health);
});

test('B26 T24 survivors that are dealt all differ, and any of them may come to anybody', () => {
  const tables = many({ survivors: 'random' }, 6);
  for (const { survivors } of tables) expect(inOrder(survivors.map(({ survivor }) => survivor))).toEqual(numbers(6));
  expect(new Set(tables.map(({ survivors }) => survivors[0]!.survivor))).toEqual(new Set(numbers(6)));
});

test('B15 B27 B127 standard and special zombies are two piles, each in an order of its own', () => {
  const before = gearUp.setup(USUAL, 4, [1, 2, 3, 4], null);
  expect(inOrder(before.piles.standard)).toEqual(numbers(48));
  expect(inOrder(before.piles.special)).toEqual(numbers(24).map((card) => card + 48));
  const other = gearUp.setup(USUAL, 4, [4, 3, 2, 1], null);
  expect(other.piles.standard).not.toEqual(before.piles.standard);
  expect(other.piles.special).not.toEqual(before.piles.special);
});

test('B14 B30 B94 G58 everybody begins with the zombies of the difficulty, side by side on space 3, clean', () => {
  for (const difficulty of DIFFICULTIES)
    for (const seats of [1, 2, 4, 6]) {
      const s = newTable(seats, { difficulty });
      const { initial } = HOUSE.levels.find((level) => level.difficulty === difficulty)!;
      for (const { street } of s.survivors) {
        expect(street.filter(({ card }) => isStandardCard(s, card))).toHaveLength(initial.standard);
        expect(street.filter(({ card }) => !isStandardCard(s, card))).toHaveLength(initial.special);
        expect(street.every(({ space, crossed }) => space === 3 && crossed === 0)).toBe(true);
      }
      expect(s.piles.standard).toHaveLength(48 - seats * initial.standard);
      expect(s.piles.special).toHaveLength(24 - seats * initial.special);
      expect(inOrder([...standing(s).map(({ card }) => card), ...s.piles.standard, ...s.piles.special])).toEqual(
        numbers(72),
      );
    }
});

test('B30 the zombies that everybody got are told', () => {
  const s = newTable(3);
  expect(s.kernel.events.filter(({ type }) => type === 'zombiesDealt')).toEqual(
    s.survivors.map(({ street }, seat) => ({
      type: 'zombiesDealt',
      seat,
      zombies: street.map(({ card }) => ({ card, kind: zombieCard(s, card).kind })),
    })),
  );
});

test('B21 B33 the black side of the boss is for Easy alone, the black spawns for Easy and Normal', () => {
  const sides = DIFFICULTIES.map((difficulty) => {
    const s = newTable(4, { difficulty });
    return [bossSide(s), levelOf(s).spawns];
  });
  expect(sides).toEqual([
    ['black', 'black'],
    ['red', 'black'],
    ['red', 'red'],
    ['red', 'red'],
  ]);
});

test('B33 B89 B90 four players on Easy: A brings 3 standard zombies, B 2 and 1 special, C 1 and 2 special', () => {
  const s = newTable(4, { difficulty: 'easy' });
  expect((['A', 'B', 'C'] as const).map((letter) => waveOf(s, letter))).toEqual([
    { standard: 3, special: 0 },
    { standard: 2, special: 1 },
    { standard: 1, special: 2 },
  ]);
});

test('B33 B89 the spawn help card of each number of players is used', () => {
  for (const { players, black, red } of HOUSE.spawnHelp) {
    expect(waveOf(newTable(players, { difficulty: 'normal' }), 'C')).toEqual(black.C);
    expect(waveOf(newTable(players, { difficulty: 'hard' }), 'C')).toEqual(red.C);
  }
});

test('B31 B32 B40 the boss that was agreed on waits aside, in front of nobody', () => {
  for (const [number, boss] of BOSSES.entries()) {
    const s = newTable(3, { boss });
    expect(s.bossNumber).toBe(number);
    expect(s.boss.seat).toBe(-1);
    expect(gearUp.view(s, 0).boss).toMatchObject({ boss: number, seat: -1 });
  }
});

test('B135 the Pyramid has one crossed square on either side, the other bosses none', () => {
  for (const boss of BOSSES)
    for (const difficulty of ['easy', 'normal'] as const) {
      const s = newTable(2, { boss, difficulty });
      const { crossed } = gearUp.view(s, null).boss;
      expect(crossed).toHaveLength(boss === 'pyramid' ? 1 : 0);
      for (const cell of crossed) expect(bossTable(s).grid.squares[cell]!.sign).toBe('X');
    }
});

test('B133 nothing restricts what is drawn on the Super Abomination: no contact, mouth, weak point, line or member', () => {
  for (const difficulty of ['easy', 'normal'] as const) {
    const { printed, weak, mouth, members } = bossTable(newTable(2, { difficulty }));
    expect([printed.map, printed.track, weak, mouth, members.length]).toEqual([null, null, [], { lo: 0, hi: 0 }, 1]);
  }
});

test('T24 a boss left to chance may be any of the six', () => {
  const tables = many({ boss: 'random' }, 2);
  expect(inOrder([...new Set(tables.map(({ bossNumber }) => bossNumber))])).toEqual(numbers(6));
});

test('B34 T24 the commander is the seat that was named, or any', () => {
  expect(newTable(4, { commander: '3' }).commander).toBe(2);
  const tables = many({ commander: 'random' }, 4);
  expect(inOrder([...new Set(tables.map(({ commander }) => commander))])).toEqual(numbers(4));
});

test('B28 B38 G56 nine turn cards lie in the row, the tenth is left out: any of them, in any order', () => {
  const tables = many({}, 2);
  for (const { row } of tables) expect(inOrder(row)).toEqual(numbers(10));
  expect(new Set(tables.map(({ row }) => row[9]))).toEqual(new Set(numbers(10)));
  expect(new Set(tables.map(({ row }) => row.join())).size).toBe(tables.length);
});

test('B39 the seven spawn cards lie under turns 3 to 9', () => {
  const s = newTable(4);
  expect(inOrder(s.under)).toEqual(numbers(7));
  expect(gearUp.view(s, 0).under).toEqual([-1, -1, null, null, null, null, null, null, null]);
});

test('T25 with the mild row the card left out is no. 3, 5, 7 or 10', () => {
  expect(new Set(many({ mildRow: true }, 2).map(({ row }) => row[9]! + 1))).toEqual(new Set([3, 5, 7, 10]));
});

test('equal seeds lay equal tables, and the pack that was brought is played with', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer(), (seats, word) => {
      const lay = () => gearUp.setup({ ...USUAL, commander: 'random' }, seats, [word, 2, 3, 4], null);
      expect(lay()).toEqual(lay());
    }),
    { seed: 1, numRuns: 20 },
  );
  const pack = { ...HOUSE, tracks: { ...HOUSE.tracks, health: 7 } };
  const s = gearUp.setup(USUAL, 2, [1, 2, 3, 4], pack);
  run(gearUp, s);
  expect(s.survivors.map(({ health }) => health)).toEqual([7, 7]);
  expect(gearUp.view(s, 0)).toMatchObject({ pack, survivors: [{ mostHealth: 7 }, { mostHealth: 7 }] });
});
