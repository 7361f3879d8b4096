import { rule } from '@horda/kernel';
import { atZombie, byItsAim, meant, zombieAimedAt } from '../rules/aiming.ts';
import { lineBlocked } from '../rules/line-of-fire.ts';
import { attach, has, isStatic, targets, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Zombie } from '../state.ts';

/** Fetter a zombie, which does not move by itself until the zombies break them. (K501–K503, H16) */
export const chains: Play = {
  targets: (s, card) =>
    targets(s)
      .filter((z) => canBeChained(s, z) && lineBlocked(s, card, z.field) === null)
      .map(atZombie),
  why(s, card, target) {
    const z = target === null ? null : meant(s, target);
    const bar = z !== null && canBeChained(s, z) ? lineBlocked(s, card, z.field) : null;
    return bar ?? byItsAim(s, card);
  },
  effect: rule<State, Aimed>('chains')({
    fetter(s, { card, target }) {
      attach(s, zombie(s, zombieAimedAt(target)), card);
    },
  }),
};

function canBeChained(s: State, z: Zombie): boolean {
  return !isStatic(s, z) && !has(s, z, 'fetters') && !has(s, z, 'sureFooted');
}
