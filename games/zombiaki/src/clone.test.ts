import { expect, test } from 'vitest';
import { playOut, randomGame } from '../test/random-games.ts';
import { clone } from './clone.ts';
import type { State } from './state.ts';

test('a copy equals its original at any moment, in the same order of fields', () => {
  for (let n = 0; n < 6; n++) randomGame(n, (s) => expect(JSON.stringify(clone(s))).toBe(JSON.stringify(s)));
});

test('what is played on a copy leaves the original as it was', () => {
  for (let n = 0; n < 4; n++) {
    const middle: State[] = [];
    randomGame(n, (s) => (s.kernel.tick === 20 ? middle.push(clone(s)) : 0));
    for (const s of middle) {
      const before = JSON.stringify(s);
      playOut(clone(s), [n, 2, 3, 4]);
      expect(JSON.stringify(s)).toBe(before);
    }
  }
});
