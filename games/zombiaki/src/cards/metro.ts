import { call, rule } from '@horda/kernel';
import { aimedAt, ownZombies } from '../rules/aiming.ts';
import { FIELDS, streetOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barrierBars } from '../rules/moving.ts';
import { isFree } from '../rules/things.ts';
import { attachedTo, detach, findZombie, isStatic, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Field, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/**
 * A zombie goes to any field without a card of its own street, or of the next one toward the Barricade; chains and wire
 * stay behind. (K291, H17, K482, R80)
 */
export const metro: Play = {
  targets: (s) =>
    ownZombies(s)
      .filter((z) => !isStatic(s, z))
      .flatMap((z) => exits(s, z).map((to): Target => ({ do: 'move', zombie: z.card, to }))),
  why: (s, card, target) => whyNot(s, target) ?? card.rule,
  effect: rule<State, Aimed>('metro')({
    ride(s, { target }) {
      const { zombie: card, to } = aimedAt(target, 'move');
      const z = zombie(s, card);
      const chains = attachedTo(s, z, 'fetters');
      if (chains !== null) detach(s, z, chains);
      call(s, LATER.walk, { zombie: card, to, how: 'extra' });
    },
  }),
};

function exits(s: State, z: Zombie): Field[] {
  return FIELDS.filter((to) => isWithinReach(z, to) && isFree(s, to) && rideBar(s, z, to) === null);
}

function isWithinReach({ field }: Zombie, to: Field): boolean {
  const steps = streetOf(field) - streetOf(to);
  return steps === 0 || steps === 1;
}

/** Neither a net nor a barrier lets anybody go; a roadblock does. (R80, K482) */
function rideBar(s: State, z: Zombie, to: Field): RuleId | null {
  return z.netted ? 'P562' : barrierBars(s, z, to, 'extra');
}

function whyNot(s: State, target: Target | null): RuleId | null {
  if (target?.do !== 'move' && target?.do !== 'zombie') return null;
  const z = findZombie(s, target.zombie);
  const to = target.do === 'move' ? target.to : z?.field;
  return z === null || to === undefined || !isWithinReach(z, to) ? null : rideBar(s, z, to);
}
