/**
 * The table at which Cisza is taught: a new game of three with all cards, which are not shuffled but in the order of
 * the story. It is written out because the page does not have the rules; a test checks it against them.
 */
import type { Kind } from '@horda/cisza/content/city';
import type { Resource } from '@horda/cisza/content/resources';
import type { Options, Shelter, State } from '@horda/cisza/state';

export const SEATS = 3;
export const OPTIONS: Options = {
  difficulty: 'normal',
  expert: false,
  surprise: 'turn',
  first: '1',
  stallGuard: false,
};
const SURVIVORS = 2;
const HAND = 3;

/** Both decks from the top: the dealt cards, the cards that the story needs, and the rest in random order. */
const CITY = `
  fast regular fast fast regular regular
  fast regular strong regular fast strong fast strong regular
  regular strong regular fast regular strong strong strong regular regular regular strong regular strong horde fast
  strong fast strong fast fast fast regular fast regular regular regular strong fast fast regular regular regular fast
  fast regular fast horde regular regular
`;
const RESOURCES = `
  walkieTalkie megaphone barricade surprise axe sacrifice surprise megaphone axe
  revolver drone sabotage revolver megaphone shotgun axe flare barricade alarm shotgun walkieTalkie
  revolver shotgun surprise bribery surprise shotgun sacrifice barricade mines revolver eviction shotgun shotgun drone
  megaphone alarm drone surprise drone drone flare barricade flare eviction drone surprise mines sniperRifle bribery
  surprise walkieTalkie sabotage walkieTalkie sniperRifle
`;

/** The first question: whether the learner keeps the hand. */
export function tutorialStart(): State {
  const kinds = fromBottom<Kind>(CITY);
  const deck = fromBottom<Resource>(RESOURCES);
  const dealt = SEATS * SURVIVORS;
  const shelter = (_: unknown, seat: number): Shelter => ({
    survivors: Array.from({ length: SURVIVORS }, (__, i) => kinds.length - 1 - seat * SURVIVORS - i),
    barriers: [],
    zombies: [],
    hand: deck.splice(-HAND).toReversed(),
    alive: true,
  });
  return {
    kernel: {
      rng: [1, 2, 3, 4],
      rigged: [],
      revealed: 0,
      tick: 0,
      stack: [{ rule: 'mulligan', at: 'exchange', pick: null, picks: [], votes: [], my: { seat: 0, left: SEATS } }],
      askingStep: 'look',
      asks: [
        {
          seat: 0,
          prompt: 'mulligan.look',
          min: 1,
          max: 1,
          options: [{ do: 'keep' }, { do: 'exchange' }],
          answer: null,
        },
      ],
      events: [],
      quiet: false,
      inTurn: false,
      standing: [],
    },
    options: OPTIONS,
    kinds,
    city: kinds.length - dealt,
    turned: false,
    shelters: Array.from({ length: SEATS }, shelter),
    loose: [],
    dead: [],
    lost: [],
    deck,
    discard: [],
    inPlay: null,
    active: 0,
    turn: 0,
    still: 0,
    ending: null,
    winners: [],
  };
}

function fromBottom<T extends string>(cards: string): T[] {
  return cards.trim().split(/\s+/).toReversed() as T[];
}
