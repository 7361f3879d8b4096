import { expect, test } from 'vitest';
import { flagWith } from './command-line.ts';

test.each([
  ['środek.json', '--load środek.json'],
  ['/home/ala/a-1.save.json', '--load /home/ala/a-1.save.json'],
  ['my game.json', "--load 'my game.json'"],
  ["Ala's.json", String.raw`--load 'Ala'\''s.json'`],
  ['$HOME', "--load '$HOME'"],
  ['--all', '--load=--all'],
])('%j can be copied into a shell', (file, expected) => {
  expect(flagWith('--load', file)).toBe(expected);
});
