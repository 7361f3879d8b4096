/** Shapes as they lie on a printed grid. */
import { normal, type Figure, type Grid, type Step } from '@horda/gear-up/geometry/geometry';

/** Squares of a grid by their numbers in reading order. */
export type Cells = readonly number[];

/** In squares from the top left corner of a grid. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The shape of some squares, independent of their position. */
export const figureOn = ({ squares }: Grid, cells: Cells): Figure =>
  normal(cells.map((cell): Step => [squares[cell]!.row, squares[cell]!.column]));

/** The middle of some squares. */
export function middleOf({ squares }: Grid, cells: Cells): Point {
  let [x, y] = [0, 0];
  for (const cell of cells) {
    x += squares[cell]!.column + 0.5;
    y += squares[cell]!.row + 0.5;
  }
  return { x: x / cells.length, y: y / cells.length };
}

/** The edge around some squares as an SVG path, in squares. */
export function outlineOf(steps: Figure): string {
  const inside = new Set(steps.map(([row, column]) => `${row}.${column}`));
  let path = '';
  for (const [row, column] of steps) {
    if (!inside.has(`${row - 1}.${column}`)) path += `M${column} ${row}h1`;
    if (!inside.has(`${row}.${column + 1}`)) path += `M${column + 1} ${row}v1`;
    if (!inside.has(`${row + 1}.${column}`)) path += `M${column} ${row + 1}h1`;
    if (!inside.has(`${row}.${column - 1}`)) path += `M${column} ${row}v1`;
  }
  return path;
}

export const outlineOn = ({ squares }: Grid, cells: Cells): string =>
  outlineOf(cells.map((cell): Step => [squares[cell]!.row, squares[cell]!.column]));
