/** How squares are called: by the letter of the column and the number of the row, from the top left corner. */
import { memo } from '@horda/parts';
import { gridOf } from '../geometry/geometry.ts';

/** The names of all squares of a grid, by their numbers. */
export const cellNames: (rows: readonly string[]) => readonly string[] = memo((rows: readonly string[]) =>
  gridOf(rows).squares.map(({ row, column }) => `${columnName(column)}${row + 1}`),
);

/** `B1`: the square with this number, on a grid with these rows. */
export function cellName(rows: readonly string[], cell: number): string {
  return cellNames(rows)[cell] ?? '?';
}

/** Columns are A, B, C … */
export function columnName(column: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + column);
}
