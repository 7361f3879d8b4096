/** Everything a player of The Long Night might think of choosing: what is offered, the own group, the own cards. */
import type { Choice } from '@horda/long-night/state';
import { offered } from '@horda/long-night/text/seen';
import type { View } from '@horda/long-night/view';
import { handOf, ownSurvivors, placesIn } from './seen.ts';

export function thinkableOf(view: View): readonly Choice[] {
  const own = ownSurvivors(view).map(({ card }) => card);
  const cards = [...new Set(handOf(view))];
  const others = [...view.players.keys()].filter((seat) => seat !== view.seat);
  return [
    ...offered(view),
    ...own.flatMap((survivor): Choice[] => [
      { do: 'attack', survivor },
      { do: 'search', survivor },
      { do: 'barricade', survivor },
      { do: 'attract', survivor },
      { do: 'move', survivor },
      { do: 'ability', survivor, of: survivor },
    ]),
    ...cards.flatMap((card): Choice[] => [
      { do: 'play', card, use: 0 },
      { do: 'contribute', card },
      { do: 'offer', card },
      { do: 'calm', card },
      ...own.map((survivor): Choice => ({ do: 'equip', card, survivor })),
    ]),
    ...placesIn(view).map((to): Choice => ({ do: 'go', to, fuel: -1 })),
    ...others.map((seat): Choice => ({ do: 'accuse', seat })),
    { do: 'clean' },
    { do: 'request' },
    { do: 'makeNoise' },
    { do: 'end' },
    ...view.survivors.map(({ card }): Choice => ({ do: 'victim', survivor: card })),
    { do: 'zombie', entrance: 0 },
    { do: 'bandit' },
  ];
}
