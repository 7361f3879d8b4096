/** Where a shape can lie on an empty grid: found once, then tested against crossed squares bit by bit. */
import { around, maskOf, squareAt, type Grid } from './grid.ts';
import { orientations, type Figure, type Step } from './shape.ts';
import type { Mask } from '../state.ts';

export interface Placement extends Mask {
  /** The numbers of its squares, in ascending order. */
  readonly cells: readonly number[];
  /** Squares that touch it by side or corner. */
  readonly near: Mask;
}

/** Every distinct set of squares that the figure can cover, in reading order. */
export function placements(grid: Grid, figure: Figure): readonly Placement[] {
  const found: Placement[] = [];
  for (const one of orientations(figure))
    for (let row = 0; row < grid.height; row++)
      for (let column = 0; column < grid.width; column++) {
        const cells = one.map(([r, c]) => squareAt(grid, row + r, column + c));
        if (!cells.includes(-1)) found.push(placement(grid, cells));
      }
  return found.toSorted((a, b) => compare(a.cells, b.cells));
}

export function placement(grid: Grid, cells: readonly number[]): Placement {
  const sorted = cells.toSorted((a, b) => a - b);
  let [lo, hi] = [0, 0];
  for (const cell of sorted) {
    const touched = around(grid, cell);
    lo |= touched.lo;
    hi |= touched.hi;
  }
  return { ...maskOf(sorted), cells: sorted, near: { lo, hi } };
}

/** The shape that these squares of a grid make. */
export function figureAt(grid: Grid, cells: readonly number[]): Figure {
  return cells.map((cell): Step => [grid.squares[cell]!.row, grid.squares[cell]!.column]);
}

/** Each square alone. (B58) */
export function singles(grid: Grid): readonly Placement[] {
  return grid.squares.map((_, cell) => placement(grid, [cell]));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
