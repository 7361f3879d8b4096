import fc from 'fast-check';
import { determinize, seedOfGame, type Seed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { hardened, idly, newTable, playOut, randomGame } from '../test/whole-games.ts';
import { gearUp } from './game.ts';
import { MILD } from './rules/row.ts';
import type { Options, State } from './state.ts';

const SERIES: Seed = [2, 7, 1, 8];
const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
const different = (lists: readonly (readonly number[])[]): number => new Set(lists.map((list) => list.join())).size;
const worlds = (s: State, seat = 0): State[] =>
  Array.from({ length: 40 }, (_, n) => determinize(gearUp, s, seat, seedOfGame(SERIES, n)));

/** Every moment of a game in which nobody attacks and nobody dies. */
function moments(seats: number, options: Partial<Options> = {}): State[] {
  const seen: State[] = [];
  idly(hardened(newTable(seats, options)), (s) => seen.push(gearUp.clone(s)));
  return seen;
}

const MOMENTS = moments(3);
const moment = (round: number, turn: number): State =>
  MOMENTS.find((s) => s.round === round && s.turn === turn && s.step === 'attack')!;
const anyMoment = fc.constantFrom(...MOMENTS);
const anySeed = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());

test('B27 T27 both piles are drawn anew from the same cards', () => {
  const s = moment(1, 4);
  for (const seat of [0, 1, 2])
    for (const pile of ['standard', 'special'] as const) {
      const drawn = worlds(s, seat).map(({ piles }) => piles[pile]);
      expect(different(drawn)).toBe(40);
      expect(new Set(drawn.map(sorted))).toEqual(new Set([sorted(s.piles[pile])]));
    }
});

test('B28 G56 T27 the face-down turn cards and the left-out one are drawn anew, those turned up stay', () => {
  const s = moment(1, 4);
  const drawn = worlds(s).map(({ row }) => row);
  for (const row of drawn) expect([row.slice(0, 4), sorted(row)]).toEqual([s.row.slice(0, 4), sorted(s.row)]);
  expect(different(drawn)).toBeGreaterThan(30);
  expect(new Set(drawn.map((row) => row[9]))).toEqual(new Set(s.row.slice(4)));
});

test('B39 T27 the face-down spawn cards are drawn anew, those turned up stay', () => {
  const s = moment(1, 6);
  const drawn = worlds(s).map(({ under }) => under);
  for (const under of drawn) expect([under.slice(0, 3), sorted(under)]).toEqual([s.under.slice(0, 3), sorted(s.under)]);
  expect(different(drawn)).toBeGreaterThan(15);
});

test('B44 B45 T27 the boss cards are drawn anew, each phase for itself', () => {
  const s = moment(2, 4);
  const drawn = worlds(s).map(({ under }) => under);
  for (const under of drawn) {
    expect(under[0]).toBe(s.under[0]);
    expect([sorted(under.slice(0, 3)), sorted(under.slice(3))]).toEqual(['0,1,2', '0,1,2,3']);
  }
  expect(different(drawn.map((under) => under.slice(0, 3)))).toBe(2);
  expect(different(drawn.map((under) => under.slice(3)))).toBeGreaterThan(12);
  const later = worlds(moment(2, 8)).map(({ under }) => under);
  for (const under of later) expect(under.slice(0, 5)).toEqual(moment(2, 8).under.slice(0, 5));
  expect(different(later)).toBe(2);
});

test('T25 with the mild row only what can be left out is left out', () => {
  const s = moments(2, { mildRow: true }).find(({ round, turn }) => round === 1 && turn === 3)!;
  const possible = s.row.slice(3).filter((card) => MILD.includes(card));
  expect(new Set(worlds(s).map(({ row }) => row[9]))).toEqual(new Set(possible));
});

test('B27 B28 T27 what is known stays, at any moment: a world differs from the true table in nothing but hidden order', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(2), anySeed, (s, seat, seed) => {
      const world = determinize(gearUp, s, seat, seed);
      expect(gearUp.view(world, seat)).toEqual(gearUp.view(s, seat));
      const hidden = ({ piles, row, under }: State): string[] =>
        [piles.standard, piles.special, row, under.slice(0, 3), under.slice(3)].map(sorted);
      // In the first round any spawn card may lie anywhere.
      const parts = (one: State): string[] =>
        s.round === 1 ? [...hidden(one).slice(0, 3), sorted(one.under)] : hidden(one);
      expect(parts(world)).toEqual(parts(s));
      expect(world.row.slice(0, s.turn)).toEqual(s.row.slice(0, s.turn));
      expect(world.under.slice(0, s.shown)).toEqual(s.under.slice(0, s.shown));
      const { survivors, boss, companions, discards, wave, before, deeds, commander, bossNumber, kills } = s;
      expect(world).toMatchObject({ survivors, boss, companions, discards, wave, before, deeds });
      expect(world).toMatchObject({
        commander,
        bossNumber,
        kills,
        kernel: { tick: s.kernel.tick },
      });
    }),
    { seed: 5, numRuns: 80 },
  );
});

test('T27 how things truly lie leaves no trace in a world: two tables that look alike give the same worlds', () => {
  fc.assert(
    fc.property(anyMoment, anySeed, (s, seed) => {
      const other = gearUp.clone(s);
      other.piles.standard.reverse();
      other.piles.special.reverse();
      other.row = [...s.row.slice(0, s.turn), ...s.row.slice(s.turn).toReversed()];
      const hidden = (from: number, to: number) => s.under.slice(Math.max(from, s.shown), to).toReversed();
      const parts = s.round === 2 ? [hidden(0, 3), hidden(3, 7)] : [hidden(0, 7)];
      other.under = [...s.under.slice(0, s.shown), ...parts.flat()];
      expect(determinize(gearUp, other, 0, seed)).toEqual(determinize(gearUp, s, 0, seed));
    }),
    { seed: 6, numRuns: 60 },
  );
});

test('T27 every world can be played to its end', () => {
  for (let n = 0; n < 6; n++) {
    const seen: State[] = [];
    randomGame(n, (s) => {
      if (s.kernel.tick % 20 === 5 && s.ending === null) seen.push(determinize(gearUp, s, 0, [n, s.kernel.tick, 1, 2]));
    });
    for (const world of seen.slice(0, 6)) expect(playOut(world, [n, 1, 2, 3]).ending).not.toBeNull();
  }
});

test('the true table is left as it was', () => {
  for (const s of MOMENTS.slice(0, 30)) {
    const before = JSON.stringify(s);
    worlds(s, 1);
    expect(JSON.stringify(s)).toBe(before);
  }
});
