import { call, rule } from '@horda/kernel';
import { atZombie, ownZombies, zombieAimedAt } from '../rules/aiming.ts';
import { inFrontOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import { findZombie, isPet, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** A zombie makes an extra move forward, also on to the Barricade. (P261–P263) */
export const hunger: Play = {
  targets: (s) =>
    ownZombies(s)
      .filter((z) => forwardBar(s, z) === null)
      .map(atZombie),
  why: (s, _card, target) => whyNotForward(s, target),
  effect: rule<State, Aimed>('hunger')({
    run(s, { target }) {
      const z = zombie(s, zombieAimedAt(target));
      call(s, LATER.walk, { zombie: z.card, to: inFrontOf(z.field), how: 'extra' });
    },
  }),
};

function forwardBar(s: State, z: Zombie): RuleId | null {
  return barTo(s, z, inFrontOf(z.field), 'extra');
}

function whyNotForward(s: State, target: Target | null): RuleId {
  const z = target?.do === 'zombie' ? findZombie(s, target.zombie) : null;
  if (z === null || isPet(s, z)) return 'P261';
  const bar = forwardBar(s, z);
  return bar === 'P562' || bar === 'P572' ? 'P262' : (bar ?? 'P261');
}
