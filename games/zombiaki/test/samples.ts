/** Tables, choices and events of every kind, for tests of words. */
import { seedOf } from '@horda/kernel';
import { DECKS, type DeckName } from '../src/content/decks.ts';
import { JUBILEUSZ } from '../src/content/jubileusz.ts';
import { MOSKWA } from '../src/content/moskwa.ts';
import { zombiaki } from '../src/game.ts';
import { newZombie } from '../src/rules/zombies.ts';
import { ENDINGS, type Choice, type Event, type Piece, type Target } from '../src/state.ts';
import type { RuleId } from '../src/text/rulebook.ts';
import type { View } from '../src/view.ts';

/** Every card of both decks. */
export const CARDS = [...MOSKWA, ...JUBILEUSZ];

/** A table as it is seen, with these on it: a card lies on a field, or under the one before it. */
export function tableOf(
  deck: DeckName,
  { board = {}, lasting = [] }: { board?: Board; lasting?: readonly string[] },
): View {
  const s = zombiaki.setup({ deck, sideStep: 'must', zombies: '1' }, 2, seedOf('texts'), null);
  for (const [at, ids] of Object.entries(board))
    for (const id of ids) {
      const field = 'ABC'.indexOf(at[0]!) + 3 * (Number(at[1]) - 1);
      const card = numberOf(deck, id === 'corpse' ? 'metro' : id, s.zombies);
      const { kind, strength, value } = DECKS[deck][card]!;
      if (kind === 'zombie' || id === 'corpse') s.zombies.push(newZombie(s, card, field, id === 'corpse'));
      else if (kind === 'attachment') s.zombies.at(-1)!.attached.push({ card, left: strength + value });
      else s.things.push({ card, field, left: value });
    }
  s.lasting = lasting.map((id) => ({ card: numberOf(deck, id), lane: -1 }));
  return zombiaki.view(s, 0);
}

type Board = Readonly<Record<string, readonly string[]>>;

/** The number of the first copy that is not on the board. */
export function numberOf(deck: DeckName, id: string, taken: readonly { readonly card: number }[] = []): number {
  return DECKS[deck].findIndex((card, i) => card.id === id && taken.every((z) => z.card !== i));
}

export function onField(view: View, field: number): number {
  return [...view.zombies, ...view.things].find((each) => each.field === field)!.card;
}

const STREET: View = tableOf('moskwa', {
  board: {
    B1: ['trabant'],
    A2: ['slab'],
    B3: ['sasha', 'chains', 'hostage'],
    C3: ['sasha'],
    A4: ['kasparov'],
    B5: ['nest'],
    C5: ['corpse'],
  },
});
/** The first Sasha is wounded. */
export const VIEW: View = { ...STREET, zombies: STREET.zombies.map((z) => (z.field === 7 ? { ...z, wounds: 1 } : z)) };
export const [SASHA, OTHER_SASHA, KASPAROV, CORPSE] = [7, 8, 9, 14].map((field) => onField(VIEW, field)) as [
  number,
  number,
  number,
  number,
];
export const PARK: View = tableOf('jubileusz', {
  board: { B2: ['stefan', 'boss', 'teddy'], C2: ['marian', 'cat'], A5: ['dog'] },
});
export const STEFAN = onField(PARK, 4);

export const piece = (id: string, card = 7): Piece => ({ card, name: id, rule: ruleOf(id) });

/** Of a card that is none of ours, as of one that lies face down, only that it is a card. */
function ruleOf(id: string): RuleId {
  return (CARDS.find((card) => card.id === id)?.rule ?? 'R58') as RuleId;
}
export const sasha = piece('sasha', SASHA);
export const corpse = piece('corpse', CORPSE);

export const TARGETS: { readonly [D in Target['do']]: readonly Extract<Target, { readonly do: D }>[] } = {
  now: [{ do: 'now' }],
  lane: [0, 1, 2].map((lane) => ({ do: 'lane', lane })),
  street: [1, 2, 3, 4, 5].map((street) => ({ do: 'street', street })),
  field: [-1, 0, 7, 14].map((field) => ({ do: 'field', field })),
  fields: [{ do: 'fields', fields: [0, 3] }],
  zombie: [SASHA, OTHER_SASHA, CORPSE].map((zombie) => ({ do: 'zombie', zombie })),
  teddy: [{ do: 'teddy', zombie: STEFAN }],
  thing: [onField(VIEW, 3), onField(VIEW, 1), numberOf('moskwa', 'chains')].map((thing) => ({
    do: 'thing',
    thing,
  })),
  move: [4, 6, -1].map((to) => ({ do: 'move', zombie: SASHA, to })),
  pair: [{ do: 'pair', zombie: SASHA, other: OTHER_SASHA }],
  take: [{ do: 'take', card: 'shotII' }],
};
const ALL_TARGETS: readonly Target[] = Object.values(TARGETS).flat();

