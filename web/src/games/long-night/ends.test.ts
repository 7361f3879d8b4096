import { shownOf } from '@horda/long-night/content/shown';
import type { View } from '@horda/long-night/view';
import { expect, test } from 'vitest';
import { endPictureOf } from './ends.tsx';
import { en } from './text/en.ts';

const BETRAYER = shownOf(null).betrayals;
const LOYAL = 0;

/** The stamp on the end of a game with these objectives, seat by seat, and these winners. */
function stampOf(ending: View['ending'], objectives: readonly number[], winners: readonly boolean[]): string {
  const players = objectives.map((objective) => ({ objective }));
  return endPictureOf({ ending, winners, players, pack: null } as unknown as View, en, 'en')!.stamp;
}

test('the evening belongs to a betrayer who wins alone', () => {
  expect(stampOf('morale', [LOYAL, BETRAYER], [false, true])).toBe(en.stamps.betrayal);
});

test('an exiled betrayer who wins beside the others does not take the evening from them', () => {
  expect(stampOf('objective', [LOYAL, BETRAYER], [true, true])).toBe(en.stamps.objective);
});

test('if nobody wins, the goal decides', () => {
  expect(stampOf('objective', [LOYAL, BETRAYER], [false, false])).toBe(en.stamps.objective);
  expect(stampOf('morale', [LOYAL, BETRAYER], [false, false])).toBe(en.stamps.fall);
});
