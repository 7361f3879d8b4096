import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPlace, figures, grids, nameOfPlaces, type Place } from '../../test/grids.ts';
import {
  around,
  cellsOf,
  figureOf,
  gridOf,
  maskOf,
  placements,
  signed,
  singles,
  size,
  squareAt,
  type Grid,
} from './geometry.ts';

const anyGrid = grids('o', { rows: 8, columns: 8 });

test('B54 B57 a shape lies where all its squares are on the grid', () => {
  const grid = gridOf(['oo.', '.oo']);
  expect(placements(grid, figureOf(['##', '#.'])).map(({ cells }) => cells)).toEqual([
    [0, 1, 2],
    [1, 2, 3],
  ]);
  expect(placements(grid, figureOf(['##', '##']))).toEqual([]);
});

test('T15 a square that looks the same in all turns is laid on each place once', () => {
  expect(placements(gridOf(['ooo', 'ooo']), figureOf(['##', '##']))).toHaveLength(2);
});

test('B54 B55 B57 T15 on any grid placements are all sets of squares that the shape covers, each once', () => {
  fc.assert(
    fc.property(anyGrid, figures, (rows, figure) => {
      const grid = gridOf(rows);
      const found = placements(grid, figure).map(({ cells }) => named(grid, cells));
      const free = grid.squares.map(({ row, column }): Place => [row, column]);
      expect(found.toSorted()).toEqual(everyPlace(figure, free).toSorted());
    }),
  );
});

test('B58 every square is a placement of its own', () => {
  fc.assert(
    fc.property(anyGrid, (rows) => {
      const grid = gridOf(rows);
      expect(singles(grid).map(({ cells }) => cells)).toEqual(grid.squares.map((_, cell) => [cell]));
    }),
  );
});

test('B134 what is near a placement touches it by side or corner', () => {
  const grid = gridOf(['ooo', 'o.o', 'ooo']);
  const [corner] = placements(grid, figureOf(['##', '#.'])).filter(
    ({ cells }) => cells.includes(0) && cells.includes(3),
  );
  expect(corner?.cells).toEqual([0, 1, 3]);
  // Its own squares touch each other; they are never crossed before it is drawn. Only the far corner is not near.
  expect(cellsOf(corner!.near)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(cellsOf(around(grid, 0))).toEqual([1, 3]);
  expect(cellsOf(around(grid, 3))).toEqual([0, 1, 5, 6]);
});

test('B57 squares are numbered in reading order, and a set of them is a mask of up to 64 bits', () => {
  const grid = gridOf(Array.from({ length: 8 }, () => 'oooooooo'));
  expect(grid.squares).toHaveLength(64);
  expect([squareAt(grid, 0, 0), squareAt(grid, 3, 7), squareAt(grid, 4, 0), squareAt(grid, 7, 7)]).toEqual([
    0, 31, 32, 63,
  ]);
  expect([squareAt(grid, -1, 0), squareAt(grid, 0, 8), squareAt(grid, 8, 0)]).toEqual([-1, -1, -1]);
  expect(size(signed(grid, 'o'))).toBe(64);
});

test('B56 a mask holds exactly the squares it was made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(63)), (cells) => {
      const sorted = cells.toSorted((a, b) => a - b);
      expect(cellsOf(maskOf(cells))).toEqual(sorted);
      expect(size(maskOf(cells))).toBe(cells.length);
    }),
  );
});

function named({ squares }: Grid, cells: readonly number[]): string {
  return nameOfPlaces(cells.map((cell): Place => [squares[cell]!.row, squares[cell]!.column]));
}
