import { call, rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { explosion } from '../rules/explosion.ts';
import { atZombie, meant, zombieAimedAt } from '../rules/aiming.ts';
import { printed, traitsOf } from '../rules/cards.ts';
import { LANES, laneOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { isShy, lineBlocked, nearest } from '../rules/line-of-fire.ts';
import { has, zombiesInLane } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Lane, State, Target, Thing, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/**
 * Wounds the nearest zombie of a lane with a free line of fire; a wounded survivor goes back one field.
 * (K321–K323, K331–K333, P361, P362, P371, P372)
 */
export const shot: Play = {
  targets: shotTargets,
  why: whyNotShot,
  effect: rule<State, Aimed>('shot')({
    fire(s, { card, target }) {
      if (target.do === 'thing') return call(s, explosion, { thing: target.thing });
      const { zombie, manner } = hitBy(target);
      const { wounds } = printed(s, card);
      call(s, LATER.harm, { by: card, zombies: [zombie], wounds: [wounds], retreat: true, manner });
    },
  }),
};

/** Whom and what a shot can take: in each lane the nearest zombie, its Teddy Bear, or a car bomb not behind it. */
function shotTargets(s: State, card: Printed): Target[] {
  const found: Target[] = [];
  const bombs = s.things.filter(({ card: thing }) => traitsOf(s, thing).explodes === 'around');
  for (const lane of LANES) {
    const z = nearest(s, lane, card);
    if (z !== null && lineBlocked(s, card, z.field) === null) found.push(...atZombieOrTeddy(s, z));
    for (const bomb of bombs)
      if (laneOf(bomb.field) === lane && isInFront(s, bomb) && lineBlocked(s, card, bomb.field) === null)
        found.push({ do: 'thing', thing: bomb.card });
  }
  return found;
}

/** It is as near as the nearest zombie of its lane, be it one that cannot be aimed at. (P606) */
function isInFront(s: State, { field }: Thing): boolean {
  const [first] = zombiesInLane(s, laneOf(field));
  return first === undefined || field <= first.field;
}

/** A card that picks a zombie may pick its Teddy Bear instead. (P213) */
export function atZombieOrTeddy(s: State, z: Zombie): Target[] {
  return has(s, z, 'takesWounds') ? [atZombie(z), { do: 'teddy', zombie: z.card }] : [atZombie(z)];
}

/** Whom a card strikes that was aimed at a zombie or at its Teddy Bear. */
export function hitBy(target: Target): { readonly zombie: CardId; readonly manner: 'aimed' | 'teddy' } {
  if (target.do === 'teddy') return { zombie: target.zombie, manner: 'teddy' };
  return { zombie: zombieAimedAt(target), manner: 'aimed' };
}

/** The nearest one only, and only with a free line of fire. (R17, Z29) */
function whyNotShot(s: State, card: Printed, target: Target | null): RuleId {
  if (target === null) return LANES.map((lane) => laneBlocked(s, card, lane)).find((bar) => bar !== null) ?? 'R43';
  if (target.do === 'lane') return laneBlocked(s, card, target.lane) ?? 'R17';
  const z = meant(s, target);
  if (z !== null && isShy(s, z, card)) return 'P182';
  const first = z === null ? null : nearest(s, laneOf(z.field), card);
  return (z !== null && z === first ? lineBlocked(s, card, z.field) : null) ?? 'R17';
}

/** What hides the nearest zombie of a lane. */
function laneBlocked(s: State, card: Printed, lane: Lane): RuleId | null {
  const z = nearest(s, lane, card);
  return z === null ? null : lineBlocked(s, card, z.field);
}
