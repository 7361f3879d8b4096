import { gridOf } from '@horda/gear-up/geometry/geometry';
import type { Choice, Tool } from '@horda/gear-up/state';
import { expect, test } from 'vitest';
import {
  bestIn,
  following,
  heldOver,
  kept,
  meant,
  nearest,
  otherWay,
  pencilsOn,
  stepped,
  targetsIn,
  type Place,
} from './aiming.ts';

/**
 * 0 1 2
 * 3 4 5
 * 6 7 8
 */
const GRID = gridOf(['ooo', 'ooo', 'ooo']);
const mark = (cells: readonly number[], more: Partial<Extract<Choice, { readonly do: 'mark' }>> = {}): Choice => ({
  do: 'mark',
  by: 0,
  with: 'weapon',
  target: 7,
  cells,
  ...more,
});
const ammo = (cell: number, target = 7): Choice => ({ do: 'ammo', by: 0, target, cell });
const place = (...cells: readonly number[]): Place => ({ choice: mark(cells) as Place['choice'], cells });
const sizeOf = (tool: Tool): number => (tool === 'weapon' ? 3 : 2);
const cellsOf = (found: Place | null): readonly number[] | null => found?.cells ?? null;

const LYING = [place(0, 1, 2), place(3, 4, 5), place(6, 7, 8)];
const STANDING = [place(0, 3, 6), place(1, 4, 7), place(2, 5, 8)];
const CORNERS = [place(0, 1, 3), place(1, 4, 5), place(4, 6, 7)];

test('targets are told in the order in which they are offered, each once', () => {
  const options: readonly Choice[] = [
    mark([0]),
    mark([1]),
    mark([0], { target: -1 }),
    { do: 'confirm', by: 0 },
    ammo(0, 3),
  ];
  expect(targetsIn(options)).toEqual([7, -1, 3]);
});

test('the best targets are those on which most squares can be crossed at once', () => {
  const options = [mark([0]), mark([0, 1], { target: 3 }), mark([0]), mark([1, 2], { target: -1 }), ammo(4)];
  expect(bestIn(options)).toEqual([3, -1]);
  expect(bestIn([ammo(4), { do: 'confirm', by: 0 }])).toEqual([7]);
  expect(bestIn([])).toEqual([]);
});

test('one draws with the weapon, a companion or ammo: the whole shape, a part of it, or one square', () => {
  const options = [ammo(8), mark([0]), mark([0, 1], { with: 4 }), mark([0, 1]), mark([0, 1, 2]), mark([3, 4, 5])];
  expect(
    pencilsOn(options, 7, sizeOf).map(({ key, way, places }) => [key, way, places.map(({ cells }) => cells)]),
  ).toEqual([
    [
      'weapon:shape',
      'shape',
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    ['weapon:part', 'part', [[0, 1]]],
    ['weapon:single', 'single', [[0]]],
    ['4:shape', 'shape', [[0, 1]]],
    ['ammo:ammo', 'ammo', [[8]]],
  ]);
  expect(pencilsOn(options, 3, sizeOf)).toEqual([]);
});

test('the nearest place is meant, and one that covers the square under the pointer before all others', () => {
  expect(cellsOf(nearest(GRID, LYING, { x: 1.5, y: 2.4 }))).toEqual([6, 7, 8]);
  expect(cellsOf(nearest(GRID, LYING, { x: 1.5, y: 1.9 }, 1))).toEqual([0, 1, 2]);
  expect(nearest(GRID, [], { x: 0, y: 0 })).toBe(null);
});

test('under the pointer the shape stays as it lies', () => {
  const all = [...LYING, ...STANDING];
  expect(cellsOf(meant(GRID, all, STANDING[0]!, { x: 2.5, y: 0.5 }, 2))).toEqual([2, 5, 8]);
  expect(cellsOf(meant(GRID, all, LYING[0]!, { x: 2.5, y: 2.5 }, 8))).toEqual([6, 7, 8]);
});

test('a turned shape lies where it lay; ways that fit nowhere are left out', () => {
  expect(cellsOf(otherWay(GRID, [...LYING, ...STANDING], LYING[1]!, 'turn'))).toEqual([1, 4, 7]);
  // Two of the four ways of a corner are not offered.
  expect(cellsOf(otherWay(GRID, CORNERS, CORNERS[0]!, 'turn'))).toEqual([4, 6, 7]);
  expect(otherWay(GRID, LYING, LYING[1]!, 'turn')).toBe(null);
});

test('a mirrored shape is turned further if its mirror image fits nowhere', () => {
  expect(cellsOf(otherWay(GRID, CORNERS, CORNERS[1]!, 'mirror'))).toEqual([4, 6, 7]);
  expect(otherWay(GRID, STANDING, STANDING[0]!, 'mirror')).toBe(null);
});

test('a step leads to the next place in that direction, straight on before aslant', () => {
  expect(cellsOf(stepped(GRID, LYING, LYING[0]!, 0, 1))).toEqual([3, 4, 5]);
  expect(cellsOf(stepped(GRID, [LYING[0]!, LYING[2]!], LYING[0]!, 0, 1))).toEqual([6, 7, 8]);
  expect(stepped(GRID, LYING, LYING[2]!, 0, 1)).toBe(null);
  const singles = [place(0), place(1), place(5), place(7)];
  expect(cellsOf(stepped(GRID, singles, singles[1]!, 0, 1))).toEqual([7]);
});

test('all places follow each other, and the first follows the last', () => {
  expect(cellsOf(following(LYING, null))).toEqual([0, 1, 2]);
  expect(cellsOf(following(LYING, LYING[0]!))).toEqual([3, 4, 5]);
  expect(cellsOf(following(LYING, LYING[2]!))).toEqual([0, 1, 2]);
  expect(following([], null)).toBe(null);
});

test('a shape stays where it was put while others mark, or goes to the nearest place that is left', () => {
  expect(cellsOf(kept(GRID, LYING, [5, 4, 3]))).toEqual([3, 4, 5]);
  expect(cellsOf(kept(GRID, [LYING[0]!, ...STANDING], [3, 4, 5]))).toEqual([0, 1, 2]);
  expect(cellsOf(kept(GRID, STANDING, [3, 4, 5]))).toEqual([1, 4, 7]);
  expect(kept(GRID, LYING, null)).toBe(null);
});

test('a shape is held by its middle; held over a square it may stick out of the grid', () => {
  expect(heldOver(GRID, [0, 1, 2], 4)).toEqual([3, 4, 5]);
  expect(heldOver(GRID, [0, 1, 2], 8)).toEqual([7, 8, -1]);
  expect(heldOver(GRID, [4], 0)).toEqual([0]);
});
