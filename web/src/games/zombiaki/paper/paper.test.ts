import { expect, test } from 'vitest';
import { savedGame, toldFrom } from '../../../../test/told-game.ts';
import { press } from '../press.ts';
import { factsOf } from './facts.ts';
import { paper } from './paper.ts';

const factsIn = (file: string) => factsOf(toldFrom(paper, press, savedGame('zombiaki', file)));

test('the front page is about the zombie that came over the Barricade', () => {
  const { ending, hero, field, turn, untilDawn, lanes, destroyed } = factsIn('moskwa.json');
  expect({ ending, hero: hero?.name, field, turn, untilDawn, lanes, destroyed }).toMatchInlineSnapshot(`
    {
      "destroyed": 2,
      "ending": "barricade",
      "field": 2,
      "hero": "dmitri",
      "lanes": [
        1,
        2,
        0,
      ],
      "turn": 10,
      "untilDawn": 17,
    }
  `);
});

test('at dawn it is about the last zombie that the humans destroyed', () => {
  const { ending, hero, turn, turns, untilDawn, destroyed } = factsIn('moskwa-dawn.json');
  expect({ ending, hero: hero?.name, turn, turns, untilDawn, destroyed }).toMatchInlineSnapshot(`
    {
      "destroyed": 1,
      "ending": "dawn",
      "hero": "misha",
      "turn": 11,
      "turns": 34,
      "untilDawn": 0,
    }
  `);
});
