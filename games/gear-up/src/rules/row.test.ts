import { expect, test } from 'vitest';
import { newTable } from '../../test/whole-games.ts';
import { layCards, mixedRow } from './row.ts';
import type { Options, State } from '../state.ts';

const numbers = (count: number): number[] => [...Array(count).keys()];

/** Many tables with the cards of a round laid out. */
function laid(round: number, options: Partial<Options> = {}): State[] {
  return numbers(60).map((n) => {
    const s = newTable(1, options, n);
    s.round = round;
    s.shown = 5;
    layCards(s);
    return s;
  });
}

test('B38 B43 G56 in both rounds any of the ten turn cards may be left out', () => {
  for (const round of [1, 2]) expect(new Set(laid(round).map(({ row }) => row[9]))).toEqual(new Set(numbers(10)));
});

test('B39 the spawn cards of the first round lie face down in any order', () => {
  const tables = laid(1);
  for (const { under, shown } of tables) expect([under.toSorted(), shown]).toEqual([numbers(7), 0]);
  expect(new Set(tables.map(({ under }) => under.join())).size).toBeGreaterThan(50);
});

test('B44 B45 the boss cards of the second round lie face down: three of phase 1 in any order, then four of phase 2', () => {
  const tables = laid(2);
  for (const { under, shown } of tables)
    expect([under.slice(0, 3).toSorted(), under.slice(3).toSorted(), shown]).toEqual([numbers(3), numbers(4), 0]);
  expect(new Set(tables.map(({ under }) => under.slice(0, 3).join())).size).toBe(6);
  expect(new Set(tables.map(({ under }) => under.slice(3).join())).size).toBeGreaterThan(18);
});

test('T25 the mild row leaves out no. 3, 5, 7 or 10 in the first round, and any card in the second', () => {
  const out = (round: number) => new Set(laid(round, { mildRow: true }).map(({ row }) => row[9]! + 1));
  expect(out(1)).toEqual(new Set([3, 5, 7, 10]));
  expect(out(2).size).toBeGreaterThan(4);
});

test('T25 of the cards still face down a mild one is left out, if there is one', () => {
  const s = newTable(1, { mildRow: true });
  for (let n = 0; n < 20; n++) {
    expect([2, 9]).toContain(mixedRow(s, [0, 1, 2, 3, 9]).at(-1));
    expect(mixedRow(s, [0, 1, 3]).toSorted()).toEqual([0, 1, 3]);
  }
});
