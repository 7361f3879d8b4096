/**
 * How actions are paid for. The cheapest payment is taken by itself: a free action of the right type, then an ordinary
 * one, then a bonus action. (V32–V35, V45, V351, Y8, Y58)
 */
import type { AttackKind } from '../content/vocabulary.ts';
import type { FreeAction, Survivor } from '../state.ts';

/** The free actions that pay for an action, those of the narrowest type first. */
export type PaidBy = readonly FreeAction[];
export const BY_MOVE: readonly FreeAction[] = ['move'];
export const BY_SEARCH: readonly FreeAction[] = ['search'];
export const BY_DOOR: readonly FreeAction[] = ['door'];
/** V33: no free action pays for anything else. */
export const BY_NONE: readonly FreeAction[] = [];

/** V33, V415, X23: the free actions that pay for an attack of this kind, All-Out or not, with a pair or not. */
export function byAttack(kind: AttackKind, isAllOut: boolean, isPair: boolean): PaidBy {
  return BY_ATTACK[kind][(isAllOut ? 1 : 0) + (isPair ? 2 : 0)]!;
}
const BY_ATTACK: Readonly<Record<AttackKind, readonly PaidBy[]>> = {
  melee: [
    ['melee', 'combat'],
    ['allOutMelee', 'allOutCombat', 'melee', 'combat'],
    ['dual', 'melee', 'combat'],
    ['allOutMelee', 'allOutCombat', 'dual', 'melee', 'combat'],
  ],
  ranged: [
    ['ranged', 'combat'],
    ['allOutRanged', 'allOutCombat', 'ranged', 'combat'],
    ['dual', 'ranged', 'combat'],
    ['allOutRanged', 'allOutCombat', 'dual', 'ranged', 'combat'],
  ],
};

/** `surcharge`: what it costs besides, which no free action pays for. (Y8) */
export function canPay({ actions, bonus, free }: Survivor, by: PaidBy, surcharge = 0): boolean {
  const left = actions + bonus;
  return left > surcharge || (left === surcharge && freeFor(free, by) >= 0);
}

export function pay(one: Survivor, by: PaidBy, surcharge = 0): void {
  const at = freeFor(one.free, by);
  if (at >= 0) one.free = one.free.filter((_, i) => i !== at);
  spend(one, at >= 0 ? surcharge : surcharge + 1);
}

/** Ordinary actions first: bonus actions are there for the whole mission. (V351) */
export function spend(one: Survivor, n: number): void {
  const ordinary = Math.min(n, one.actions);
  one.actions -= ordinary;
  one.bonus -= n - ordinary;
}

/** The place of the free action that pays; -1: none does. */
function freeFor(free: readonly FreeAction[], by: PaidBy): number {
  if (free.length === 0) return -1;
  for (const type of by) {
    const at = free.indexOf(type);
    if (at >= 0) return at;
  }
  return -1;
}
