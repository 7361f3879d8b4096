import { describe, expect, test } from 'vitest';
import { FAR, fight, HERE, NEAR, type Fight } from '../../test/fights.ts';
import { cardNo, item, type Scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const throwAt = (table: Scene, zone: string): Choice => ({
  do: 'throw',
  card: item('molotov'),
  zone: table.zone(zone),
});
const ARMED: Fight = { ned: { hand: ['molotov'] } };

describe('a Molotov', () => {
  test('V176 X5 is thrown from a hand at range 1 exactly, or further with +1 max Range', () => {
    const zombies = { [HERE]: { walker: 1 }, [NEAR]: { walker: 1 }, [FAR]: { walker: 1 } };
    const reach = (more: Fight): boolean[] => {
      const table = fight({ zombies, ...more });
      return [HERE, NEAR, FAR].map((zone) => table.isOffered(throwAt(table, zone)));
    };
    expect(reach(ARMED)).toEqual([false, true, false]);
    expect(reach({ ned: { hand: ['molotov'], only: ['maxRange'] } })).toEqual([false, true, true]);
    expect(reach({ ned: { pack: ['molotov'] } })).toEqual([false, false, false]);
  });

  test('V176 V177 V135 kills all in the zone without a roll, is discarded, and makes noise', () => {
    const table = fight({
      ...ARMED,
      zombies: { [NEAR]: { walker: 2, brute: 1, runner: 1 } },
      abominations: { patientZero: NEAR },
    });
    table.does(throwAt(table, NEAR));
    expect([table.crowd(NEAR), table.s.abominations]).toEqual([{}, []]);
    // 4 zombies and an abomination bring the survivor to yellow.
    expect(table.one('ned')).toMatchObject({ ap: 9, level: 1, hand: [], actions: 3 });
    expect(table.s.equipment.discard).toEqual([cardNo('molotov')]);
    expect([HERE, NEAR].map((zone) => table.s.noise[table.zone(zone)])).toEqual([1, 0]);
  });

  test('V177 Y45 survivors in the zone lose all health: knocked out in the campaign, Low profile or not', () => {
    const table = fight({
      ...ARMED,
      survivors: { amy: { at: NEAR, hand: ['pistol'] }, doug: { at: NEAR, only: ['lowProfile', 'tough'] } },
      companions: { taylor: NEAR },
      zombies: { [NEAR]: { walker: 1 } },
    });
    table.does(throwAt(table, NEAR));
    expect(['amy', 'doug'].map((id) => table.one(id as 'amy').status)).toEqual(['down', 'down']);
    expect(table.s.companions[0]!.status).toBe('dead');
  });

  test('V177 V4 in the classic game the mission is lost', () => {
    const table = fight({
      mission: 'S0',
      ned: { at: '6R.s7', hand: ['molotov'] },
      survivors: { amy: { at: '6R.s6' } },
      zombies: { '6R.s6': { walker: 1 } },
    });
    table.does(throwAt(table, '6R.s6'));
    expect(table.s.ending).toBe('death');
  });

  test('V178 V230 Y45 the Abominawild burns alone, and nobody else is harmed', () => {
    const table = fight({
      ...ARMED,
      survivors: { amy: { at: NEAR } },
      zombies: { [NEAR]: { walker: 3 } },
      abominations: { abominawild: NEAR },
    });
    table.does(throwAt(table, NEAR));
    expect(table.s.abominations).toEqual([]);
    expect(table.crowd(NEAR)).toEqual({ walker: 3 });
    expect(table.one('amy').status).toBe('standing');
    expect(table.one('ned').ap).toBe(5);
  });

  test('X9 2 cocktails are better than 1: on 4 or more the card goes to the backpack', () => {
    const skilled = (die: number): Scene => {
      const table = fight({
        ned: { hand: ['molotov'], only: ['twoCocktails'] },
        zombies: { [NEAR]: { walker: 1 } },
        dice: [die],
      });
      return table.does(throwAt(table, NEAR));
    };
    expect(skilled(4).pack('ned')).toEqual(['molotov']);
    expect(skilled(3).pack('ned')).toEqual([]);
  });

  test('V405 Y81 in M7 an abomination that it kills reads no note, and goes under its deck', () => {
    const table = fight({
      mission: 'M7',
      ned: { at: '13V.c', hand: ['molotov'] },
      abominations: { patientZero: '13V.m' },
      abominationDeck: ['abominacop'],
    });
    table.does(throwAt(table, '13V.m'));
    expect(table.s.abominationCards).toMatchObject({ deck: [0, 2], discard: [] });
    expect(table.s.read).toEqual([]);
  });
});
