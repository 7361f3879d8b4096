import { describe, expect, test } from 'vitest';
import { cardNo, item, scene } from '../../test/scene.ts';

test('V103 making noise leaves a token in the own zone', () => {
  const table = scene({ survivors: { ned: {} } })
    .turn('ned')
    .does({ do: 'makeNoise' });
  expect([table.s.noise[table.zone('6R.s7')], table.one('ned').actions]).toEqual([1, 2]);
  table.happened({ type: 'noiseMade', n: 1 });
});

describe('reloading', () => {
  test('V172 an action loads a weapon, or both of a pair', () => {
    const table = scene({ survivors: { ned: { hand: ['sawedOff!', 'sawedOff!'] } } }).turn('ned');
    table.does({ do: 'reload', card: cardNo('sawedOff') });
    expect([table.hand('ned'), table.one('ned').actions]).toEqual([['sawedOff', 'sawedOff'], 2]);
  });

  test('V172 two weapons of different names are loaded one by one', () => {
    const table = scene({ survivors: { ned: { hand: ['sawedOff!', 'masShotgun!'] } } }).turn('ned');
    table.does({ do: 'reload', card: cardNo('masShotgun') });
    expect(table.hand('ned')).toEqual(['sawedOff!', 'masShotgun']);
  });

  test('V430 X26 Free reload costs nothing', () => {
    const table = scene({ survivors: { ned: { hand: ['sawedOff!'], skills: ['freeReload'] } } }).turn('ned');
    table.does({ do: 'reload', card: cardNo('sawedOff') });
    expect(table.one('ned').actions).toBe(3);
  });

  test('V172 what is loaded needs none', () => {
    const table = scene({ survivors: { ned: { hand: ['sawedOff'] } } }).turn('ned');
    expect(table.isOffered({ do: 'reload', card: cardNo('sawedOff') })).toBe(false);
  });
});

describe('discarding', () => {
  test('V94 any card of hands and backpack, for free', () => {
    const table = scene({ survivors: { ned: { hand: ['pistol'], pack: ['rice'] } } }).turn('ned');
    table.does({ do: 'discard', card: item('pistol') });
    expect([table.hand('ned'), table.one('ned').actions]).toEqual([[], 3]);
    expect(table.s.equipment.discard).toEqual([cardNo('pistol')]);
  });

  test('V307 V253 the beam goes with the last Flashlight', () => {
    const lit = { pack: ['flashlight', 'flashlight'] as const, light: '6R.s6' };
    const table = scene({ night: true, survivors: { ned: lit } }).turn('ned');
    table.does({ do: 'discard', card: item('flashlight') });
    expect(table.one('ned').light).toBe(table.zone('6R.s6'));
    table.does({ do: 'discard', card: item('flashlight') });
    expect(table.one('ned').light).toBe(-1);
  });
});

describe('eating', () => {
  test('V182 Y36 food is discarded for 3 AP, without an action', () => {
    const table = scene({ survivors: { ned: { pack: ['rice'] } } }).turn('ned');
    table.does({ do: 'eat', card: cardNo('rice') });
    expect(table.one('ned')).toMatchObject({ ap: 3, actions: 3, pack: [] });
    expect(table.s.equipment.discard).toEqual([cardNo('rice')]);
  });

  test('V182 a Snack Cake gives 5', () => {
    const table = scene({ survivors: { ned: { hand: ['snackCake'] } } }).turn('ned');
    expect(table.does({ do: 'eat', card: cardNo('snackCake') }).one('ned').ap).toBe(5);
  });

  test('V192 V193 W18 it may lift to yellow, with an action more at once', () => {
    const table = scene({ survivors: { ned: { ap: 5, pack: ['water'] } } }).turn('ned');
    table.does({ do: 'eat', card: cardNo('water') });
    expect(table.one('ned')).toMatchObject({ level: 1, actions: 4 });
  });
});
