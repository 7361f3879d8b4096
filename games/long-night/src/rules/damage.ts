/** Wounds, frostbite and despair. (L183, L237, L238) */
import { emit } from '@horda/kernel';
import type { State, Survivor, SurvivorNo } from '../state.ts';
import { killAll } from './death.ts';
import { limitOf, valueOf } from './modifiers.ts';
import { damageOf, find } from './table.ts';

export type DamageToken = 'wound' | 'frostbite' | 'despair';

/** Puts `n` tokens on each survivor; those with too many die, in this order. (L183) */
export function hurt(s: State, survivors: readonly SurvivorNo[], token: DamageToken, n: number): void {
  const dying: SurvivorNo[] = [];
  for (const survivor of survivors) {
    const one = find(s, survivor);
    if (one === undefined) continue;
    const put = token === 'frostbite' && valueOf(s, one, 'damage.frostbiteAsWound') > 0 ? 'wound' : token;
    const times = put === 'despair' ? n * Math.max(1, valueOf(s, one, 'damage.despairFactor')) : n;
    for (let i = 0; i < times; i++) putToken(s, one, put, 1);
    if (damageOf(one) >= limitOf(s, one)) dying.push(survivor);
  }
  if (dying.length > 0) killAll(s, dying);
}

export function heal(s: State, one: Survivor, token: DamageToken): void {
  putToken(s, one, token, -1);
}

function putToken(s: State, one: Survivor, token: DamageToken, by: 1 | -1): void {
  if (token === 'wound') one.wounds += by;
  else if (token === 'frostbite') one.frostbite += by;
  else one.despair += by;
  emit(s, { type: by === 1 ? 'damaged' : 'healed', survivor: one.card, token });
}
