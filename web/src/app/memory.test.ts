import { expect, test } from 'vitest';
import { readTables, withinBounds, type KnownTable } from './memory.ts';

const table = (id: string, more: Partial<KnownTable> = {}): KnownTable => ({
  host: 'online',
  table: id,
  game: 'cisza',
  key: 'k',
  opened: 1,
  ...more,
});

test('what is no table is left out, and what is wrong in one is mended', () => {
  const whole = table('a', { keys: { 0: 'x', 2: 'y' }, invite: 'i', watch: 'w', over: false });
  expect(readTables([whole])).toEqual([whole]);
  expect(readTables(null)).toEqual([]);
  expect(readTables({ 0: whole })).toEqual([]);
  const strange = [null, 7, 'a', [], {}, { ...whole, host: 'moon' }, { ...whole, table: 7 }, { ...whole, game: null }];
  expect(readTables([...strange, whole])).toEqual([whole]);
  const broken = { ...whole, key: 7, keys: { a: 'x', 0: 5, 1: 'z' }, invite: {}, watch: 1, opened: 1e300, over: 'yes' };
  expect(readTables([broken])).toEqual([table('a', { key: null, keys: { 1: 'z' }, opened: 0 })]);
});

test('when there are too many, the oldest finished ones go first', () => {
  const playing = Array.from({ length: 30 }, (_, i) => table(`p${i}`));
  const over = Array.from({ length: 30 }, (_, i) => table(`o${i}`, { over: true }));
  const kept = withinBounds([...over, ...playing]);
  expect(kept.map((each) => each.table)).toEqual([...over.slice(0, 20), ...playing].map((each) => each.table));
  const many = Array.from({ length: 60 }, (_, i) => table(`p${i}`));
  expect(withinBounds([table('new', { over: true }), ...many])).toHaveLength(50);
  expect(withinBounds([table('new', { over: true }), ...many])[0]!.table).toBe('new');
});
