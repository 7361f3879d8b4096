import { expect, test } from 'vitest';
import { fightingWith, powersOf } from './powers.ts';

test('V195 X3 the same skill twice adds up', () => {
  expect(fightingWith(powersOf(['dieMelee', 'dieMelee', 'dieRanged']), 'melee', false).dice).toBe(2);
});

test('X2 a skill for combat works in melee and in ranged attacks', () => {
  const powers = powersOf(['damageCombat', 'damageRanged']);
  expect(fightingWith(powers, 'melee', false).damage).toBe(1);
  expect(fightingWith(powers, 'ranged', false).damage).toBe(2);
});

test('V417 X66 an All-Out skill works only when going All-Out', () => {
  const powers = powersOf(['allOutRollMelee']);
  expect(fightingWith(powers, 'melee', false).roll).toBe(0);
  expect(fightingWith(powers, 'melee', true).roll).toBe(1);
  expect(fightingWith(powers, 'ranged', true).roll).toBe(0);
});

test('V299 V418 X68 at night ranged attacks hit on 6, of a Night fighter on 5', () => {
  expect(powersOf([]).nightAccuracy).toBe(6);
  expect(powersOf(['nightFighter']).nightAccuracy).toBe(5);
});
