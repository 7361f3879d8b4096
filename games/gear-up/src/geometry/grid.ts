/** A grid of squares, numbered in reading order, and sets of its squares as bit masks. */
import type { Mask } from '../state.ts';

/** No grid has more squares: two words of 32 bits. */
export const MOST_SQUARES = 64;
export const NO_SQUARES: Mask = { lo: 0, hi: 0 };

export interface Square {
  readonly row: number;
  readonly column: number;
  /** What is printed on it: a letter of the legend in the content. */
  readonly sign: string;
}

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Every square that can be crossed; its number is its place here. */
  readonly squares: readonly Square[];
  /** The number of the square in each place, row by row; -1: there is none. */
  readonly numbers: readonly number[];
}

/** `.` is no square. */
export function gridOf(rows: readonly string[]): Grid {
  const squares = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column): Square[] => (sign === '.' ? [] : [{ row, column, sign }])),
  );
  const width = Math.max(0, ...rows.map((line) => line.length));
  const numbers = Array.from({ length: width * rows.length }, () => -1);
  for (const [cell, { row, column }] of squares.entries()) numbers[row * width + column] = cell;
  return { width, height: rows.length, squares, numbers };
}

/** The number of the square in this row and column; -1: there is none. */
export function squareAt({ width, height, numbers }: Grid, row: number, column: number): number {
  if (row < 0 || row >= height || column < 0 || column >= width) return -1;
  return numbers[row * width + column]!;
}

export function maskOf(cells: readonly number[]): Mask {
  let [lo, hi] = [0, 0];
  for (const cell of cells)
    if (cell < 32) lo |= 1 << cell;
    else hi |= 1 << (cell - 32);
  return { lo, hi };
}

export function cellsOf({ lo, hi }: Mask): readonly number[] {
  const cells: number[] = [];
  for (let left = lo; left !== 0; left &= left - 1) cells.push(31 - Math.clz32(left & -left));
  for (let left = hi; left !== 0; left &= left - 1) cells.push(63 - Math.clz32(left & -left));
  return cells;
}

/** The squares of a grid with one of these signs. */
export function signed({ squares }: Grid, signs: string): Mask {
  return maskOf(squares.flatMap(({ sign }, cell) => (signs.includes(sign) ? [cell] : [])));
}

/** How many squares there are in a word of a mask. */
export function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function size({ lo, hi }: Mask): number {
  return bits(lo) + bits(hi);
}

export function meet(a: Mask, b: Mask): boolean {
  return (a.lo & b.lo) !== 0 || (a.hi & b.hi) !== 0;
}

/** Whether all squares of `part` are in `whole`. */
export function holds(whole: Mask, part: Mask): boolean {
  return (part.lo & ~whole.lo) === 0 && (part.hi & ~whole.hi) === 0;
}

/** The squares around a square, by side or corner. */
export function around(grid: Grid, cell: number): Mask {
  const { row, column } = grid.squares[cell]!;
  return maskOf(
    grid.squares.flatMap((other, i) =>
      i !== cell && Math.abs(other.row - row) <= 1 && Math.abs(other.column - column) <= 1 ? [i] : [],
    ),
  );
}
