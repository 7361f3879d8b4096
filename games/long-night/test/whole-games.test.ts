import { apply, run, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, type Dice } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { MAIN_OBJECTIVE_IDS, type MainObjectiveId } from '../src/content/ids.ts';
import { longNight } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import { ENDINGS, NONE, type Options, type State } from '../src/state.ts';

/** More answers than any game needs. */
const TOO_MANY = 5000;

/** Every item card lies somewhere; a card that is being played is the only one in nobody's pile. */
function cardsOnTable(s: State): number {
  return (
    s.places.reduce((sum, { deck }) => sum + deck.length, 0) +
    s.players.reduce((sum, { hand }) => sum + hand.length, 0) +
    s.survivors.reduce((sum, { items }) => sum + items.length, 0) +
    s.waste.length +
    s.removed.length +
    s.contributions.length +
    s.placed.length +
    s.hideout.length +
    s.looked.length +
    s.unseen.length +
    s.kernel.stack.reduce((sum, { my }) => sum + cardsAside(my as Aside), 0)
  );
}

/** Cards that lie open while their players decide about them. */
interface Aside {
  readonly offers?: readonly { readonly card: number }[];
  readonly stakes?: readonly unknown[];
  readonly cards?: readonly unknown[];
}

function cardsAside({ offers = [], stakes = [], cards = [] }: Aside): number {
  return offers.filter(({ card }) => card !== NONE).length + stakes.length + cards.length;
}

function playOut(options: Partial<Options>, seats: number, seed: number): State {
  const s = longNight.setup({ ...DEFAULTS, ...options }, seats, [seed, 2, 3, 4], null);
  const dice: Dice = [seed, 9, 9, 9];
  run(longNight, s);
  const cards = cardsOnTable(s);
  for (let answers = 0; s.kernel.asks.length > 0; answers++) {
    if (answers > TOO_MANY) throw new Error('the game does not end');
    const missing = cards - cardsOnTable(s);
    if (missing !== 0 && missing !== 1) throw new Error(`${missing} cards are missing`);
    apply(longNight as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
  }
  expect(cardsOnTable(s)).toBeLessThanOrEqual(cards);
  return s;
}

const PLAIN = MAIN_OBJECTIVE_IDS.filter((id): id is MainObjectiveId =>
  ['tribute', 'darkIsTheNight', 'convoy', 'restlessCrowd', 'outposts'].includes(id),
);

describe('whole games of random players', () => {
  test.each([2, 3, 4, 5])('L161 L203 L204 L219 %i players together come to an end with every objective', (seats) => {
    for (const objective of PLAIN)
      for (let seed = 0; seed < 4; seed++) {
        const s = playOut({ mode: 'coop', objective }, seats, seed);
        expect(ENDINGS).toContain(s.ending);
        expect(s.winners).toEqual(Array(seats).fill(s.ending === 'objective'));
      }
  });

  test.each([3, 4, 5])('L201 L202 %i players with goals of their own come to an end', (seats) => {
    for (const betrayer of ['perhaps', 'likely'] as const)
      for (let seed = 0; seed < 6; seed++) {
        const s = playOut({ mode: 'secret', objective: 'random', betrayer, elimination: seed % 2 === 0 }, seats, seed);
        expect(ENDINGS).toContain(s.ending);
        expect(s.winners).toHaveLength(seats);
      }
  });
});
