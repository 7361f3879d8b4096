import { describe, expect, test } from 'vitest';
import { die, item, scene, type ItemName, type Position, type Scene, type SurvivorSpec } from '../../test/scene.ts';
import type { SkillId } from '../content/ids.ts';
import type { Choice } from '../state.ts';

function ned(skill: SkillId, position: Position = {}, spec: SurvivorSpec = {}): Scene {
  return scene({ ...position, survivors: { ned: { only: [skill], ...spec }, ...position.survivors } }).turn('ned');
}

function dash(table: Scene, skill: SkillId, ...names: readonly string[]): Choice {
  return { do: 'dash', skill, way: names.map((name) => table.zone(name)) };
}

function strike(table: Scene, weapon: ItemName, kind: 'melee' | 'ranged', zone: string): Choice {
  return { do: 'attack', kind, with: [item(weapon)], zone: table.zone(zone), allOut: 0, light: false };
}

describe('Charge', () => {
  test('X18 free, up to two zones, into a zone with a zombie, once a turn', () => {
    const table = ned('charge', { zombies: { '6R.s5': { walker: 1 } } });
    table.does(dash(table, 'charge', '6R.s6', '6R.s5'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('6R.s5'), actions: 3, used: ['charge'] });
    expect(table.options.some((option) => option.do === 'dash')).toBe(false);
  });

  test('X18 V46 zombies on the way stop it, and zombies left behind must be paid for', () => {
    const table = ned('charge', {
      zombies: { '6R.s6': { walker: 1 }, '6R.s5': { walker: 1 }, '6R.s7': { walker: 2 } },
    });
    expect(table.isOffered(dash(table, 'charge', '6R.s6', '6R.s5'))).toBe(false);
    table.does(dash(table, 'charge', '6R.s6'));
    expect(table.one('ned').actions).toBe(1);
  });
});

describe('Jump', () => {
  test('X36 exactly two zones for one action, over anything but walls and closed doors', () => {
    const table = ned('jump', { zombies: { '6R.s6': { walker: 5 } } });
    expect(table.isOffered(dash(table, 'jump', '6R.s6'))).toBe(false);
    table.does(dash(table, 'jump', '6R.s6', '6R.s5'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('6R.s5'), actions: 2 });
  });

  test('X36 zombies of the start zone are paid for, whatever the skills of movement', () => {
    const table = ned('jump', { zombies: { '6R.s7': { walker: 1 } } }, { only: ['jump', 'slippery'] });
    table.does(dash(table, 'jump', '6R.s6', '6R.s5'));
    expect(table.one('ned').actions).toBe(1);
  });

  test('Y9 a jump over the tank is free of its cost, a jump onto it is not', () => {
    const over = ned('jump', { mission: 'S6' }, { at: '10V.w' });
    over.does(dash(over, 'jump', '10V.c', '10V.e'));
    expect(over.one('ned').actions).toBe(2);
    const onto = ned('jump', { mission: 'S6' }, { at: '10V.sw' });
    onto.does(dash(onto, 'jump', '10V.w', '10V.c'));
    expect(onto.one('ned').actions).toBe(1);
  });
});

describe('Field medic', () => {
  test('X25 two zones to a survivor, and one wound there heals, also an own one', () => {
    const table = ned('fieldMedic', { survivors: { elle: { at: '6R.s5', wounds: 1 } } }, { wounds: 1 });
    table.does(dash(table, 'fieldMedic', '6R.s6', '6R.s5'));
    table.stage.offers({ do: 'heal', survivors: [0] }, { do: 'heal', survivors: [1] });
    table.does({ do: 'heal', survivors: [0] });
    expect([table.one('ned'), table.one('elle')]).toMatchObject([{ wounds: 0, actions: 2 }, { wounds: 1 }]);
  });

  test('X25 not where nobody is hurt, and not alone', () => {
    const table = ned('fieldMedic', { survivors: { elle: { at: '6R.s5' } } });
    expect(table.options.some((option) => option.do === 'dash')).toBe(false);
    expect(ned('fieldMedic', {}, { wounds: 1 }).options.some((option) => option.do === 'dash')).toBe(false);
  });
});

describe('Blitz and Bloodlust', () => {
  test('X12 to a zone from which a weapon in hand reaches zombies', () => {
    const position: Position = { zombies: { '6R.s1': { walker: 1 } } };
    const table = ned('blitz', position, { at: '6R.s6', hand: ['pistol'] });
    expect(table.isOffered(dash(table, 'blitz', '6R.s5', '6R.s3'))).toBe(true);
    expect(table.isOffered(dash(table, 'blitz', '6R.s5'))).toBe(false);
    expect(ned('blitz', position, { at: '6R.s6' }).options.some((option) => option.do === 'dash')).toBe(false);
  });

  test('X13 into a zone with a zombie, for an action', () => {
    const table = ned('bloodlustMelee', { zombies: { '6R.s5': { walker: 1 } } });
    table.does(dash(table, 'bloodlustMelee', '6R.s6', '6R.s5'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('6R.s5'), actions: 2, free: [] });
  });

  test('X13 V33 and strikes at once, for free; kills count as ever', () => {
    const position: Position = { zombies: { '6R.s5': { walker: 1 } }, rigged: [die(6)] };
    const table = ned('bloodlustMelee', position, { hand: ['machete'] });
    table.does(dash(table, 'bloodlustMelee', '6R.s6', '6R.s5'));
    expect(table.prompt).toBe('reaction.choose');
    table.does(strike(table, 'machete', 'melee', '6R.s5'));
    expect(table.one('ned')).toMatchObject({ actions: 2, ap: 1 });
    expect(table.prompt).toBe('turn.choose');
  });

  test('X12 a Blitz ends with a shot, or without it', () => {
    const table = ned('blitz', { zombies: { '6R.s1': { walker: 1 } } }, { at: '6R.s6', hand: ['pistol'] });
    table.does(dash(table, 'blitz', '6R.s5', '6R.s3'));
    expect(table.isOffered(strike(table, 'pistol', 'ranged', '6R.s1'))).toBe(true);
    table.does({ do: 'end' });
    expect(table.one('ned')).toMatchObject({ zone: table.zone('6R.s3'), actions: 2 });
  });
});
