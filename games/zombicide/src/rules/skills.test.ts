import { expect, test } from 'vitest';
import { fighting, powersOf } from './skills.ts';

test('V195 X3 the same skill twice adds up', () => {
  expect(fighting(powersOf(['dieMelee', 'dieMelee', 'dieRanged']), 'melee', false).dice).toBe(2);
});

test('X2 a skill for combat works in melee and in ranged attacks', () => {
  const powers = powersOf(['damageCombat', 'damageRanged']);
  expect(fighting(powers, 'melee', false).damage).toBe(1);
  expect(fighting(powers, 'ranged', false).damage).toBe(2);
});

test('V417 X66 an All-Out skill works only when going All-Out', () => {
  const powers = powersOf(['allOutRollMelee']);
  expect(fighting(powers, 'melee', false).roll).toBe(0);
  expect(fighting(powers, 'melee', true).roll).toBe(1);
  expect(fighting(powers, 'ranged', true).roll).toBe(0);
});

test('V299 V418 X68 at night ranged attacks hit on 6, of a Night fighter on 5', () => {
  expect(powersOf([]).nightAccuracy).toBe(6);
  expect(powersOf(['nightFighter']).nightAccuracy).toBe(5);
});

test('V415 X65 X4 X23 free actions are listed one by one', () => {
  expect(powersOf(['freeMove', 'freeAllOutMelee', 'freeMove', 'dualExpert']).free).toEqual([
    'move',
    'allOutMelee',
    'move',
    'dual',
  ]);
});
