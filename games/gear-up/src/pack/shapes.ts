/** The hit shapes of a pack. */
import { inside } from '@horda/parts';
import type { Boss, Shape, ZombieCard } from '../content/content.ts';
import { figureOf, gridOf, isConnected, orientations, squareAt, type Figure, type Grid } from '../geometry/geometry.ts';
import { rowsAt } from './grid.ts';
import { entriesAt, idAt, objectAt, sound, sourceAt, type Place } from './reading.ts';
import { SHAPE_SIGNS } from './signs.ts';
import { WRONG } from './words.ts';

export const MOST_SHAPES = 60;
export const MOST_SQUARES = 6;

/** `ids` learns the ids of all shapes, those included with which something is wrong. */
export function shapesAt(place: Place, ids: Map<string, string>): Shape[] {
  return entriesAt(place, 1, MOST_SHAPES, (entry) => shapeAt(entry, ids));
}

function shapeAt(place: Place, ids: Map<string, string>): Shape | null {
  const before = place[0].length;
  const at = objectAt(place, ['id', 'rows'], ['source']);
  const id = idAt(at('id'), ids);
  const rows = rowsAt(at('rows'), SHAPE_SIGNS, MOST_SQUARES, MOST_SQUARES);
  if (rows !== null) noteForm(at('rows'), rows);
  return sound<Shape>(place, before, { id, rows, source: sourceAt(at('source')) });
}

function noteForm([notes, path]: Place, rows: readonly string[]): void {
  const figure = figureOf(rows);
  const { length } = figure;
  if (length === 0) {
    notes.push({ path, kind: 'other', ...WRONG.noSquare('#') });
    return;
  }
  if (length > MOST_SQUARES) notes.push({ path, kind: 'other', ...WRONG.tooManySquares(length, MOST_SQUARES) });
  if (hasEmptyBorder(rows)) notes.push({ path, kind: 'other', ...WRONG.emptyBorder() });
  if (!isConnected(figure)) notes.push({ path, kind: 'other', ...WRONG.unconnected() });
}

function hasEmptyBorder(rows: readonly string[]): boolean {
  const column = (n: number): string => rows.map((row) => row.at(n)!).join('');
  return [rows[0]!, rows.at(-1)!, column(0), column(-1)].some((line) => !line.includes('#'));
}

/** Notes shapes that could never be drawn in full. Only for lists in which nothing else is wrong. */
export function noteImpossible(
  [notes, path]: Place,
  shapes: readonly Shape[],
  zombies: readonly ZombieCard[],
  bosses: readonly Boss[],
): void {
  const boards = bosses.flatMap(({ id, black, red }) =>
    [black, red].flatMap(({ rows, map }) => (id === 'deadSox' ? membersOf(rows, map!) : [uncrossed(rows)])),
  );
  const grids = [...zombies.map(({ rows }) => rows), ...boards].map(gridOf);
  for (const [n, { rows }] of shapes.entries()) {
    const figure = figureOf(rows);
    if (grids.some((grid) => fits(grid, figure))) continue;
    notes.push({ path: inside(inside(path, n), 'rows'), kind: 'other', ...WRONG.impossible() });
  }
}

/** Whether the figure can be laid anywhere; its first square is tried on each square. */
function fits(grid: Grid, figure: Figure): boolean {
  return orientations(figure).some((one) => {
    const [top, left] = one[0]!;
    return grid.squares.some(({ row, column }) =>
      one.every(([r, c]) => squareAt(grid, row - top + r, column - left + c) !== -1),
    );
  });
}

/** What is crossed from the start cannot be drawn on. (B135) */
function uncrossed(rows: readonly string[]): readonly string[] {
  return rows.map((row) => row.replaceAll('X', '.'));
}

/** A shape lies on one member alone. (G46) */
function membersOf(rows: readonly string[], map: readonly string[]): readonly (readonly string[])[] {
  return ['1', '2', '3'].map((member) =>
    rows.map((row, y) => [...row].map((letter, x) => (map[y]![x] === member ? letter : '.')).join('')),
  );
}
