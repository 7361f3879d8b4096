import { describe, expect, test } from 'vitest';
import { newSurvivor } from '../setup/team.ts';
import type { FreeAction, Survivor } from '../state.ts';
import { BY_MOVE, BY_NONE, BY_SEARCH, byAttack, canPay, pay } from './payment.ts';

function survivor(actions: number, free: readonly FreeAction[] = [], bonus = 0): Survivor {
  return { ...newSurvivor({ pack: null }, 0, 0), actions, free, bonus };
}

function paid(one: Survivor, ...args: readonly [Parameters<typeof pay>[1], number?]): Partial<Survivor> {
  pay(one, ...args);
  return { actions: one.actions, free: one.free, bonus: one.bonus };
}

describe('what an action is paid with', () => {
  test('V33 a free action of the right type first, and no other', () => {
    expect(paid(survivor(2, ['search', 'move']), BY_MOVE)).toEqual({ actions: 2, free: ['search'], bonus: 0 });
    expect(paid(survivor(2, ['move']), BY_SEARCH)).toEqual({ actions: 1, free: ['move'], bonus: 0 });
    expect(canPay(survivor(0, ['move']), BY_SEARCH)).toBe(false);
    expect(canPay(survivor(0, ['move']), BY_NONE)).toBe(false);
  });

  test('V34 V351 then an ordinary action, then a bonus action', () => {
    expect(paid(survivor(1, [], 2), BY_NONE)).toEqual({ actions: 0, free: [], bonus: 2 });
    expect(paid(survivor(0, [], 2), BY_NONE)).toEqual({ actions: 0, free: [], bonus: 1 });
    expect(canPay(survivor(0, [], 0), BY_NONE)).toBe(false);
  });

  test('Y8 the surcharge is paid with ordinary and bonus actions only', () => {
    expect(paid(survivor(1, ['move', 'move'], 1), BY_MOVE, 2)).toEqual({ actions: 0, free: ['move'], bonus: 0 });
    expect(canPay(survivor(1, ['move', 'move']), BY_MOVE, 2)).toBe(false);
  });

  test('V33 V415 X23 an attack takes the free action of the narrowest type', () => {
    const free: readonly FreeAction[] = ['combat', 'melee', 'allOutMelee', 'dual'];
    expect(paid(survivor(0, free), byAttack('melee', true, false)).free).toEqual(['combat', 'melee', 'dual']);
    expect(paid(survivor(0, free), byAttack('melee', false, true)).free).toEqual(['combat', 'melee', 'allOutMelee']);
    expect(paid(survivor(0, free), byAttack('ranged', false, false)).free).toEqual(['melee', 'allOutMelee', 'dual']);
    expect(canPay(survivor(0, ['allOutMelee']), byAttack('melee', false, false))).toBe(false);
  });
});
