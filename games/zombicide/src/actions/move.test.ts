import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import type { SurvivorId } from '../content/ids.ts';
import type { Choice } from '../state.ts';

/** The ends of all ways that are offered, by name. */
function within(table: Scene, ...names: readonly string[]): boolean[] {
  const ends = table.options.flatMap((option) => (option.do === 'move' ? [option.way.at(-1)] : []));
  return names.map((name) => ends.includes(table.zone(name)));
}

function way(table: Scene, ...names: readonly string[]): Choice {
  return { do: 'move', way: names.map((name) => table.zone(name)) };
}

function alone(id: SurvivorId, position: Position = {}): Scene {
  return scene({ survivors: { [id]: { only: [] } }, ...position }).turn(id);
}

describe('a Move', () => {
  test('V40 V41 V42 leads to a zone that shares an open border', () => {
    const table = alone('ned');
    expect(within(table, '6R.s6', '6R.s4', '5R.s4', '9R.s2')).toEqual([true, true, true, true]);
    table.does(way(table, '6R.s6'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('6R.s6'), actions: 2 });
    // Closed doors and walls.
    expect(within(table, '6R.r2', '6R.r1')).toEqual([false, false]);
  });

  test('V35 V40 a way of several Moves is walked at once', () => {
    const table = alone('ned');
    table.does(way(table, '6R.s6', '6R.s5', '9R.s7'));
    // Without an action left, the turn is over.
    expect(table.one('ned')).toMatchObject({ zone: table.zone('9R.s7'), acted: true });
    table.happened('survivorMoved', 'survivorMoved', 'survivorMoved', 'turnEnded');
  });

  test('V42 an open door is an opening', () => {
    const table = alone('ned', { open: ['6R.r2|6R.s6'] });
    expect(within(table, '6R.r2', '6R.r1')).toEqual([true, true]);
  });

  test('V43 V44 leaving a zone costs one action more for every zombie in it', () => {
    const table = alone('ned', { zombies: { '6R.s7': { walker: 1, runner: 1 } } });
    expect(within(table, '6R.s6', '6R.s5')).toEqual([true, false]);
    table.does(way(table, '6R.s6'));
    expect(table.one('ned').acted).toBe(true);
    expect(within(alone('ned', { zombies: { '6R.s7': { walker: 3 } } }), '6R.s6')).toEqual([false]);
  });

  test('V43 an abomination costs as much as any zombie', () => {
    const table = alone('ned', { abominations: { patientZero: '6R.s7' } });
    table.does(way(table, '6R.s6'));
    expect(table.one('ned').actions).toBe(1);
  });

  test('V33 V45 Y8 a free Move pays for the Move, ordinary actions for the zombies', () => {
    const table = scene({ survivors: { amy: {} }, zombies: { '6R.s7': { walker: 2 } } }).turn('amy');
    table.does(way(table, '6R.s6'));
    expect(table.one('amy')).toMatchObject({ actions: 1, free: [] });
  });

  test('V45 Y8 without an ordinary action left a free Move cannot leave zombies', () => {
    const table = scene({ survivors: { amy: {} }, zombies: { '6R.s7': { walker: 4 } } }).turn('amy');
    expect(within(table, '6R.s6')).toEqual([false]);
  });

  test('V46 a way ends where zombies stand', () => {
    const table = alone('ned', { zombies: { '6R.s6': { walker: 1 } } });
    expect(within(table, '6R.s6', '6R.s5')).toEqual([true, false]);
  });

  test('V47 X51 Slippery pays nothing and walks past zombies', () => {
    const table = scene({
      survivors: { josh: {} },
      zombies: { '6R.s7': { walker: 5 }, '6R.s6': { walker: 1 } },
    }).turn('josh');
    table.does(way(table, '6R.s6', '6R.s5'));
    expect(table.one('josh')).toMatchObject({ zone: table.zone('6R.s5'), actions: 1 });
  });

  test('V47 a kid slips away once a turn', () => {
    const table = alone('lili', { zombies: { '6R.s7': { walker: 5 }, '6R.s6': { walker: 2 } } });
    table.does(way(table, '6R.s6'));
    expect(table.one('lili')).toMatchObject({ actions: 2, used: ['slippery'] });
    expect(within(table, '6R.s5')).toEqual([false]);
  });

  test('X6 one zone more per Move', () => {
    const table = scene({ survivors: { ned: { only: ['zonePerMove'] } } }).turn('ned');
    table.does(way(table, '6R.s6', '6R.s5', '9R.s7'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('9R.s7'), actions: 1 });
  });

  test('X53 a Sprint covers up to three zones with one Move, once a turn', () => {
    const table = scene({ survivors: { wanda: {} } }).turn('wanda');
    table.does(way(table, '6R.s6', '6R.s5', '9R.s7'));
    expect(table.one('wanda')).toMatchObject({ actions: 2, used: ['sprint'] });
    table.does(way(table, '9R.s8', '9R.s5'));
    expect(table.one('wanda').acted).toBe(true);
  });

  test('X53 a single zone needs no Sprint', () => {
    const table = scene({ survivors: { wanda: {} } }).turn('wanda');
    table.does(way(table, '6R.s6'));
    expect(table.one('wanda').used).toEqual([]);
  });

  test('V34 V351 Y58 bonus actions pay for a single Move, and for zombies', () => {
    const table = scene({
      survivors: { ned: { only: [], bonus: 2 } },
      zombies: { '6R.s7': { walker: 3 } },
    }).turn('ned');
    expect(within(table, '6R.s6', '6R.s5')).toEqual([true, false]);
    table.does(way(table, '6R.s6'));
    expect(table.one('ned')).toMatchObject({ actions: 0, bonus: 1 });
  });
});

