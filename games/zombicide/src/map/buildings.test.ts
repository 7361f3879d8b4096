import { describe, expect, test } from 'vitest';
import { mapOf, missionOf, tiles } from '../../test/maps.ts';
import { doorNamed, groundAtStart, zoneNamed, type Board } from './board.ts';

/** The rooms of a building, by the name of one of them. */
function rooms(board: Board, name: string): readonly string[] {
  return board.buildings[board.buildingOf[zoneNamed(board, name)]!]!.zones.map((zone) => board.zones[zone]!.name);
}

describe('buildings', () => {
  test('V75 V376 the bistro of M1 runs across two tiles and has three doors', () => {
    const { board } = mapOf('M1');
    expect(rooms(board, '3R.r1')).toEqual(['4R.r1', '4R.r2', '3R.r1', '3R.r2']);
    const bistro = board.buildingOf[zoneNamed(board, '3R.r1')];
    expect(
      board.doors
        .filter(({ a, b }) => [a, b].some((zone) => board.buildingOf[zone] === bistro))
        .map(({ name }) => name),
    ).toEqual(['4R.r2|4R.s5', '4R.r2|4R.s2', '3R.r2|3R.s5']);
  });

  test('V76 Y20 rooms joined only by a closed door belong to different buildings', () => {
    const { board } = mapOf('M9');
    expect(rooms(board, '10R.a')).toEqual(['10R.a']);
    expect(rooms(board, '10R.c')).toEqual(['10R.c']);
  });

  test('Y20 corridors belong to the building they are open to', () => {
    expect(rooms(mapOf('M9').board, '10R.k1')).toContain('11R.c2');
  });

  test('V77 a building knows its dark zones', () => {
    const { board } = mapOf('M1');
    const { dark } = board.buildings[board.buildingOf[zoneNamed(board, '4R.r2')]!]!;
    expect(dark.map((zone) => board.zones[zone]!.name)).toEqual(['4R.r1', '3R.r1']);
  });

  test('V86 a building where survivors start is open from the start, others are not', () => {
    const { board } = mapOf('M9');
    const isOpen = (name: string): boolean => board.buildings[board.buildingOf[zoneNamed(board, name)]!]!.isOpen;
    expect(isOpen('15R.b')).toBe(true);
    expect(isOpen('15R.c')).toBe(false);
    expect(mapOf('M1').board.buildings.some((building) => building.isOpen)).toBe(false);
  });

  test('V86 a building with an open door to the street is open from the start', () => {
    const { board } = mapOf(tiles('9R', { doors: [{ door: '9R.r1|9R.s2', state: 'open' }] }));
    expect(board.buildings.map(({ isOpen }) => isOpen)).toEqual([true]);
    expect(mapOf(tiles('9R')).board.buildings.map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  test('V110 V112 streets and gardens belong to none', () => {
    const { board } = mapOf('M9');
    expect(board.buildingOf[zoneNamed(board, '13R.g1')]).toBe(-1);
  });
});

describe('doors', () => {
  test('V23 doors printed on tiles are closed', () => {
    const { board } = mapOf('M1');
    expect(new Set(board.doors.map(({ state }) => state))).toEqual(new Set(['closed']));
    expect(groundAtStart(board, () => false)).toEqual({ open: [], links: [] });
  });

  test('V23 Y80 a mission adds coloured, open and sealed ones', () => {
    const { board } = mapOf('M8');
    const door = (name: string) => board.doors[doorNamed(board, name)];
    expect(door('15V.x1|15V.e')).toMatchObject({ name: '15V.e|15V.x1', colour: 'blue', state: 'closed' });
    expect(door('14V.b|14V.o')).toMatchObject({ colour: 'red', state: 'sealed' });
    expect(groundAtStart(board, () => false).open).toEqual([doorNamed(board, '13V.b|13V.m')]);
  });

  test('Y22 W4 the two ends of a passage know each other', () => {
    const { board } = mapOf('M8');
    const [blue, green] = ['15V.e|15V.x1', '12V.e|12V.x1'].map((name) => doorNamed(board, name));
    expect([board.doors[blue!]!.other, board.doors[green!]!.other]).toEqual([green, blue]);
  });

  test('V402 with the achievement doors are open and joined from the start, without it they are not', () => {
    const { board } = mapOf('M7');
    const doors = missionOf('M7').doors!.map(({ door }) => doorNamed(board, door));
    const mole = groundAtStart(board, (condition) => 'achievement' in condition && condition.achievement === 'mole');
    expect(mole).toEqual({ open: doors, links: [0] });
    expect(groundAtStart(board, () => false)).toEqual({ open: [], links: [] });
  });

  test('Y80 a sealed door is a wall for everybody', () => {
    const map = mapOf(tiles('9R', { doors: [{ door: '9R.r1|9R.s2', state: 'sealed' }] }), { open: 'all' });
    expect(map.range('9R.r1', '9R.s2')).toBeNull();
    expect(map.steps('9R.s2')).not.toContain('9R.r1');
    expect(map.walk('9R.s2', '9R.r1', { extra: true, asIfOpen: true })).not.toBe(1);
  });

  test('V62 W12 the Secret Service zones of 11R', () => {
    const { board } = mapOf('M9');
    expect(board.places.secretService.map((zone) => board.zones[zone]!.name).toSorted()).toEqual([
      '11R.b',
      '11R.c1',
      '11R.c2',
      '11R.d',
    ]);
  });
});
