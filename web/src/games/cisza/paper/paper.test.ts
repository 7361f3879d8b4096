import { expect, test } from 'vitest';
import { savedGame, toldFrom } from '../../../../test/told-game.ts';
import { press } from '../press.ts';
import { factsOf } from './facts.ts';
import { paper } from './paper.ts';

const factsIn = (file: string) => factsOf(toldFrom(paper, press, savedGame('cisza', file)));

test('the front page is about the last shelter that fell, and the card that led them there', () => {
  const { seat, turn, how, cause, lost, falls, zombies, turns } = factsIn('four-visible.json');
  expect({ seat, turn, how, cause, lost: lost.length, zombies: zombies.length, turns }).toMatchInlineSnapshot(`
    {
      "cause": null,
      "how": "given",
      "lost": 2,
      "seat": 0,
      "turn": 25,
      "turns": 25,
      "zombies": 6,
    }
  `);
  expect(falls.at(-1)).toEqual({ seat, turn });
});

test('in a Final Attack it is about who fell in it', () => {
  const { how, falls, noises, rescued } = factsIn('final-attack.json');
  expect({ how, falls, noises: noises.length, rescued }).toMatchInlineSnapshot(`
    {
      "falls": [
        {
          "seat": 2,
          "turn": 26,
        },
        {
          "seat": 0,
          "turn": 85,
        },
        {
          "seat": 4,
          "turn": 115,
        },
      ],
      "how": "noise",
      "noises": 27,
      "rescued": 21,
    }
  `);
});
