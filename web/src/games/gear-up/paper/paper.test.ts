import { expect, test } from 'vitest';
import { savedGame, toldFrom } from '../../../../test/told-game.ts';
import { press } from '../press.ts';
import { factsOf } from './facts.ts';
import { paper } from './paper.ts';

function factsIn(file: string) {
  const facts = factsOf(toldFrom(paper, press, savedGame('gear-up', file)));
  const { ending, seat, cause, bossCame, crossed, left, turns, killed } = facts;
  return { ending, seat, cause, bossCame, crossed: crossed.length, left, turns, killed };
}

test('a victory is about who struck the boss last', () => {
  expect(factsIn('pair-victory.json')).toMatchInlineSnapshot(`
    {
      "bossCame": true,
      "cause": null,
      "crossed": 44,
      "ending": "victory",
      "killed": 8,
      "left": 0,
      "seat": 1,
      "turns": 17,
    }
  `);
});

test('a death is about who died, and of what', () => {
  expect(factsIn('trio.json')).toMatchInlineSnapshot(`
    {
      "bossCame": false,
      "cause": "zombies",
      "crossed": 0,
      "ending": "death",
      "killed": 0,
      "left": 57,
      "seat": 1,
      "turns": 9,
    }
  `);
});

test('without time it is about what is left of the boss', () => {
  expect(factsIn('solo-too-late.json')).toMatchInlineSnapshot(`
    {
      "bossCame": true,
      "cause": null,
      "crossed": 48,
      "ending": "outOfTime",
      "killed": 8,
      "left": 1,
      "seat": 0,
      "turns": 18,
    }
  `);
});
