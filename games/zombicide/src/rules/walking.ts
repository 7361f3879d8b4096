/** Steps of survivors from zone to zone, and what they cost besides the Move. (V40–V51, Y9) */
import { emit } from '@horda/kernel';
import type { Board } from '../map/board.ts';
import type { State, SurvivorNo, ZoneNo } from '../state.ts';
import { carryLight } from './light.ts';
import { survivorCard } from './printed.ts';
import { hasSkill, isUsed } from './skills.ts';
import { zombiesIn } from './table.ts';

/** V47, X51: zombies neither cost anything nor stop the survivor. */
export function isSlippery(s: State, survivor: SurvivorNo): boolean {
  return hasSkill(s, survivor, 'slippery');
}

/** V47: a kid is slippery in one Move a turn. */
export function maySlip(s: State, survivor: SurvivorNo): boolean {
  const one = s.survivors[survivor]!;
  return survivorCard(s, one).kid === true && !isUsed(one, 'slippery');
}

/** V43: one action for every zombie left behind. */
export function surcharge(s: State, survivor: SurvivorNo): number {
  const n = zombiesIn(s, s.survivors[survivor]!.zone);
  return n === 0 || isSlippery(s, survivor) ? 0 : n;
}

/** V49, Y9: whoever enters the tank zone pays for it. */
export function isTank({ zones }: Board, zone: ZoneNo): boolean {
  return zones[zone]!.kind === 'tank';
}

export function stepTo(s: State, survivor: SurvivorNo, zone: ZoneNo): void {
  const one = s.survivors[survivor]!;
  const from = one.zone;
  one.zone = zone;
  carryLight(s, survivor);
  emit(s, { type: 'survivorMoved', survivor, from, to: zone });
}
