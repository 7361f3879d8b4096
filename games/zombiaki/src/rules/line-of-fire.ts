/** Lines of fire run along the lanes, from the Barricade. (Z28, Z29, R17–R21, M6, D8) */
import { factsOf, isFired } from '../content/effects.ts';
import type { Printed } from '../content/printed.ts';
import type { Field, Lane, State, Thing, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { printed, traitsOf } from './cards.ts';
import { fieldAt, laneOf, STREETS } from '../content/board.ts';
import { catOver, traits, zombieOn } from './zombies.ts';

/** The card that hides a field; a card on the field itself does not hide it. (R19, R20) */
export function coverOf(s: State, field: Field): Thing | null {
  for (const thing of s.things)
    if (thing.field < field && laneOf(thing.field) === laneOf(field) && printed(s, thing.card).line === 'blocks')
      return thing;
  return null;
}

/** Whether fog lies over the lane. (K281) */
export function laneIsHidden(s: State, lane: Lane): boolean {
  for (const each of s.lasting) if (each.lane === lane && traitsOf(s, each.card).hidesLane !== null) return true;
  return false;
}

/** The rule that keeps this card from being aimed at a field; null: its line of fire is free, or it needs none. */
export function lineBlocked(s: State, card: Printed, field: Field): RuleId | null {
  if (card.line !== 'needs') return null;
  if (laneIsHidden(s, laneOf(field))) return 'K281';
  return coverOf(s, field) === null ? null : 'Z29';
}

/** The zombie that a shot into this lane hits: the nearest one that can be aimed at. (R17, P183) */
export function nearest(s: State, lane: Lane, card: Printed): Zombie | null {
  for (const street of STREETS) {
    const z = zombieOn(s, fieldAt(lane, street));
    const found = z === null ? null : aimableAt(s, z, card);
    if (found !== null) return found;
  }
  return null;
}

/** The target on this zombie's field: the zombie itself or, if it is shy, the cat with it, or nobody. (P182, J5) */
export function aimableAt(s: State, z: Zombie, card: Printed): Zombie | null {
  return isShy(s, z, card) ? catOver(s, z) : z;
}

/** Shots cannot be aimed at Krystynka while another zombie is in her street. (P182) */
export function isShy(s: State, z: Zombie, card: Printed): boolean {
  if (traits(s, z).hides === null) return false;
  const aims = isFired(card) || factsOf(card.effect).traits.aimsLikeAShot;
  return aims && s.zombies.some((other) => other !== z && Math.floor(other.field / 3) === Math.floor(z.field / 3));
}
