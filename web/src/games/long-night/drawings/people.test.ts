import { SURVIVOR_IDS } from '@horda/long-night/content/ids';
import { expect, test } from 'vitest';
import { LOOKS, portraitOf } from './people.ts';

test('every survivor has a face that was chosen for them, and no two are the same', () => {
  expect(LOOKS).toHaveLength(SURVIVOR_IDS.length);
  const faces = SURVIVOR_IDS.map((id, card) => portraitOf(card, id !== 'blue' && id !== 'sparky'));
  expect(new Set(faces).size).toBe(SURVIVOR_IDS.length);
});
