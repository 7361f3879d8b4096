import { rule } from '@horda/kernel';
import { aimedAt, byItsText, ownZombies } from '../rules/aiming.ts';
import { FIELDS, streetOf } from '../content/board.ts';
import { callLater, LATER } from '../rules/later.ts';
import { isFree } from '../rules/things.ts';
import { attachedTo, detach, isStatic, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Field, State, Target, Zombie } from '../state.ts';

/** A zombie goes to any field of its street without a card; chains and wire stay behind. (K291, H17) */
export const metro: Play = {
  targets: (s) =>
    ownZombies(s)
      .filter((z) => !isStatic(z))
      .flatMap((z) => exits(s, z).map((to): Target => ({ do: 'move', zombie: z.card, to }))),
  why: byItsText,
  effect: rule<State, Aimed>('metro')({
    ride(s, { target }) {
      const { zombie: card, to } = aimedAt(target, 'move');
      const z = zombie(s, card);
      const chains = attachedTo(s, z, 'chains');
      if (chains !== null) detach(s, z, chains);
      callLater(s, LATER.walk, { zombie: card, to, how: 'extra' });
    },
  }),
};

function exits(s: State, { field }: Zombie): Field[] {
  return FIELDS.filter((to) => streetOf(to) === streetOf(field) && isFree(s, to));
}
