import { describe, expect, test } from 'vitest';
import { item, scene, type Position, type Scene, type SurvivorSpec } from '../../test/scene.ts';
import { missionOf } from '../rules/mission.ts';
import type { Choice, Placed } from '../state.ts';

function ned(spec: SurvivorSpec, position: Position): Scene {
  return scene({ ...position, survivors: { ned: { only: [], ...spec } } }).turn('ned');
}

function place(table: Scene, id: string): number {
  return table.s.placed.findIndex(({ card }) => missionOf(table.s).cards[card]!.id === id);
}

function stateOf(table: Scene, id: string): Placed['state'] {
  return table.s.placed[place(table, id)]!.state;
}

/** The choice to take this card or token. */
function takes(table: Scene, id: string): Choice {
  return { do: 'objective', place: place(table, id) };
}

function crowbar(table: Scene, door: string): Choice {
  return { do: 'door', door: table.door(door), card: item('crowbar') };
}

describe('an objective', () => {
  test('V98 V99 is taken with an action in its zone, zombies or not; a token gives 5 AP', () => {
    const table = ned({ at: '6R.r2' }, { mission: 'S0', zombies: { '6R.r2': { walker: 2 } } });
    table.does(takes(table, 'S0-T1'));
    expect(table.one('ned')).toMatchObject({ actions: 2, ap: 5 });
    expect(table.crowd('5R.s4')).toEqual({ walker: 2 });
    expect(table.isOffered(takes(table, 'S0-T1'))).toBe(false);
  });

  test('V104 V361 V363 V366 a card is read instead: no AP unless it says so, and it is discarded', () => {
    const table = ned({ at: '4R.r1' }, { mission: 'M1', equipment: ['rice'] });
    table.does(takes(table, 'M1-04'));
    expect([table.one('ned').ap, stateOf(table, 'M1-04')]).toEqual([0, 'gone']);
    expect(table.s.noise[table.zone('4R.r1')]).toBe(3);
  });

  test('V361 not from another zone', () => {
    const table = ned({ at: '4R.r2' }, { mission: 'M1' });
    expect(table.isOffered(takes(table, 'M1-04'))).toBe(false);
  });

  test('V411 V412 in M9 no other card comes before the first', () => {
    const before = ned({ at: '10R.c' }, { mission: 'M9' });
    expect(before.isOffered(takes(before, 'M9-10'))).toBe(false);
    const first = ned({ at: '13R.c2' }, { mission: 'M9' });
    expect(first.isOffered(takes(first, 'M9-13'))).toBe(true);
    const later = ned({ at: '10R.c' }, { mission: 'M9', revealed: ['M9-13'] });
    expect(later.isOffered(takes(later, 'M9-10'))).toBe(true);
  });

  test('Y79 a door whose card must wait stays shut', () => {
    const spec = { at: '12R.k2', hand: ['crowbar'] } as const;
    const shut = scene({ mission: 'M9', survivors: { ned: { only: [], ...spec } } });
    const door = shut.door('12R.c|12R.k2');
    shut.s.placed = shut.s.placed.map((one, i) => (i === place(shut, 'M9-12') ? { ...one, zone: -1, door } : one));
    shut.turn('ned');
    expect(shut.isOffered(crowbar(shut, '12R.c|12R.k2'))).toBe(false);
    shut.s.placed = shut.s.placed.map((one, i) => (i === place(shut, 'M9-13') ? { ...one, state: 'gone' } : one));
    shut.does({ do: 'makeNoise' });
    expect(shut.isOffered(crowbar(shut, '12R.c|12R.k2'))).toBe(true);
  });
});

