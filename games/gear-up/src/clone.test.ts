import { apply, seeded } from '@horda/kernel';
import { difference, randomAnswer } from '@horda/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newTable, playOut, randomGame } from '../test/whole-games.ts';
import { clone } from './clone.ts';
import { BOSSES } from './content/content.ts';
import { gearUp } from './game.ts';
import type { State } from './state.ts';

const anyTable = fc.record({
  seats: fc.integer({ min: 1, max: 6 }),
  n: fc.nat(500),
  boss: fc.constantFrom(...BOSSES),
  answers: fc.nat(60),
});

/** A table in the middle of a game played by chance. */
function middle({
  seats,
  n,
  boss,
  answers,
}: {
  seats: number;
  n: number;
  boss: (typeof BOSSES)[number];
  answers: number;
}): State {
  const s = newTable(seats, { boss, survivors: n % 2 === 0 ? 'choose' : 'random' }, n);
  const dice = seeded([n, seats, answers, 9]);
  for (let i = 0; i < answers && s.kernel.asks.length > 0; i++) apply(gearUp, s, randomAnswer(s, dice) as never);
  return s;
}

test('a copy equals its original at any moment, in the same order of fields', () => {
  const differing: number[] = [];
  for (let n = 0; n < 4; n++)
    randomGame(n, (s) => {
      if (JSON.stringify(clone(s)) !== JSON.stringify(s)) differing.push(n);
    });
  expect(differing).toEqual([]);
});

/** Paths at which two values are one and the same object. */
function shared(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return [];
  if (a === b) return [path];
  return Object.entries(a).flatMap(([key, value]) =>
    shared(value, (b as Record<string, unknown>)[key], /^\d+$/.test(key) ? `${path}[]` : `${path}.${key}`),
  );
}

test('a copy shares only what is replaced and never changed', () => {
  const found = new Set<string>();
  for (let n = 0; n < 4; n++) randomGame(n, (s) => shared(clone(s), s).map((path) => found.add(path)));
  expect([...found].toSorted()).toEqual([
    '.before',
    '.deeds',
    // A single question: its answer is never kept in it.
    '.kernel.asks[]',
    '.kernel.asks[].answer',
    '.kernel.asks[].floor',
    '.kernel.asks[].options',
    '.kernel.events[]',
    '.kernel.stack[].my.amounts',
    '.kernel.stack[].my.anew',
    '.kernel.stack[].my.hard',
    '.kernel.stack[].my.icons',
    '.kernel.stack[].pick',
    '.kernel.stack[].picks',
    '.kernel.stack[].votes',
    '.options',
    '.survivors[].attack.now',
    '.survivors[].attack.spared',
    '.wave',
  ]);
});

test('whatever is played on a copy, the original stays as it was', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const s = middle(table);
      const before = JSON.stringify(s);
      playOut(clone(s), [table.n, 2, 3, 4]);
      expect(JSON.stringify(s)).toBe(before);
    }),
    { seed: 8, numRuns: 12 },
  );
});

test('whatever is played on the original, a copy stays as it was', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const s = middle(table);
      const copy = clone(s);
      const before = JSON.stringify(copy);
      playOut(s, [table.n, 5, 6, 7]);
      expect(JSON.stringify(copy)).toBe(before);
    }),
    { seed: 9, numRuns: 12 },
  );
});

test('a state that went through JSON plays on as the original does', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const s = middle(table);
      const read = JSON.parse(JSON.stringify(s)) as State;
      expect(difference(read, s)).toBeNull();
      const ends = [s, read].map((one) => playOut(one, [table.n, 8, 9, 1]));
      expect(JSON.stringify(ends[1])).toBe(JSON.stringify(ends[0]));
    }),
    { seed: 10, numRuns: 12 },
  );
});
