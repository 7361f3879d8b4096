import { describe, expect, test } from 'vitest';
import { face, scene, survivor } from '../../test/scene.ts';
import { exposure } from './exposure.ts';

const LILY = { survivor: survivor('lilyMae'), n: 1 };

describe('the exposure die', () => {
  test('L121 a blank does nothing', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], rigged: [face('blank')] }).runs(
      exposure,
      LILY,
    );
    expect(table.one('lilyMae')).toMatchObject({ wounds: 0, frostbite: 0 });
  });

  test.each(['wound', 'frostbite'] as const)('L122 L123 a %s puts a token', (shown) => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], rigged: [face(shown)] }).runs(
      exposure,
      LILY,
    );
    expect(table.one('lilyMae')).toMatchObject({
      wounds: shown === 'wound' ? 1 : 0,
      frostbite: shown === 'wound' ? 0 : 1,
    });
  });

  test('L126 twelve faces, 6 blank, 3 wounds, 2 frostbites, 1 bite', () => {
    const faces = Array.from({ length: 12 }, (_, i) => {
      const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], rigged: [i] }).runs(exposure, LILY);
      return table.s.turn.face;
    });
    expect(faces).toEqual([
      ...Array(6).fill('blank'),
      ...Array(3).fill('wound'),
      ...Array(2).fill('frostbite'),
      'bite',
    ]);
  });

  test('L183 the third token kills, and the rolls that are left are not made', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { wounds: 1, despair: 1 }, blue: {} } }, {}, {}],
      rigged: [face('wound')],
    }).runs(exposure, { ...LILY, n: 3 });
    expect(table.isInPlay('lilyMae')).toBe(false);
    expect(table.s.morale).toBe(5);
  });

  test('Q2 L125 Sparky takes a bite as a wound', () => {
    const table = scene({ seats: [{ survivors: { sparky: {} } }, {}, {}], rigged: [face('bite')] }).runs(exposure, {
      ...LILY,
      survivor: survivor('sparky'),
    });
    expect(table.one('sparky').wounds).toBe(1);
  });

  test('L123 Snow Shoes turn frostbite into a wound', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { items: ['snowShoes'] } } }, {}, {}],
      rigged: [face('frostbite')],
    }).runs(exposure, LILY);
    expect(table.one('lilyMae')).toMatchObject({ wounds: 1, frostbite: 0 });
  });

  test('L122 Sports Pads ignore a wound, once a round', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { items: ['sportsPads'] } } }, {}, {}],
      rigged: [face('wound'), face('wound')],
    }).runs(exposure, { ...LILY, n: 2 });
    table.does({ do: 'yes' });
    expect(table.one('lilyMae').wounds).toBe(1);
    expect(table.s.kernel.asks).toEqual([]);
  });

  test('L122 Sports Pads may be kept for later', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { items: ['sportsPads'] } } }, {}, {}],
      rigged: [face('wound')],
    }).runs(exposure, LILY);
    table.does({ do: 'no' });
    expect(table.one('lilyMae')).toMatchObject({ wounds: 1, items: [{ used: 0 }] });
  });
});
