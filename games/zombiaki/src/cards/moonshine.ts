import { call, rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { aimedAt, meant, ownZombies } from '../rules/aiming.ts';
import { BARRICADE, behind, beside, inFrontOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo, movesAround } from '../rules/moving.ts';
import { findZombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Target } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** One zombie makes an extra move forward or sideways, but not on to the Barricade. (K271, K272, M13) */
export const moonshine: Play = {
  targets: (s) =>
    ownZombies(s).flatMap((z) =>
      movesAround(s, z, 'extra')
        .filter((to) => to !== behind(z.field))
        .map((to): Target => ({ do: 'move', zombie: z.card, to })),
    ),
  why,
  effect: rule<State, Aimed>('moonshine')({
    stagger(s, { target }) {
      const { zombie, to } = aimedAt(target, 'move');
      call(s, LATER.walk, { zombie, to, how: 'extra' });
    },
  }),
};

/** A zombie that is pointed at is meant to go forward. */
function why(s: State, card: Printed, target: Target | null): RuleId {
  const step = target?.do === 'move' ? target : null;
  const z = step !== null ? findZombie(s, step.zombie) : target === null ? null : meant(s, target);
  if (z === null) return card.rule;
  const forward = inFrontOf(z.field);
  const to = step === null ? forward : step.to;
  if (to === BARRICADE) return 'K272';
  return (to === forward || beside(z.field).includes(to) ? barTo(s, z, to, 'extra') : null) ?? card.rule;
}
