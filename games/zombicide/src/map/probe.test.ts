import { describe, expect, test } from 'vitest';
import { mapOf, missionOf, probe } from '../../test/maps.ts';

/** As the tiles print it: without the doors that the mission adds, seals or opens, and without what lies apart. */
function printed(id: string): ReturnType<typeof missionOf> {
  const mission = missionOf(id);
  const layout = mission.layout.filter(({ apart }) => apart !== true);
  return { ...mission, layout, doors: [], links: [], crates: [], cards: [], notes: [], exits: [] };
}

/** Size and number of dark zones of each building, largest first. */
function groups(mission: Parameters<typeof mapOf>[0]): readonly string[] {
  return mapOf(mission)
    .board.buildings.map(({ zones, dark }) => `${zones.length};${dark.length}`)
    .toSorted((a, b) => Number.parseInt(b) - Number.parseInt(a) || (a < b ? 1 : -1));
}

function kinds(mission: Parameters<typeof mapOf>[0]): object {
  const counts: Record<string, number> = {};
  for (const { kind } of mapOf(mission).board.zones) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const ones = (kind: string, n: number): readonly string[] => Array.from({ length: n }, () => kind);

describe('the boards of the campaign', () => {
  test.each([
    ['M1', 52, 68, 4],
    ['M2', 73, 88, 6],
    ['M3', 59, 70, 6],
    ['M4', 91, 100, 8],
    ['M6', 58, 75, 8],
    ['M8', 21, 35, 3],
    ['M9', 58, 75, 8],
    ['M10', 83, 94, 6],
  ])(
    'W1 W3 pairs that see each other in %s: %i with all doors closed, %i with all open',
    (id, closed, open, longest) => {
      expect(probe(mapOf(printed(id)))).toEqual({ pairs: closed, longest });
      expect(probe(mapOf(printed(id), { open: 'all' }))).toEqual({ pairs: open, longest });
    },
  );

  test('Y80 in M6 the doors that never open are walls: three pairs fewer', () => {
    expect(probe(mapOf('M6'))).toEqual({ pairs: 58, longest: 8 });
    expect(probe(mapOf('M6', { open: 'all' }))).toEqual({ pairs: 72, longest: 8 });
  });

  test.each([
    ['M1', { street: 21, room: 6, dark: 7 }],
    ['M2', { street: 21, room: 10, dark: 9 }],
    ['M3', { street: 11, room: 10, dark: 12 }],
    ['M4', { street: 17, outdoor: 11, tank: 1, room: 4, dark: 4 }],
    ['M6', { garden: 6, corridor: 9, room: 13, dark: 9 }],
    ['M8', { garden: 1, corridor: 3, room: 15, dark: 9 }],
    ['M9', { garden: 6, corridor: 9, room: 13, dark: 9 }],
    ['M10', { street: 8, outdoor: 14, tank: 1, room: 6, dark: 6 }],
  ])('W3 zones of %s by kind', (id, expected) => {
    expect(kinds(printed(id))).toEqual(expected);
  });

  test.each([
    ['M1', ['4;2', '4;2', '3;2', '2;1']],
    ['M2', ['11;5', '8;4']],
    ['M3', ['8;4', '8;4', '3;2', '3;2']],
    ['M4', ['5;2', '2;1', '1;1']],
    ['M6', ['20;0', '2;2', ...ones('1;1', 7), ...ones('1;0', 2)]],
    ['M8', ['10;1', '8;0', '3;3', ...ones('1;1', 5), '1;0']],
    ['M9', ['20;0', '2;2', ...ones('1;1', 7), ...ones('1;0', 2)]],
    ['M10', ['7;4', '5;2']],
  ])('V76 Y20 W3 buildings of %s, cut at closed doors', (id, expected) => {
    expect(groups(printed(id))).toEqual(expected);
  });
});