/** At least one choice of every kind; a kind without one does not compile. */
export const CHOICES: { readonly [D in Choice['do']]: readonly Extract<Choice, { readonly do: D }>[] } = {
  ...TARGETS,
  play: CARDS.map(({ id }) => ({ do: 'play', card: id })),
  discard: [{ do: 'discard', card: 'metro' }],
  keep: [{ do: 'keep' }],
  use: (['kasparov', 'boss', 'teddy'] as const).map((ability) => ({ do: 'use', ability, zombie: KASPAROV })),
  unchain: [{ do: 'unchain', zombie: SASHA, card: 'pickaxe' }],
  stay: [{ do: 'stay', zombie: SASHA }],
  react: [{ do: 'react', card: 'jam' }],
  pass: [{ do: 'pass' }],
  burn: [1, 2, 5].flatMap((wounds) => [7, 8].map((field) => ({ do: 'burn', field, wounds }))),
  enough: [{ do: 'enough' }],
  end: [{ do: 'end' }],
};
export const ALL_CHOICES: readonly Choice[] = Object.values(CHOICES).flat();

/** At least one event of every type; a type without one does not compile. */
export const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { readonly type: T }>[] } = {
  turnBegan: [
    { type: 'turnBegan', side: 'zombies', seat: 0, turn: 3 },
    { type: 'turnBegan', side: 'humans', seat: 1, turn: 3 },
  ],
  cardExpired: [{ type: 'cardExpired', card: piece('frost') }],
  zombieMoved: [
    { type: 'zombieMoved', zombie: sasha, from: 7, to: 4, how: 'own' },
    { type: 'zombieMoved', zombie: sasha, from: 7, to: 6, how: 'own' },
    { type: 'zombieMoved', zombie: sasha, from: 1, to: -1, how: 'own' },
    { type: 'zombieMoved', zombie: sasha, from: 7, to: 4, how: 'extra' },
    { type: 'zombieMoved', zombie: corpse, from: 7, to: 10, how: 'forced' },
    { type: 'zombieMoved', zombie: corpse, from: 7, to: 6, how: 'forced' },
    { type: 'zombieMoved', zombie: piece('dog'), from: 7, to: 10, how: 'own' },
    { type: 'zombieMoved', zombie: piece('cat'), from: 7, to: 10, how: 'own' },
  ],
  zombiesSwapped: [{ type: 'zombiesSwapped', zombie: sasha, other: corpse }],
  zombiesMerged: [{ type: 'zombiesMerged', zombie: corpse, into: sasha, strength: 4 }],
  carMoved: [
    { type: 'carMoved', car: piece('trabant'), from: 1, to: 4 },
    { type: 'carMoved', car: piece('barrel'), from: 1, to: 4 },
  ],
  carHit: [
    { type: 'carHit', car: piece('kamaz'), zombie: sasha },
    { type: 'carHit', car: piece('barrel'), zombie: sasha },
  ],
  cardsDrawn: [
    { type: 'cardsDrawn', side: 'zombies', seat: 0, cards: [sasha] },
    { type: 'cardsDrawn', side: 'humans', seat: 1, cards: [piece('shot'), piece('betterShot'), piece('radio')] },
  ],
  deckRanOut: [
    { type: 'deckRanOut', side: 'humans', seat: 1 },
    { type: 'deckRanOut', side: 'zombies', seat: 0 },
  ],
  cardDiscarded: (['duty', 'wish', 'taken'] as const).map((why) => ({
    type: 'cardDiscarded',
    side: 'humans',
    seat: 1,
    card: piece('radio'),
    why,
  })),
  cardPlayed: [
    ...ALL_TARGETS.map(
      (target) => ({ type: 'cardPlayed', side: 'humans', seat: 1, card: piece('shot'), target, at: [sasha] }) as const,
    ),
    ...CARDS.map(
      ({ id, side }) =>
        ({ type: 'cardPlayed', side, seat: 0, card: piece(id), target: { do: 'now' }, at: [] }) as const,
    ),
  ],
  cardCancelled: [{ type: 'cardCancelled', card: piece('shot'), by: piece('jam') }],
  zombieDeployed: [{ type: 'zombieDeployed', zombie: sasha, field: 12 }],
  corpseRose: [{ type: 'corpseRose', zombie: corpse, field: 12 }],
  zombieWounded: [
    { type: 'zombieWounded', zombie: sasha, wounds: 1, left: 2 },
    { type: 'zombieWounded', zombie: corpse, wounds: 5, left: 0 },
  ],
  zombieHealed: [{ type: 'zombieHealed', zombie: sasha, wounds: 2 }],
  zombieStrengthened: [{ type: 'zombieStrengthened', zombie: sasha, strength: 1 }],
  zombieUnharmed: [{ type: 'zombieUnharmed', zombie: sasha, rule: 'P132' }],
  zombieDestroyed: [
    { type: 'zombieDestroyed', zombie: corpse, field: 7, seat: 1 },
    { type: 'zombieDestroyed', zombie: sasha, field: -1, seat: 1 },
  ],
  zombieShrunk: [
    { type: 'zombieShrunk', zombie: piece('matryoshka') },
    { type: 'zombieShrunk', zombie: piece('iwan') },
  ],
  cardAttached: [{ type: 'cardAttached', card: piece('ushanka'), zombie: sasha }],
  cardDetached: [
    { type: 'cardDetached', card: piece('hostage'), zombie: sasha },
    { type: 'cardDetached', card: piece('ushanka'), zombie: sasha },
  ],
  teddyWounded: [
    { type: 'teddyWounded', teddy: piece('teddy'), zombie: sasha, left: 3 },
    { type: 'teddyWounded', teddy: piece('teddy'), zombie: sasha, left: 0 },
  ],
  abilityUsed: (['kasparov', 'boss', 'teddy'] as const).map((ability) => ({
    type: 'abilityUsed',
    ability,
    zombie: sasha,
  })),
  thingPlaced: [{ type: 'thingPlaced', thing: piece('barbedWire'), field: 4 }],
  thingRemoved: [{ type: 'thingRemoved', thing: piece('barbedWire'), field: 4 }],
  thingWorn: [0, 1, 2, 5].map((left) => ({ type: 'thingWorn', thing: piece('slab'), left })),
  trapSprung: ['barbedWire', 'boobyTrap', 'mine', 'hole', 'manhole', 'barrel', 'ownTrap'].map((id) => ({
    type: 'trapSprung',
    trap: piece(id),
    zombie: sasha,
  })),
  thingExploded: [{ type: 'thingExploded', thing: piece('carBomb'), field: 4 }],
  zombieHeld: ['barbedWire', 'net', 'chains'].map((id) => ({ type: 'zombieHeld', zombie: sasha, by: piece(id) })),
  zombieFreed: [{ type: 'zombieFreed', zombie: corpse }],
  retreatBarred: [{ type: 'retreatBarred', zombie: sasha, rule: 'Z86' }],
  eggHatched: [0, 1, 2, 5].map((left) => ({ type: 'eggHatched', nest: piece('nest'), left })),
  jellyLeft: [{ type: 'jellyLeft', field: 7 }],
  jellyEaten: [{ type: 'jellyEaten', zombie: corpse, field: 7, bonus: 2 }],
  cardsSeen: [
    { type: 'cardsSeen', seat: 1, count: 3, cards: [sasha, piece('jam'), piece('metro')] },
    { type: 'cardsSeen', seat: 1, count: 1, cards: null },
  ],
  cardReturned: [{ type: 'cardReturned', side: 'humans', seat: 1, card: piece('shotII') }],
  movementSkipped: [{ type: 'movementSkipped', by: piece('halt') }],
  gameEnded: ENDINGS.map((ending) => ({ type: 'gameEnded', ending, winner: 1 })),
};
export const ALL_EVENTS: readonly Event[] = Object.values(EVENTS).flat();

/** A view in which the first seat is asked for one of these. */
export function asking(view: View, ...options: Choice[]): View {
  return {
    ...view,
    asks: [{ seat: 0, answered: false, own: { prompt: 'use.choose', min: 1, max: 1, options, answer: null } }],
  };
}

export function inPlay(view: View, id: string): View {
  const cards = view.cards === 'moskwa' ? MOSKWA : JUBILEUSZ;
  const before = cards.slice(
    0,
    cards.findIndex((card) => card.id === id),
  );
  return { ...view, inPlay: { card: before.reduce((sum, { copies }) => sum + copies, 0), name: id } };
}
