import { expect, test } from 'vitest';
import { blow, fight, HERE, NEAR, shot } from '../../test/fights.ts';
import type { Scene } from '../../test/scene.ts';
import { zombicide } from '../game.ts';
import { NONE, type Choice } from '../state.ts';
import { oddsOf } from './odds.ts';

function oddsFor(table: Scene, choice: Choice) {
  if (choice.do !== 'attack') throw new Error('no attack');
  return oddsOf(zombicide.view(table.s, 0), 0, choice);
}

test('V137 V138 two dice that hit on 3 or more: the chance of none, one and two hits', () => {
  const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 3 } } });
  const { chances, ...odds } = oddsFor(table, blow(table, ['baseballBat']));
  expect(odds).toEqual({ dice: 2, allOutDice: 0, need: 3, damage: 1, killable: 3, isRisky: false, noise: NONE });
  expect(chances.map((each) => Math.round(each * 900))).toEqual([100, 400, 400]);
});

test('V262 All-Out dice are thrown with the others', () => {
  const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 3 } } });
  expect(oddsFor(table, blow(table, ['baseballBat'], 1))).toMatchObject({ dice: 2, allOutDice: 1 });
});

test('V158 V129 a shot at a zone with a friend is risky, and leaves noise', () => {
  const table = fight({
    ned: { hand: ['pistol'] },
    survivors: { amy: { at: NEAR } },
    zombies: { [NEAR]: { walker: 1 } },
  });
  expect(oddsFor(table, shot(table, ['pistol'], NEAR))).toMatchObject({ isRisky: true, noise: 2 });
});

test('V294 V304 at night a shot hits on 6, unless the light is on the target', () => {
  const table = fight({
    ned: { hand: ['pistol'], pack: ['flashlight'] },
    zombies: { [NEAR]: { walker: 1 } },
    night: true,
  });
  expect(oddsFor(table, shot(table, ['pistol'], NEAR)).need).toBe(6);
  expect(oddsFor(table, shot(table, ['pistol'], NEAR, { light: true })).need).toBe(3);
});
