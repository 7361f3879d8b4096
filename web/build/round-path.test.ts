import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { roundPath } from './round-path.ts';

test('points come to lie on whole units, and their numbers stay apart', () => {
  expect(roundPath('M1.2345 2.06L.549 8.5H-3.04V7z')).toBe('M1 2L1 9H-3V7z');
  expect(roundPath('M1.98.5')).toBe('M2 1');
  expect(roundPath('m1e1 2c1-2 3-4 5 6')).toBe('m10 2c1-2 3-4 5 6');
});

test('small steps do not add up to a large mistake', () => {
  expect(roundPath('M0 0l.4.4.4.4.4.4.4.4')).toBe('M0 0l0 0 1 1 0 0 1 1');
  expect(roundPath('M.4 0h.4v5h.4v5z')).toBe('M0 0h1v5h0v5z');
  // After the end of a figure the next one begins where that one did.
  expect(roundPath('M.4 .4h9z m.2 .2h9z')).toBe('M0 0h9zm1 1h9z');
});

test('flags of arcs are flags, also where nothing stands between them', () => {
  expect(roundPath('M0 0a71.04 71 0 01-6.262-2.29')).toBe('M0 0a71 71 0 0 1-6-2');
  expect(roundPath('M0 0A5.25 5 0 00.55.55')).toBe('M0 0A5.3 5 0 0 0 1 1');
});

test('paths with an arc that a small shift would bend keep tenths', () => {
  expect(roundPath('M.26 0a5 5 0 10.55.55')).toBe('M.3 0a5 5 0 1 0 .5 .6');
  expect(roundPath('M.26 0a5 5 0 01 9.94 0')).toBe('M.3 0a5 5 0 0 1 9.9 0');
  expect(roundPath('M10.26 0A5 5 0 01 .26 0')).toBe('M10.3 0A5 5 0 0 1 .3 0');
});

test.each(['M1 2b3', 'M1 x', 'M1 2 3', 'M1 2z3', 'M1 2l'])('%s is no path', (path) => {
  expect(() => roundPath(path)).toThrow('path');
});

test('every path of the packaged set can be read', () => {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  const names = Object.keys(icons).filter((_, i) => i % 40 === 0);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names)
    for (const [, path = ''] of icons[name]!.body.matchAll(/ d="([^"]*)"/g)) {
      const count = (text: string): number => [...text.matchAll(/[a-df-z]/gi)].length;
      expect(count(roundPath(path))).toBe(count(path));
    }
});
