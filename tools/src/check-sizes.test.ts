import { expect, test } from 'vitest';
import { checkSizes, sizeReport } from './check-sizes.ts';

const file = (path: string, lines: number) => ({ path, text: 'x;\n'.repeat(lines) });

test('a source may have 300 lines, a test 500', () => {
  const long = [file('kernel/src/run.ts', 301), file('kernel/src/run.test.ts', 501)];
  const right = [file('kernel/src/rule.ts', 300), file('kernel/src/rule.test.ts', 500)];
  expect(checkSizes([...long, ...right]).map(({ path, what }) => `${path}: ${what}`)).toEqual([
    'kernel/src/run.ts: 301 lines, 300 at most: split it',
    'kernel/src/run.test.ts: 501 lines, 500 at most: split it',
  ]);
});

test('tables of data and words may be longer', () => {
  const tables = ['text/pl.ts', 'content/city.ts', 'rulebook.ts'].map((name) => file(`games/cisza/src/${name}`, 900));
  expect(checkSizes(tables)).toEqual([]);
});

test('the report names the longest file of a folder', () => {
  expect(sizeReport([file('kernel/src/run.ts', 20), file('kernel/src/rule.ts', 10)])).toBe(
    'kernel        2 files      30 lines, longest kernel/src/run.ts (20)',
  );
});
