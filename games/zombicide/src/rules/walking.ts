/** Steps of survivors from zone to zone, and what they cost besides the Move. (V40–V51, Y9) */
import { emit } from '@horda/kernel';
import type { Board } from '../map/board.ts';
import type { State, Survivor, SurvivorNo, ZoneNo } from '../state.ts';
import { leaveCar } from './cars.ts';
import { carryLight } from './light.ts';
import { boardHere } from './mission.ts';
import { survivorCard } from './printed.ts';
import { countSkill, hasSkill, isUsed, use } from './skills.ts';
import { zombiesIn } from './table.ts';

/** All that the cost of a step depends on. */
export type Walked = Pick<State, 'survivors' | 'companions' | 'zombies' | 'abominations' | 'pack'>;

/** V47, X51: zombies neither cost anything nor stop the survivor. */
export function isSlippery(s: Walked, survivor: SurvivorNo): boolean {
  return hasSkill(s, survivor, 'slippery');
}

/** V47: a kid is slippery in one Move a turn. */
export function maySlip(s: Walked, survivor: SurvivorNo): boolean {
  const one = s.survivors[survivor]!;
  return survivorCard(s, one).kid === true && !isUsed(one, 'slippery');
}

/** V43: one action for every zombie left behind. */
export function surcharge(s: Walked, survivor: SurvivorNo): number {
  const n = zombiesIn(s, s.survivors[survivor]!.zone);
  return n === 0 || isSlippery(s, survivor) ? 0 : n;
}

/** V49, Y9: whoever enters the tank zone pays for it. */
export function isTank({ zones }: Board, zone: ZoneNo): boolean {
  return zones[zone]!.kind === 'tank';
}

/** X6: one, and one more with the skill. */
export function zonesPerMove(s: Walked, survivor: SurvivorNo): number {
  return 1 + countSkill(s, survivor, 'zonePerMove');
}

/** X53: one Move a turn covers up to three zones. */
export const SPRINT = 3;
export function maySprint(s: Walked, survivor: SurvivorNo, one: Survivor): boolean {
  return hasSkill(s, survivor, 'sprint') && !isUsed(one, 'sprint');
}

/** Zones of this Move, when so many are left. A Sprint is used where it saves a Move. */
export function zonesNow(s: Walked, survivor: SurvivorNo, left: number): number {
  const one = s.survivors[survivor]!;
  const zones = zonesPerMove(s, survivor);
  const sprint = zones + SPRINT - 1;
  const saves = Math.ceil(left / zones) > 1 + Math.ceil(Math.max(0, left - sprint) / zones);
  if (!saves || !maySprint(s, survivor, one)) return Math.min(zones, left);
  use(one, 'sprint');
  return Math.min(sprint, left);
}

/** V43, V49, V50: what a Move through these zones costs besides, for zombies left behind and for the tank. */
export function extraCost(
  s: Walked & Pick<State, 'pack' | 'mission'>,
  survivor: SurvivorNo,
  zones: readonly ZoneNo[],
  unhindered: boolean,
): number {
  const board = boardHere(s);
  let extra = unhindered ? 0 : surcharge(s, survivor);
  if (extra > 0 && maySlip(s, survivor)) {
    use(s.survivors[survivor]!, 'slippery');
    extra = 0;
  }
  for (const zone of zones) if (isTank(board, zone)) extra++;
  return extra;
}

export function stepTo(s: State, survivor: SurvivorNo, zone: ZoneNo): void {
  const one = s.survivors[survivor]!;
  const from = one.zone;
  leaveCar(s, survivor);
  one.zone = zone;
  carryLight(s, survivor);
  emit(s, { type: 'survivorMoved', survivor, from, to: zone });
}
