import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { roundPath } from './round-path.ts';

test('coordinates become tenths, and stay apart', () => {
  expect(roundPath('M1.2345 2.06l-.449.55-3.04 0z')).toBe('M1.2 2.1l-.4 .6-3 0z');
  expect(roundPath('M1.98.5')).toBe('M2 .5');
  expect(roundPath('m1e1 2')).toBe('m10 2');
});

test('flags of arcs are flags, also where nothing stands between them', () => {
  expect(roundPath('a71.04 71 0 01-6.262-2.29')).toBe('a71 71 0 0 1-6.3-2.3');
  expect(roundPath('A5 5 0 10.55.55')).toBe('A5 5 0 1 0 .6 .6');
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
