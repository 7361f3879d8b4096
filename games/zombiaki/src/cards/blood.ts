import { call, rule } from '@horda/kernel';
import { aimedAt, withoutEffect } from '../rules/aiming.ts';
import { beside } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import { findZombie, inOrder, traits, zombieOn } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Field, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** One zombie or pet goes sideways to a field without a zombie, whatever waits there. (P501–P503, R53, J28) */
export const blood: Play = {
  targets: (s) => inOrder(s.zombies).flatMap((z) => sidesOf(s, z)),
  why: (s, card, target) => {
    const z = target?.do === 'move' || target?.do === 'zombie' ? findZombie(s, target.zombie) : null;
    if (z === null) return target === null ? withoutEffect(s) : card.rule;
    const fields = target?.do === 'move' ? [target.to] : beside(z.field);
    const bars = fields.map((to) => (beside(z.field).includes(to) ? bar(s, z, to) : null));
    return bars.find((each) => each !== null) ?? card.rule;
  },
  effect: rule<State, Aimed>('blood')({
    lure(s, { target }) {
      const { zombie, to } = aimedAt(target, 'move');
      call(s, LATER.walk, { zombie, to, how: 'forced' });
    },
  }),
};

function sidesOf(s: State, z: Zombie): Target[] {
  const free = beside(z.field).filter((to) => bar(s, z, to) === null);
  return free.map((to) => ({ do: 'move', zombie: z.card, to }));
}

/** A cat does not follow blood to another zombie, but others may go to where it is alone. (P202, R72) */
function bar(s: State, z: Zombie, to: Field): RuleId | null {
  const other = zombieOn(s, to);
  return barTo(s, z, to, 'forced') ?? (other === null || traits(s, other).sharesField ? null : 'P501');
}
