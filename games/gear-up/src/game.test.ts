import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newTable, randomGame } from '../test/whole-games.ts';
import { gearUp } from './game.ts';
import { ENDINGS } from './state.ts';

test('G63 nobody leaves the game: every survivor stays at the table to the end, whoever answers for the seat', () => {
  for (let n = 1; n < 6; n++) {
    const counts = new Set<number>();
    randomGame(n, (s) => counts.add(s.survivors.length).add(gearUp.seats(s)));
    expect([...counts]).toEqual([1 + (n % 6)]);
  }
});

test('B103 B104 B105 T28 every game ends in one of three ways, for all alike', () => {
  for (let n = 0; n < 6; n++) {
    const s = randomGame(n);
    expect(ENDINGS).toContain(s.ending);
    expect(new Set(gearUp.outcome(s)).size).toBe(1);
    expect([s.kernel.asks, s.kernel.stack]).toEqual([[], []]);
  }
  expect(gearUp.endings).toEqual(['victory', 'death', 'outOfTime']);
});

test('T28 shares of a victory add up to one, whatever the number of players', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...ENDINGS), (seats, ending) => {
      const s = newTable(seats);
      s.ending = ending;
      const total = gearUp.outcome(s)!.reduce((sum, share) => sum + share, 0);
      expect(total).toBeCloseTo(ending === 'victory' ? 1 : 0);
    }),
    { seed: 2, numRuns: 18 },
  );
});
