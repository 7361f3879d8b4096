import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapOf, openable } from '../../test/maps.ts';
import { MISSIONS } from '../content/missions/missions.ts';
import { boardOf } from './board.ts';
import { terrainOf, type Terrain } from './terrain.ts';

describe('sight', () => {
  const shut = mapOf('M1');

  test('V113 the own zone is range 0, and zones are counted along the line', () => {
    expect(shut.range('2V.s1', '2V.s1')).toBe(0);
    expect(shut.range('2V.s1', '2V.s3')).toBe(2);
    expect(shut.range('2V.s1', '5R.s7')).toBe(4);
  });

  test('V114 sight runs straight, never diagonally', () => {
    expect(shut.range('2V.s1', '2V.s2')).toBe(1);
    expect(shut.range('7R.s2', '2V.s2')).toBeNull();
  });

  test('V115 from a street through any number of streets, until the edge of the board', () => {
    expect(shut.range('7R.s3', '8R.s1')).toBe(4);
    expect(mapOf('M4').range('9R.s3', '11V.se')).toBe(8);
  });

  test('V120 a closed door blocks, an open one does not', () => {
    expect(shut.range('5R.s5', '5R.r1')).toBeNull();
    expect(mapOf('M1', { open: ['5R.r1|5R.s5'] }).range('5R.s5', '5R.r1')).toBe(1);
  });

  test('V120 a wall blocks', () => {
    expect(mapOf('M1', { open: 'all' }).range('5R.s4', '5R.r1')).toBeNull();
  });

  test('V116 from a street one zone into a building, not into the room behind', () => {
    const map = mapOf('M1', { open: ['4R.r2|4R.s5', '2V.r1|2V.s2'] });
    expect(map.range('2V.s2', '2V.r1')).toBe(1);
    expect(map.range('2V.s2', '2V.r2')).toBeNull();
    expect(map.range('2V.s2', '2V.r3')).toBeNull();
  });

  test('V117 from a room every zone that shares an opening with it, one zone deep', () => {
    expect(shut.range('2V.r1', '2V.r2')).toBe(1);
    expect(shut.range('4R.r1', '4R.r2')).toBe(1);
    expect(shut.range('4R.r1', '3R.r1')).toBeNull();
  });

  test('V118 from a room out into a street and on, and one zone into a building opposite', () => {
    const map = mapOf('M1', { open: ['5R.r1|5R.s5', '8R.r1|8R.s5', '3R.r2|3R.s5'] });
    expect(map.range('5R.r1', '5R.s5')).toBe(1);
    expect(map.range('5R.r1', '8R.r1')).toBe(2);
    expect(map.range('5R.r1', '8R.r2')).toBeNull();
  });

  test('V118 out of a room along the street without limit', () => {
    const map = mapOf('M1', { open: ['7R.r2|7R.s6'] });
    expect(map.range('7R.r2', '2V.s3')).toBe(1);
    expect(map.range('7R.r2', '2V.s5')).toBe(3);
  });

  test('V119 nobody looks through a building and out on the other side', () => {
    const map = mapOf('M1', { open: ['8R.r1|8R.s4', '8R.r1|8R.s5'] });
    expect(map.range('5R.s5', '8R.r1')).toBe(1);
    expect(map.range('8R.s4', '8R.r1')).toBe(1);
    expect(map.range('5R.s5', '8R.s4')).toBeNull();
  });

  test('V122 V326 through corridors without limit', () => {
    expect(mapOf('M9').range('10R.k1', '12R.k3')).toBe(8);
  });

  test('V123 V327 sandbags do not limit sight', () => {
    const map = mapOf('M4');
    expect(map.range('10V.e', '6R.s5')).toBe(1);
    expect(map.range('11V.e', '11V.se')).toBe(1);
    expect(map.range('10V.e', '6R.s6')).toBe(2);
  });

  test('V124 V335 the tank blocks sight between zones on both sides of it', () => {
    const map = mapOf('M4');
    expect(map.range('10V.w', '10V.e')).toBeNull();
    expect(map.range('10V.n', '10V.s')).toBeNull();
  });

  test('V125 V337 from the tank and to it sight is as usual', () => {
    const map = mapOf('M4');
    expect(map.range('10V.c', '11V.s')).toBe(3);
    expect(map.range('10V.e', '10V.c')).toBe(1);
  });

  test('Y10 a door is clear over the whole border of its two zones', () => {
    const map = mapOf('M4', { open: ['3R.r2|3R.s5'] });
    expect(map.range('3R.s5', '3R.r2')).toBe(1);
  });

  test('V127 V426 Y17 Home defender looks on through rooms in a straight line', () => {
    const map = mapOf('M1', { open: ['8R.r1|8R.s4', '8R.r1|8R.s5'] });
    expect(map.homeRange('5R.s5', '8R.s4')).toBe(2);
    expect(map.homeRange('4R.r1', '3R.r1')).toBe(2);
    expect(map.homeRange('4R.r1', '3R.r2')).toBe(3);
    expect(mapOf('M4').homeRange('10V.w', '10V.e')).toBeNull();
    expect(shut.homeRange('5R.s5', '8R.s4')).toBeNull();
  });

  test('Y22 nobody looks through a tunnel, but through an opening that a card has made', () => {
    const { links } = boardOf(MISSIONS.find(({ id }) => id === 'M8')!);
    const all = [...links.keys()];
    const map = mapOf('M8', { open: 'all', links: all });
    expect(map.range('15V.x1', '12V.x1')).toBeNull();
    expect(map.range('14V.b', '12V.a')).toBe(1);
    expect(mapOf('M8', { open: 'all' }).range('14V.b', '12V.a')).toBeNull();
  });
});

