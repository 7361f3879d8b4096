import { describe, expect, test } from 'vitest';
import { item, scene, type Position } from '../../test/scene.ts';
import type { SkillId } from '../content/ids.ts';
import { isLit } from '../rules/light.ts';
import { sees } from '../rules/sight.ts';
import { NONE } from '../state.ts';

const AT_NIGHT: Position = { night: true, survivors: { ned: { only: [], pack: ['flashlight'] } } };

describe('a Flashlight', () => {
  test('V301 V303 an action switches it on: the own zone and the one it is aimed at', () => {
    const table = scene(AT_NIGHT).turn('ned');
    table.does({ do: 'lightOn', at: table.zone('6R.s6') });
    expect(table.one('ned').actions).toBe(2);
    const lit = ['6R.s7', '6R.s6', '6R.s4', '6R.s5'].map((name) => isLit(table.s, table.zone(name)));
    expect(lit).toEqual([true, true, false, false]);
  });

  test('V303 V308 only next zones without a wall or a closed door between', () => {
    const table = scene({ ...AT_NIGHT, survivors: { ned: { at: '6R.s6', only: [], pack: ['flashlight'] } } });
    table.turn('ned');
    const aims = table.options.flatMap((option) => (option.do === 'lightOn' ? [option.at] : []));
    expect(aims).toEqual(['6R.s6', '6R.s5', '6R.s7'].map((name) => table.zone(name)));
  });

  test('V309 aimed at a wall it lights the own zone alone', () => {
    const table = scene({ night: true, survivors: { ned: { at: '6R.s6', only: [], pack: ['flashlight'] } } });
    table.turn('ned').does({ do: 'lightOn', at: table.zone('6R.s6') });
    expect([table.zone('6R.s6'), table.zone('6R.s7')].map((zone) => isLit(table.s, zone))).toEqual([true, false]);
  });

  test('V308 Y76 the tank is not lit from the ground, and lights its neighbours from the top', () => {
    const aims = (at: string): readonly string[] => {
      const ned = { at, only: [], pack: ['flashlight'] } as const;
      const table = scene({ mission: 'S6', night: true, survivors: { ned } }).turn('ned');
      const names = ['10V.c', '10V.w', '10V.s'];
      return names.filter((name) => table.isOffered({ do: 'lightOn', at: table.zone(name) }));
    };
    expect(aims('10V.w')).toEqual(['10V.w']);
    expect(aims('10V.c')).toEqual(['10V.w', '10V.s']);
  });

  test('V307 an action switches it off', () => {
    const ned = { only: [], pack: ['flashlight'], light: '6R.s6' } as const;
    const table = scene({ ...AT_NIGHT, survivors: { ned } })
      .turn('ned')
      .does({ do: 'lightOff' });
    expect(table.one('ned')).toMatchObject({ light: NONE, actions: 2 });
  });

  test('Y18 Y75 one beam a survivor, which is not turned by an action', () => {
    const ned = { only: [], pack: ['flashlight', 'flashlight'], light: '6R.s6' } as const;
    const table = scene({ ...AT_NIGHT, survivors: { ned } }).turn('ned');
    expect(table.options.some((option) => option.do === 'lightOn')).toBe(false);
  });

  test('V300 by day there is nothing to switch on', () => {
    const table = scene({ ...AT_NIGHT, night: false }).turn('ned');
    expect(table.options.some((option) => option.do === 'lightOn')).toBe(false);
  });

  test('V307 it is not on any more when it is discarded', () => {
    const ned = { only: [], pack: ['flashlight'], light: '6R.s6' } as const;
    const table = scene({ ...AT_NIGHT, survivors: { ned } }).turn('ned');
    table.does({ do: 'discard', card: item('flashlight') });
    expect(table.one('ned').light).toBe(NONE);
  });
});

describe('what survivors see', () => {
  const at = (position: Position, to: string): number => {
    const table = scene({ survivors: { ned: { only: [], at: '6R.s1' } }, ...position });
    return sees(table.s, 0, table.zone(to));
  };

  test('V115 by day along the street', () => {
    expect(at({}, '6R.s5')).toBe(2);
  });

  test('V293 at night no further than the next zone', () => {
    expect([at({ night: true }, '6R.s5'), at({ night: true }, '6R.s3')]).toEqual([-1, 1]);
  });

  test('V310 V311 a lit zone is seen from far away, whoever lights it', () => {
    const elle = { at: '6R.s5', pack: ['flashlight'], light: '6R.s6' } as const;
    expect(at({ night: true, survivors: { ned: { only: [], at: '6R.s1' }, elle } }, '6R.s5')).toBe(2);
  });

  test('V298 V419 X69 Night vision ignores the night', () => {
    expect(at({ night: true, survivors: { ned: { only: ['nightVision'], at: '6R.s1' } } }, '6R.s5')).toBe(2);
  });

  test('V181 V183 Goggles give Night vision, in the backpack too', () => {
    const ned = { only: [], at: '6R.s1', pack: ['nightVisionGoggles'] } as const;
    expect(at({ night: true, survivors: { ned } }, '6R.s5')).toBe(2);
  });

  test('X32 V127 Y17 a Home defender looks straight through rooms', () => {
    const m3 = (skills: readonly SkillId[]): number =>
      at({ mission: 'M3', survivors: { ned: { only: skills, at: '3V.r4' } } }, '6V.r3');
    expect([m3([]), m3(['homeDefender'])]).toEqual([-1, 3]);
  });
});