describe('a card on a door', () => {
  test('V73 V362 Y21 W10 noise, the open door, its card, and then what waits behind it', () => {
    const table = ned({ at: '1V.s4', hand: ['fireAxe'] }, { mission: 'M3', zombieCards: [1, 1] });
    table.does({ do: 'door', door: table.door('1V.r1|1V.s4'), card: item('fireAxe') });
    const types = table.s.kernel.events.map(({ type }) => type);
    const order = ['noiseMade', 'doorOpened', 'cardRevealed', 'zombiesCame', 'buildingOpened'].map((type) =>
      types.indexOf(type as (typeof types)[number]),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
    expect(stateOf(table, 'M3-01')).toBe('gone');
  });

  test('V74 V396 without the keyword the door stays shut, and the card goes back on it', () => {
    const table = ned({ at: '13V.a', hand: ['crowbar'] }, { mission: 'M5' });
    table.does(crowbar(table, '13V.a|13V.x1'));
    expect(table.s.ground.open).toEqual([]);
    expect([stateOf(table, 'M5-01'), table.one('ned').actions]).toEqual(['faceDown', 2]);
  });

  test('V74 with the keyword it opens', () => {
    const table = ned({ at: '13V.a', hand: ['crowbar'] }, { mission: 'M5', keywords: ['tools'] });
    table.does(crowbar(table, '13V.a|13V.x1'));
    expect(table.s.ground.open).toEqual([table.door('13V.a|13V.x1')]);
    expect(stateOf(table, 'M5-01')).toBe('gone');
  });

  test('V409 a card of the room behind it is revealed before zombies spawn there', () => {
    const table = ned(
      { at: '11R.k1', hand: ['crowbar'] },
      { mission: 'M8', secretService: ['repairKit'], zombieCards: [1] },
    );
    table.does(crowbar(table, '11R.b|11R.k1'));
    const types = table.s.kernel.events.map(({ type }) => type);
    expect(stateOf(table, 'M8-04')).toBe('gone');
    expect(types.indexOf('cardRevealed')).toBeLessThan(types.indexOf('buildingOpened'));
  });

  test('W15 a card that stayed is resolved again where the mission says', () => {
    const table = ned({ at: '14V.d', hand: ['crowbar'] }, { mission: 'M8', zombieCards: [17] });
    table.does(crowbar(table, '14V.b|14V.d'), { do: 'option', card: 'M8-02', option: 'later' });
    expect(stateOf(table, 'M8-02')).toBe('stays');
    expect(table.isOffered(takes(table, 'M8-02'))).toBe(false);
    table.does({ do: 'move', way: [table.zone('14V.b')] });
    expect(table.isOffered(takes(table, 'M8-02'))).toBe(true);
  });

  test.each([
    ['M6', '11R.k3', '11R.d|11R.k3'],
    ['M6', '10R.k1', '10R.b|10R.k1'],
    ['M8', '14V.o', '14V.b|14V.o'],
    ['M8', '15V.h', '15V.h|15V.n'],
  ])('V400 V408 %s: from %s the door %s never opens', (mission, at, door) => {
    const table = ned({ at, hand: ['crowbar'] }, { mission });
    expect(table.isOffered(crowbar(table, door))).toBe(false);
  });
});

test('V36 all actions of a turn are there', () => {
  const spec: SurvivorSpec = {
    at: '6R.r2',
    hand: ['crowbar', 'sawedOff!'],
    pack: ['flashlight', 'rice', 'katana'],
  };
  const table = scene({
    night: true,
    survivors: { ned: spec, elle: { at: '6R.r2' }, doug: { at: '6R.r2', status: 'down' } },
    crates: ['6R.r2'],
    companions: { hania: '6R.r2' },
  }).turn('ned');
  const kinds = new Set(table.options.map((option) => option.do));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'objective',
      'crate',
      'pickUp',
      'search',
      'door',
      'move',
      'rally',
      'reload',
      'lightOn',
      'trade',
      'makeNoise',
      'eat',
      'end',
      'discard',
    ]),
  );
});

test('V324 a Humvee is searched, and nothing else', () => {
  const kinds = (at: string): readonly string[] =>
    [...new Set(ned({ at }, { mission: 'S6' }).options.map((option) => option.do))].sort();
  expect(kinds('11V.c')).toEqual([...kinds('11V.w'), 'search'].sort());
});
