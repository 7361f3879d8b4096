/** Everything a player of Zombiaki might think of choosing: the row first, then the board, then the rest of the cards. */
import { cardsOf } from '@horda/zombiaki/content/decks';
import { BARRICADE, FIELDS, LANES, STREETS } from '@horda/zombiaki/content/board';
import type { Ability, Choice } from '@horda/zombiaki/state';
import type { View } from '@horda/zombiaki/view';
import { ownRow } from './cards.ts';

const ABILITIES: readonly Ability[] = ['kasparov', 'boss', 'teddy'];

/** The Barricade is never a target, but players may ask about it. */
const ON_BARRICADE: Choice = { do: 'field', field: BARRICADE };

export function thinkableOf(view: View): readonly Choice[] {
  const own = ownRow(view).map(({ name }) => name);
  const others = view.rows.flat().map(({ name }) => name);
  const everyCard = new Set(cardsOf(view).map(({ id }) => id));
  const zombies = view.zombies.map(({ card }) => card);
  const things = [...view.things, ...view.zombies.flatMap(({ attached }) => attached), ...view.lasting];
  const offered = view.asks.flatMap((ask) => ask.own?.options ?? []);
  const plays = own.map((card): Choice => ({ do: 'play', card }));
  // A player who names a card in step 5 means to play it, even if it can only be discarded.
  const playing = view.asks.some((ask) => ask.own?.prompt === 'use.choose');
  return [
    ...(playing ? plays : []),
    ...offered,
    ...plays,
    ...own.map((card): Choice => ({ do: 'discard', card })),
    ...own.map((card): Choice => ({ do: 'react', card })),
    ...zombies.map((zombie): Choice => ({ do: 'zombie', zombie })),
    ...FIELDS.map((field): Choice => ({ do: 'field', field })),
    ...(playing ? [ON_BARRICADE] : []),
    ...LANES.map((lane): Choice => ({ do: 'lane', lane })),
    ...STREETS.map((street): Choice => ({ do: 'street', street })),
    ...things.map(({ card }): Choice => ({ do: 'thing', thing: card })),
    ...zombies.flatMap((zombie) => [BARRICADE, ...FIELDS].map((to): Choice => ({ do: 'move', zombie, to }))),
    ON_BARRICADE,
    ...zombies.map((zombie): Choice => ({ do: 'stay', zombie })),
    ...zombies.map((zombie): Choice => ({ do: 'teddy', zombie })),
    ...zombies.flatMap((zombie) => ABILITIES.map((ability): Choice => ({ do: 'use', ability, zombie }))),
    ...others.map((card): Choice => ({ do: 'take', card })),
    { do: 'keep' },
    { do: 'end' },
    { do: 'pass' },
    { do: 'enough' },
    { do: 'now' },
    ...[...everyCard].map((card): Choice => ({ do: 'play', card })),
    ...zombies.flatMap((zombie) => own.map((card): Choice => ({ do: 'unchain', zombie, card }))),
    ...zombies.flatMap((zombie) =>
      zombies.filter((other) => other !== zombie).map((other): Choice => ({ do: 'pair', zombie, other })),
    ),
  ];
}
