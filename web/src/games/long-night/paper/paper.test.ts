import { expect, test } from 'vitest';
import { savedGame, toldFrom } from '../../../../test/told-game.ts';
import { press } from '../press.ts';
import { factsOf } from './facts.ts';
import { paper } from './paper.ts';

const factsIn = (file: string) => factsOf(toldFrom(paper, press, savedGame('long-night', file)));

test('where only a betrayer wins, the paper is about the betrayal', () => {
  const { kind, betrayers, winners, vote, morale } = factsIn('betrayal.json');
  expect({ kind, betrayers, winners, vote, morale }).toMatchInlineSnapshot(`
    {
      "betrayers": [
        2,
      ],
      "kind": "betrayal",
      "morale": 0,
      "vote": {
        "down": [
          1,
        ],
        "passed": true,
        "round": 1,
        "up": [
          3,
          2,
        ],
      },
      "winners": [
        2,
      ],
    }
  `);
});

test('where the goal is met, it is about the house with light in its windows', () => {
  const { kind, winners, deaths, round } = factsIn('objective.json');
  expect({ kind, winners, deaths: deaths.length, round }).toMatchInlineSnapshot(`
    {
      "deaths": 2,
      "kind": "win",
      "round": 2,
      "winners": [
        0,
        1,
      ],
    }
  `);
});

test('where morale is lost, it is about the last loss', () => {
  const { kind, cause, morale, zombies, deaths } = factsIn('morale.json');
  expect({ kind, cause, morale, zombies, deaths: deaths.length }).toMatchInlineSnapshot(`
    {
      "cause": "death",
      "deaths": 4,
      "kind": "fall",
      "morale": 0,
      "zombies": 11,
    }
  `);
});
