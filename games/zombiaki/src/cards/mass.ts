import { emit, rule } from '@horda/kernel';
import { PLAIN } from '../content/effects.ts';
import { remove } from '@horda/parts';
import { aimedAt } from '../rules/aiming.ts';
import { traitsOf } from '../rules/cards.ts';
import { laneOf } from '../content/board.ts';
import { heldBack, laneBars } from '../rules/moving.ts';
import { asPair, pairAimedAt, pairs, whyNoPair } from '../rules/pairs.ts';
import { tread } from '../rules/walk.ts';
import { detach, findZombie, has, pieceOf, strengthFrom, strengthNow, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Attached, State, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/**
 * A zombie goes on to the field of a neighbour, and both are one: with the Strength that both had, without wounds and
 * traits. It is no step: no trap acts, and a wall need not be climbed. (P251–P258, R66)
 */
export const mass: Play = {
  targets: (s) =>
    pairs(s)
      .filter(([z, into]) => joinBar(s, z, into) === null)
      .map(asPair),
  why: (s, _card, target) => whyNoPair(s, target, joinBar, 'P251'),
  effect: rule<State, Aimed & { shod?: boolean }>('mass')({
    setOut(s, my) {
      const [z] = pairAimedAt(s, my.target);
      my.shod = has(s, z, 'hurtsWalkers');
      if (my.shod) tread(s, z.card);
    },
    join(s, { target, shod }) {
      const pair = aimedAt(target, 'pair');
      const z = findZombie(s, pair.zombie);
      // Its shoes have killed it on the way, even if its card still lies there. (P257)
      if (z === null || (shod === true && !has(s, z, 'hurtsWalkers'))) return;
      join(s, z, zombie(s, pair.other));
    },
  }),
};

function joinBar(s: State, z: Zombie, into: Zombie): RuleId | null {
  if (z.netted !== into.netted) return 'P254';
  if (laneOf(z.field) !== laneOf(into.field) && laneBars(s, z, into.field, 'extra') !== null) return 'P255';
  return z.netted ? null : heldBack(s, z, 'extra');
}

function join(s: State, z: Zombie, into: Zombie): void {
  const strength = share(s, z) + share(s, into);
  for (const a of into.attached.slice()) if (adds(s, a)) detach(s, into, a);
  for (const a of z.attached.slice()) if (adds(s, a) || isSecondShield(s, a, into)) detach(s, z, a);
  emit(s, { type: 'zombiesMerged', zombie: pieceOf(s, z), into: pieceOf(s, into), strength });
  remove(s.zombies, z);
  into.attached.push(...z.attached);
  into.under.push(z.card, ...z.under);
  into.effect = PLAIN;
  into.strength = strength;
  into.bonus = 0;
  into.wounds = 0;
  into.eggs = 0;
  into.spent = true;
}

/** Strength now, but Junior gives only what he has of his own. (P252, P174) */
function share(s: State, z: Zombie): number {
  return Math.max(1, strengthNow(s, { ...z, effect: PLAIN }));
}

/** Its points are in the sum already, and the card is gone. (P242) */
function adds(s: State, attached: Attached): boolean {
  return strengthFrom(s, attached) > 0;
}

function isSecondShield(s: State, { card }: Attached, into: Zombie): boolean {
  return traitsOf(s, card).shields && has(s, into, 'shields');
}
