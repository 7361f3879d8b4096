import { expect, test } from 'vitest';
import { savedGame, toldFrom } from '../../../../test/told-game.ts';
import { press } from '../press.ts';
import { factsOf } from './facts.ts';
import { paper } from './paper.ts';

const factsIn = (file: string) => factsOf(toldFrom(paper, press, savedGame('zombicide', file)));

test('a lost mission is about who fell, where, and who stood there', () => {
  const { ending, hero, zone, crowd, round, kills } = factsIn('death.json');
  expect({ ending, hero, zone, crowd, round, kills }).toMatchInlineSnapshot(`
    {
      "crowd": [
        0,
        0,
        2,
      ],
      "ending": "death",
      "hero": 1,
      "kills": 0,
      "round": 8,
      "zone": 7,
    }
  `);
});

test('a won mission is about who killed most', () => {
  const { won, hero, killsBy, kills, rounds } = factsIn('won.json');
  expect({ won, hero, killsBy, kills, rounds }).toMatchInlineSnapshot(`
    {
      "hero": 2,
      "kills": 17,
      "killsBy": [
        5,
        0,
        10,
        0,
        2,
        0,
      ],
      "rounds": 9,
      "won": true,
    }
  `);
  expect(killsBy[hero]).toBe(Math.max(...killsBy));
});
