import { expect, test } from 'vitest';
import { mergedResults, readResults, type Result } from '../../app/results.ts';
import { companionsOf, FACES, facesOf, talliesOf } from './tally.ts';

let tables = 0;
const result = (more: Partial<Result> = {}): Result => ({
  host: 'online',
  table: `t${tables++}`,
  game: 'cisza',
  at: tables * 1000,
  end: 'lost',
  seats: 4,
  together: false,
  others: ['Ania', 'Bartek'],
  winners: ['Ania'],
  answers: 40,
  ...more,
});

test('shares come with their doubt, an equal share, the longest game and a nemesis', () => {
  const won = { end: 'won', winners: [] } as const;
  const results = [
    result(),
    result({ answers: 90 }),
    result({ winners: ['Bartek'] }),
    result(won),
    result({ end: 'broken', answers: 999 }),
    result({ ...won, game: 'gear-up', together: true, others: [] }),
  ];
  const [cisza, gearUp, ...more] = talliesOf(results);
  expect(more).toEqual([]);
  expect(cisza).toMatchObject({ game: 'cisza', played: 4, won: 1, fair: 0.25, longest: 90 });
  expect(cisza!.nemesis).toEqual({ name: 'Ania', times: 2 });
  expect(cisza!.low).toBeCloseTo(0.046, 3);
  expect(cisza!.high).toBeCloseTo(0.699, 3);
  // One win out of one says little.
  expect(gearUp).toMatchObject({ played: 1, won: 1, fair: null, nemesis: null, high: 1 });
  expect(gearUp!.low).toBeLessThan(0.25);
});

test('companions are those who played together, the latest first', () => {
  const results = [
    result({ at: 5, others: ['Ania'] }),
    result({ at: 9, others: ['Ania', 'Celina'], seats: 3 }),
    result({ at: 2, others: ['Bartek'], seats: 2, game: 'zombiaki' }),
  ];
  expect(companionsOf(results)).toEqual([
    { name: 'Ania', games: 2, duels: 0, at: 9, game: 'cisza' },
    { name: 'Celina', games: 1, duels: 0, at: 9, game: 'cisza' },
    { name: 'Bartek', games: 1, duels: 1, at: 2, game: 'zombiaki' },
  ]);
});

test('no two companions share a face while there are enough', () => {
  const names = ['Ania', 'Bartek', 'Celina', 'Edek', 'Darek', 'Ewa', 'Franek', 'Gosia'];
  expect(new Set(facesOf(names)).size).toBe(FACES);
  expect(facesOf(['Ania'])).toEqual(facesOf(['Ania', 'Edek']).slice(0, 1));
  expect(facesOf([...names, 'Hubert'])).toHaveLength(9);
});

test('results of a table are kept once, and odd ones not at all', () => {
  const [one, two] = [result({ at: 1 }), result({ at: 2 })];
  expect(mergedResults([one], [{ ...one, end: 'won' }, two])).toEqual([two, one]);
  const odd = [null, 'text', { ...one, host: 'elsewhere' }, { ...one, end: 'maybe' }, { ...one, at: 'today' }];
  expect(readResults([...odd, { ...one, others: [4, 'Bo'] }])).toEqual([{ ...one, others: ['Bo'] }]);
  expect(readResults('none')).toEqual([]);
});