/** A mission with some of its doors open. */
const GROUND = fc
  .constantFrom(...MISSIONS)
  .chain((mission) => {
    const board = boardOf(mission);
    return fc.record({ board: fc.constant(board), open: fc.subarray([...openable(board)]) });
  })
  .map(({ board, open }) => ({ board, terrain: terrainOf(board, { open, links: [] }) }));

/** Pairs of zones for which something does not hold. */
function faults({ n }: Terrain, holds: (a: number, b: number) => boolean): readonly string[] {
  const found: string[] = [];
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) if (!holds(a, b)) found.push(`${a} ${b}`);
  return found;
}

describe('sight on every board, whatever doors are open', () => {
  test('V126 is mutual, with equal ranges both ways', () => {
    fc.assert(
      fc.property(GROUND, ({ terrain }) => {
        const { sight, n } = terrain;
        expect(faults(terrain, (a, b) => sight[a * n + b] === sight[b * n + a])).toEqual([]);
      }),
    );
  });

  test('V113 is 0 for the own zone only, and 1 for those with a clear border', () => {
    fc.assert(
      fc.property(GROUND, ({ terrain }) => {
        const { sight, near, n } = terrain;
        expect(faults(terrain, (a, b) => (sight[a * n + b] === 0) === (a === b))).toEqual([]);
        expect(faults(terrain, (a, b) => (sight[a * n + b] === 1) === near[a]!.includes(b))).toEqual([]);
      }),
    );
  });

  test('V119 V124 never has a room or the tank in the middle: a far look begins with a zone that looks on', () => {
    fc.assert(
      fc.property(GROUND, ({ board, terrain }) => {
        const { sight, near, n } = terrain;
        const isMiddle = (zone: number): boolean => !['room', 'dark', 'tank'].includes(board.zones[zone]!.kind);
        const begins = (a: number, b: number): boolean =>
          near[a]!.some((zone) => isMiddle(zone) && sight[zone * n + b] === sight[a * n + b]! - 1);
        expect(faults(terrain, (a, b) => sight[a * n + b]! < 2 || begins(a, b))).toEqual([]);
      }),
    );
  });
});
