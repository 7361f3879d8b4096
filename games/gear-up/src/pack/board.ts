/** The grid of a boss board, and the map that some bosses have beside it. */
import { inside } from '@horda/parts';
import type { BossId } from '../content/content.ts';
import { around, cellsOf, gridOf, meet, MOST_SQUARES, signed, size, type Grid } from '../geometry/geometry.ts';
import { rowsAt } from './grid.ts';
import { wordOrNullAt, type Place } from './reading.ts';
import { BOSS_SIGNS, MAP_SIGNS } from './signs.ts';
import { WRONG } from './words.ts';

const HP_LETTERS = 'o, y, b, a, s';
export const LONGEST_SIDE = 16;

/** Of an unknown boss (null) nobody can say which squares it may have. */
export function boardRowsAt(place: Place, id: BossId | null): readonly string[] | null {
  const [notes, path] = place;
  const rows = rowsAt(place, BOSS_SIGNS, LONGEST_SIDE, LONGEST_SIDE);
  if (rows === null) return null;
  const grid = gridOf(rows);
  const { length } = grid.squares;
  if (grid.squares.every(({ sign }) => sign === 'W' || sign === 'X'))
    notes.push({ path, kind: 'other', ...WRONG.noSquare(HP_LETTERS) });
  // Weak points and what is crossed from the start included.
  if (length > MOST_SQUARES) notes.push({ path, kind: 'other', ...WRONG.tooManySquares(length, MOST_SQUARES) });
  else if (id !== null) {
    noteWeakPoints(place, id, grid);
    noteCrossed(place, id, grid);
  }
  return rows;
}

/** Only the Zombiephant has weak points, with HP squares all around. (B137, B138) */
function noteWeakPoints([notes, path]: Place, id: BossId, grid: Grid): void {
  const points = signed(grid, 'W');
  if (id !== 'zombiephant') {
    if (size(points) > 0) notes.push({ path, kind: 'other', ...WRONG.misplaced('W', 'zombiephant') });
    return;
  }
  if (size(points) === 0) notes.push({ path, kind: 'other', ...WRONG.noWeakPoint() });
  for (const point of cellsOf(points)) {
    const ring = around(grid, point);
    if (size(ring) === 8 && !meet(ring, points)) continue;
    const { row, column } = grid.squares[point]!;
    notes.push({ path: inside(path, row), kind: 'other', ...WRONG.weakPoint(column + 1) });
  }
}

/** Only the Pyramid has a crossed square, from which all others are reached. (B134, B135) */
function noteCrossed([notes, path]: Place, id: BossId, grid: Grid): void {
  const crossed = cellsOf(signed(grid, 'X'));
  if (id !== 'pyramid') {
    if (crossed.length > 0) notes.push({ path, kind: 'other', ...WRONG.misplaced('X', 'pyramid') });
    return;
  }
  if (crossed.length !== 1) {
    notes.push({ path, kind: 'other', ...WRONG.wrongNumber('X', crossed.length) });
    return;
  }
  const [lost] = cutOff(grid, crossed[0]!);
  if (lost === undefined) return;
  const { row, column } = grid.squares[lost]!;
  notes.push({ path: inside(path, row), kind: 'other', ...WRONG.unreachable(column + 1) });
}

/** The squares that cannot be reached from this one by squares that touch at a side or corner. */
function cutOff(grid: Grid, start: number): readonly number[] {
  const left = new Set(grid.squares.keys());
  left.delete(start);
  const reached = [start];
  // The list grows while it is walked through.
  for (const cell of reached) for (const next of cellsOf(around(grid, cell))) if (left.delete(next)) reached.push(next);
  return [...left];
}

/** The map of a boss; `rows`, if they are right, are what it lies beside. */
export function mapAt(place: Place, id: BossId | null, rows: readonly string[] | null): readonly string[] | null {
  if (id === null) return null;
  const signs = MAP_SIGNS[id];
  if (signs === undefined) return wordOrNullAt<never>(place, []);
  const [notes, path] = place;
  const map = rowsAt(place, signs, LONGEST_SIDE, LONGEST_SIDE);
  if (map === null || rows === null) return map;
  if (map.length !== rows.length || map[0]!.length !== rows[0]!.length) {
    notes.push({ path, kind: 'other', ...WRONG.mapSize(rows.length, rows[0]!.length) });
    return map;
  }
  noteMismatches(place, map, rows, id !== 'screamer');
  const needed = id === 'mutation' ? [] : signs.flatMap(({ sign }) => (sign === '.' ? [] : [sign]));
  for (const letter of needed)
    if (!map.some((row) => row.includes(letter))) notes.push({ path, kind: 'other', ...WRONG.mapLacks(letter) });
  return map;
}

/** Nothing stands beside where there is no square; `isComplete`: something stands beside each square. */
function noteMismatches(
  [notes, path]: Place,
  map: readonly string[],
  rows: readonly string[],
  isComplete: boolean,
): void {
  for (const [y, row] of map.entries())
    for (const [x, letter] of [...row].entries()) {
      const [isMapped, isThere] = [letter !== '.', rows[y]![x] !== '.'];
      const where = inside(path, y);
      if (isMapped && !isThere) notes.push({ path: where, kind: 'other', ...WRONG.mapOffSquare(x + 1) });
      if (!isMapped && isThere && isComplete) notes.push({ path: where, kind: 'other', ...WRONG.mapOnSquare(x + 1) });
    }
}