describe('sandbags and the tank', () => {
  const S6: Position = { mission: 'S6' };

  test('V48 sandbags cost survivors nothing', () => {
    const table = scene({ ...S6, survivors: { ned: { at: '10V.w', only: [] } } }).turn('ned');
    table.does(way(table, '10V.sw'));
    expect(table.one('ned').actions).toBe(2);
  });

  test('V49 V50 Y9 entering the tank costs one action more, leaving it nothing', () => {
    const table = scene({
      ...S6,
      survivors: { ned: { at: '10V.w', only: ['action'] } },
      zombies: { '10V.w': { walker: 1 } },
    }).turn('ned');
    table.does(way(table, '10V.c'));
    expect(table.one('ned').actions).toBe(1);
    table.does(way(table, '10V.s'));
    expect(table.one('ned').zone).toBe(table.zone('10V.s'));
  });

  test('V49 with one action nobody climbs the tank', () => {
    const table = scene({ ...S6, survivors: { ned: { at: '6R.s5', only: [] } } }).turn('ned');
    table.does(way(table, '10V.e', '10V.se'));
    table.does(way(table, '10V.e'));
    expect(table.one('ned').acted).toBe(true);
  });

  test('Y9 Slippery does not help onto the tank', () => {
    const table = scene({ ...S6, survivors: { josh: { at: '10V.w' } } }).turn('josh');
    table.does(way(table, '10V.c'));
    expect(table.one('josh').actions).toBe(1);
  });
});

test('V51 nothing but zombies and the tank makes a Move dearer', () => {
  const elle = { at: '11V.c', status: 'down' } as const;
  const survivors = { ned: { at: '11V.n', only: [] }, elle } as const;
  const table = scene({ mission: 'S6', crates: ['11V.c', '11V.n'], survivors }).turn('ned');
  table.does(way(table, '11V.c'));
  expect(table.one('ned').actions).toBe(2);
});

test('V131 a noise token stays where it was made', () => {
  const table = alone('ned').does({ do: 'makeNoise' });
  table.does(way(table, '6R.s6'));
  expect([table.s.noise[table.zone('6R.s7')], table.s.noise[table.zone('6R.s6')]]).toEqual([1, 0]);
});

describe('a beam on the way', () => {
  const NIGHT: Position = { night: true, survivors: { ned: { only: [], pack: ['flashlight'], light: '6R.s4' } } };

  test('V305 V306 it follows, and may be turned for free', () => {
    const table = scene(NIGHT).turn('ned');
    table.does(way(table, '6R.s6'));
    expect(table.prompt).toBe('move.turn');
    table.stage.offers(...['6R.s6', '6R.s5', '6R.s7'].map((name) => ({ do: 'aim' as const, at: table.zone(name) })));
    table.does({ do: 'aim', at: table.zone('6R.s5') });
    expect(table.one('ned')).toMatchObject({ light: table.zone('6R.s5'), actions: 2 });
  });
});
