import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { ADRENALINE } from '../declared.ts';

function excited(position: Position, n: number): Scene {
  return scene(position).runs(ADRENALINE, { survivor: 0, n });
}

describe('adrenaline', () => {
  test('V190 V191 V32 yellow from 7 AP: one action more', () => {
    const six = excited({ survivors: { amy: { ap: 0 } } }, 6).one('amy');
    expect(six).toMatchObject({ ap: 6, level: 0 });
    const seven = excited({ survivors: { amy: { ap: 5 } } }, 3);
    expect(seven.one('amy')).toMatchObject({ ap: 8, level: 1, skills: ['freeMove', 'action'] });
    seven.happened('adrenalineGained', { type: 'levelReached', level: 1 }, { type: 'skillGained', skill: 'action' });
  });

  test('V191 V192 orange from 19: one of two skills', () => {
    const table = excited({ survivors: { amy: { ap: 18 } } }, 1);
    table.stage.offers({ do: 'learn', skill: 'freeMelee' }, { do: 'learn', skill: 'freeRanged' });
    table.does({ do: 'learn', skill: 'freeRanged' });
    expect(table.one('amy')).toMatchObject({ level: 2, skills: ['freeMove', 'action', 'freeRanged'] });
  });

  test('V191 red from 43: one of three; several levels at once are climbed one by one', () => {
    const table = excited({ survivors: { amy: { ap: 6 } } }, 40);
    table.does({ do: 'learn', skill: 'freeMelee' }, { do: 'learn', skill: 'medic' });
    expect(table.one('amy')).toMatchObject({ level: 3, ap: 43 });
    expect(table.one('amy').skills).toEqual(['freeMove', 'action', 'freeMelee', 'medic']);
  });

  test('V192 V193 a skill gained in the own turn works in it: the action at once', () => {
    const table = scene({ survivors: { amy: { ap: 6, pack: ['water'] } } }).turn('amy');
    const { actions } = table.one('amy');
    const eat = table.options.find((option) => option.do === 'eat')!;
    table.does(eat);
    expect(table.one('amy')).toMatchObject({ level: 1, actions: actions + 1 });
  });

  test('W18 somebody who is not active chooses at once, the owner is asked', () => {
    const table = excited({ seats: 2, survivors: { amy: { ap: 18, seat: 1 }, ned: {} } }, 1);
    expect(table.s.kernel.asks[0]!.seat).toBe(1);
    table.does({ do: 'learn', skill: 'freeMelee' });
    expect(table.one('amy').actions).toBe(0);
  });

  test('V195 a skill may be had twice', () => {
    const table = excited({ survivors: { odin: { ap: 42 } } }, 1);
    table.does({ do: 'learn', skill: 'dieMelee' });
    expect(table.one('odin').skills.filter((skill) => skill === 'dieMelee')).toHaveLength(2);
  });

  test('V196 V197 without Ultrared AP stop at 43', () => {
    const table = excited({ survivors: { amy: { ap: 43 } } }, 5);
    expect(table.one('amy').ap).toBe(43);
    expect(table.s.kernel.events).toEqual([]);
  });

  test('V252 V260 nobody who lies down gains any', () => {
    const table = excited({ survivors: { amy: { ap: 5, status: 'down' } } }, 5);
    expect(table.one('amy').ap).toBe(5);
  });
});

describe('Ultrared', () => {
  const ultrared = (ap: number, n: number, more: { skills?: readonly ['freeMelee', 'medic'] } = {}): Scene =>
    excited({ options: { ultrared: true }, survivors: { amy: { ap, ...more } } }, n);

  test('V440 the track begins again: orange gives the skill that was not taken, at 43 and 19 AP', () => {
    const table = ultrared(61, 1, { skills: ['freeMelee', 'medic'] });
    table.stage.offers({ do: 'learn', skill: 'freeRanged' });
    table.does({ do: 'learn', skill: 'freeRanged' });
    expect(table.one('amy')).toMatchObject({ ap: 62, level: 3 });
  });

  test('V440 red likewise; its yellow gives nothing', () => {
    const table = ultrared(49, 1, { skills: ['freeMelee', 'medic'] });
    expect(table.prompt).toBe('');
    const red = ultrared(85, 1, { skills: ['freeMelee', 'medic'] });
    red.stage.offers({ do: 'learn', skill: 'dieCombat' }, { do: 'learn', skill: 'rollCombat' });
  });

  test('V440 when none is left, any skill that the survivor has not', () => {
    const only = ['freeMove', 'action', 'freeMelee', 'freeRanged', 'medic'] as const;
    const table = excited({ options: { ultrared: true }, survivors: { amy: { ap: 104, only } } }, 1);
    const skills = table.options.map((option) => (option.do === 'learn' ? option.skill : ''));
    expect(skills).toContain('lucky');
    for (const skill of [...only, 'versatile', 'startsWith2Ap']) expect(skills).not.toContain(skill);
  });
});
