import { call, rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { aimedAt } from '../rules/aiming.ts';
import { behind, beside } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo, retreatBar } from '../rules/moving.ts';
import { findZombie, targets } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Field, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** One zombie goes one field sideways or back. (K541, H23, R53) */
export const bait: Play = {
  targets: (s) => targets(s).flatMap((z) => fieldsFor(s, z).map((to): Target => ({ do: 'move', zombie: z.card, to }))),
  why: whyNot,
  effect: rule<State, Aimed>('bait')({
    lure(s, { target }) {
      const { zombie, to } = aimedAt(target, 'move');
      call(s, LATER.walk, { zombie, to, how: 'forced' });
    },
  }),
};

function fieldsFor(s: State, z: Zombie): Field[] {
  const sides = beside(z.field).filter((to) => barTo(s, z, to, 'forced') === null);
  return retreatBar(s, z) === null ? [...sides, behind(z.field)!] : sides;
}

function whyNot(s: State, card: Printed, target: Target | null): RuleId {
  const z = target?.do === 'move' ? findZombie(s, target.zombie) : null;
  if (z === null || target?.do !== 'move') return card.rule;
  if (target.to === behind(z.field)) return retreatBar(s, z) ?? card.rule;
  return (beside(z.field).includes(target.to) ? barTo(s, z, target.to, 'forced') : null) ?? card.rule;
}
