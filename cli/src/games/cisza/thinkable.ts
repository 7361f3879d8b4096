/** Everything a player of Cisza might think of choosing: the hand first, then the table, then the rest of the cards. */
import { BARRIERS, RESOURCES } from '@horda/cisza/content/resources';
import type { Choice, ZombieKind } from '@horda/cisza/state';
import type { View } from '@horda/cisza/view';
import { handOf } from './hand.ts';

const KINDS: readonly ZombieKind[] = ['regular', 'strong', 'fast'];

export function thinkableOf(view: View): readonly Choice[] {
  const hand = handOf(view);
  const seats = view.shelters.map((_, seat) => seat);
  const offered = view.asks.flatMap(({ own }) => own?.options ?? []);
  const laid = view.seat === null ? [] : view.shelters[view.seat]!.barriers;
  return [
    ...offered,
    ...hand.map((card): Choice => ({ do: 'play', card })),
    ...laid.map((barrier): Choice => ({ do: 'use', barrier })),
    ...RESOURCES.map((card): Choice => ({ do: 'play', card })),
    ...BARRIERS.map((barrier): Choice => ({ do: 'use', barrier })),
    ...KINDS.map((kind): Choice => ({ do: 'eliminate', zombies: [kind] })),
    ...KINDS.map((zombie): Choice => ({ do: 'send', zombie })),
    { do: 'snipe' },
    ...RESOURCES.map((card): Choice => ({ do: 'noise', card })),
    { do: 'keep' },
    { do: 'exchange' },
    { do: 'discard' },
    { do: 'end' },
    { do: 'face' },
    ...hand.map((card): Choice => ({ do: 'drop', cards: [card] })),
    ...seats.map((seat): Choice => ({ do: 'target', seat })),
    ...seats.map((to): Choice => ({ do: 'give', to })),
  ];
}
