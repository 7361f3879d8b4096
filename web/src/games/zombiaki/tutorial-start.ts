/**
 * The table at which Zombiaki is taught: late in the night, with four zombies on the street and cards in the order of
 * the story. It is written out because the page does not have the rules; a test checks it against them.
 */
import { DECKS } from '@horda/zombiaki/content/decks';
import type { CardId, Choice, Field, Options, State, Zombie } from '@horda/zombiaki/state';

export const SEATS = 2;
export const HUMANS = 0;
export const ZOMBIES = 1;
export const OPTIONS: Options = { deck: 'moskwa', sideStep: 'must', zombies: '2' };

const CARDS = DECKS[OPTIONS.deck];
const TURN = 8;

/** Who stands where, and since which turn. */
const STREET: readonly (readonly [name: string, field: string, since: number])[] = [
  ['yuri', 'A2', 5],
  ['grishka', 'B4', 7],
  ['fedya', 'C4', 7],
  ['vanya', 'C5', 8],
];
/** Of the four cards that the humans have just drawn one goes, two are played, and one is kept. */
const HUMAN_ROW = 'searchlight shot barbedWire grenade';
const ZOMBIE_ROW = 'misha feltBoots';
/** Both decks from the top: the cards drawn in the story, and the rest in random order. */
const HUMAN_DECK = `
  shot jamming trolleybus shotII burst
  shot molotov kamaz trabant shot slab shotII frost shot sniper shot roadblock boobyTrap
`;
const ZOMBIE_DECK = `
  jam metro dmitri parade hostage
  styopa sasha moonshine boris panic meatQueue olympian pickaxe fedya yuri plague sasha dawn
`;

/** The number of a card: of its first copy, which the story speaks of wherever there are several. */
export function cardOf(name: string): CardId {
  return CARDS.findIndex(({ id }) => id === name);
}

/** `A1` is the field of lane A next to the Barricade. */
export function fieldOf(name: string): Field {
  return 'ABC'.indexOf(name.charAt(0)) + 3 * (Number(name.charAt(1)) - 1);
}

/** The first question: the humans are in step 4 and discard one of four cards. */
export function tutorialStart(): State {
  const left = new Set(CARDS.keys());
  const dealt = (names: string): CardId[] => words(names).map((name) => dealtOne(left, name));
  const zombies = STREET.map(([name, field, since]) => walker(dealtOne(left, name), fieldOf(field), since));
  const kamaz = { card: dealtOne(left, 'kamaz'), field: fieldOf('B2'), left: 0 };
  const row = dealt(HUMAN_ROW);
  const zombieRow = dealt(ZOMBIE_ROW);
  const decks: State['decks'] = [dealt(ZOMBIE_DECK).toReversed(), dealt(HUMAN_DECK).toReversed()];
  const pile = (side: 'zombies' | 'humans'): CardId[] => [...left].filter((card) => CARDS[card]!.side === side);
  const discards = words(HUMAN_ROW).map((card): Choice => ({ do: 'discard', card }));
  return {
    kernel: {
      rng: [1, 2, 3, 4],
      rigged: [],
      revealed: 0,
      tick: 0,
      stack: [
        { rule: 'turn', at: 'use', pick: null, picks: [], votes: [], my: { side: 'humans' } },
        { rule: 'discard', at: 'away', pick: null, picks: [], votes: [], my: { side: 'humans', due: 1 } },
      ],
      askingStep: 'choose',
      asks: [{ seat: HUMANS, prompt: 'discard.choose', min: 1, max: 1, options: discards, answer: null }],
      events: [],
      quiet: false,
      inTurn: false,
      standing: [],
    },
    options: OPTIONS,
    pack: null,
    leader: ZOMBIES,
    decks,
    rows: [zombieRow, row],
    piles: [pile('zombies'), pile('humans')],
    known: 0,
    zombies,
    things: [kamaz],
    lasting: [],
    jelly: [],
    active: 'humans',
    step: 'discard',
    turn: TURN,
    played: 0,
    acted: [],
    inPlay: -1,
    target: null,
    doubleDiscard: false,
    destroyed: 6,
    ending: null,
  };
}

/** Zombies that came in this turn have not walked yet. */
function walker(card: CardId, field: Field, since: number): Zombie {
  const { effect, strength } = CARDS[card]!;
  const moved = since < TURN;
  const nothing = { bonus: 0, wounds: 0, eggs: 0, held: 0, under: [], attached: [] };
  const isPlain = { faceDown: false, isSmall: false, netted: false, spent: false };
  return { card, field, effect, strength, ...nothing, ...isPlain, moved, since };
}

/** The first copy that has not been dealt yet. */
function dealtOne(left: Set<CardId>, name: string): CardId {
  for (const card of left) {
    if (CARDS[card]!.id !== name) continue;
    left.delete(card);
    return card;
  }
  throw new Error(`there are not so many cards called ${name}`);
}

function words(names: string): readonly string[] {
  return names.trim().split(/\s+/);
}
