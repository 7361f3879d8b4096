/**
 * Turns the offered marks into a shape under the pointer: which targets and tools there are, where a tool may be laid,
 * and which of those places a point, a turn, a mirror image or a step means.
 */
import { keyOf, mirrored, squareAt, turned, type Figure, type Grid } from '@horda/gear-up/geometry/geometry';
import type { Choice, Target, Tool } from '@horda/gear-up/state';
import { figureOn, middleOf, type Cells, type Point } from './grid.ts';

type Mark = Extract<Choice, { readonly do: 'mark' }>;
type Ammo = Extract<Choice, { readonly do: 'ammo' }>;

/** What the table is told while a shape is placed but not drawn. */
export const AIMED = 'aimed';

/** The whole shape, a part of it, one square in its place, or ammo. */
export type Way = 'shape' | 'part' | 'single' | 'ammo';

export interface Place {
  readonly choice: Mark | Ammo;
  readonly cells: Cells;
}

/** One thing that can be drawn with on a target, and all places for it. */
export interface Pencil {
  readonly key: string;
  /** Null: ammo. */
  readonly tool: Tool | null;
  readonly way: Way;
  readonly places: readonly Place[];
}

const isDrawing = (choice: Choice): choice is Mark | Ammo => choice.do === 'mark' || choice.do === 'ammo';

/** Everything that can be aimed at, in the order in which it is offered. */
export function targetsIn(options: readonly Choice[]): readonly Target[] {
  return [...new Set(options.filter(isDrawing).map(({ target }) => target))];
}

/** The targets on which the most squares can be crossed at once. */
export function bestIn(options: readonly Choice[]): readonly Target[] {
  const sizeOf = (choice: Mark | Ammo): number => (choice.do === 'mark' ? choice.cells.length : 1);
  const drawings = options.filter(isDrawing);
  const most = Math.max(0, ...drawings.map(sizeOf));
  return targetsIn(drawings.filter((choice) => sizeOf(choice) === most));
}

const WAYS: readonly Way[] = ['shape', 'part', 'single', 'ammo'];

/** What can be drawn on this target; `sizeOf`: squares of the whole shape of a weapon or a companion. */
export function pencilsOn(
  options: readonly Choice[],
  target: Target,
  sizeOf: (tool: Tool) => number,
): readonly Pencil[] {
  const pencils = new Map<string, { tool: Tool | null; way: Way; places: Place[] }>();
  for (const choice of options) {
    if (!isDrawing(choice) || choice.target !== target) continue;
    const tool = choice.do === 'mark' ? choice.with : null;
    const cells = choice.do === 'mark' ? choice.cells : [choice.cell];
    const way = tool === null ? 'ammo' : wayOf(cells.length, sizeOf(tool));
    const key = `${tool ?? 'ammo'}:${way}`;
    const pencil = pencils.get(key) ?? { tool, way, places: [] };
    pencils.set(key, pencil);
    pencil.places.push({ choice, cells });
  }
  return [...pencils]
    .map(([key, pencil]) => ({ key, ...pencil }))
    .toSorted((a, b) => rankOf(a.tool) - rankOf(b.tool) || WAYS.indexOf(a.way) - WAYS.indexOf(b.way));
}

/** The weapon first, then companions, then ammo. */
function rankOf(tool: Tool | null): number {
  if (tool === null) return Number.MAX_SAFE_INTEGER;
  return tool === 'weapon' ? -1 : tool;
}

function wayOf(squares: number, whole: number): Way {
  if (squares === whole) return 'shape';
  return squares === 1 ? 'single' : 'part';
}

export const isSamePlace = (a: Cells, b: Cells): boolean =>
  a.length === b.length && a.every((cell) => b.includes(cell));

const keyOn = (grid: Grid, { cells }: Place): string => keyOf(figureOn(grid, cells));

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The place nearest to a point; a place that covers the square under the point comes first. */
export function nearest(
  grid: Grid,
  places: readonly Place[],
  point: Point,
  square: number | null = null,
): Place | null {
  let best: { readonly place: Place; readonly distance: number } | null = null;
  for (const place of places) {
    const far = square === null || place.cells.includes(square) ? 0 : 100;
    const distance = far + away(middleOf(grid, place.cells), point);
    if (best === null || distance < best.distance - 1e-9) best = { place, distance };
  }
  return best?.place ?? null;
}

/** The place that a pointer means, as the shape lies now; where that covers nothing under it, any other way round. */
export function meant(grid: Grid, places: readonly Place[], now: Place | null, point: Point, square: number): Place {
  const alike = now === null ? places : places.filter((place) => keyOn(grid, place) === keyOn(grid, now));
  return nearest(grid, alike.length > 0 ? alike : places, point, square)!;
}

/** The shape turned or mirrored where it lies, skipping orientations that fit nowhere. Null: there is no other. */
export function otherWay(grid: Grid, places: readonly Place[], now: Place, how: 'turn' | 'mirror'): Place | null {
  const current = figureOn(grid, now.cells);
  let form: Figure = how === 'turn' ? turned(current) : mirrored(current);
  for (let i = 0; i < 4; i++, form = turned(form)) {
    const key = keyOf(form);
    if (key === keyOf(current)) continue;
    const fitting = places.filter((place) => keyOn(grid, place) === key);
    if (fitting.length > 0) return nearest(grid, fitting, middleOf(grid, now.cells));
  }
  return null;
}

/** The next place in a direction, without turning the shape; null: there is none. */
export function stepped(grid: Grid, places: readonly Place[], now: Place, dx: number, dy: number): Place | null {
  const from = middleOf(grid, now.cells);
  const key = keyOn(grid, now);
  let best: { readonly place: Place; readonly distance: number } | null = null;
  for (const place of places) {
    if (keyOn(grid, place) !== key) continue;
    const to = middleOf(grid, place.cells);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead < 0.1) continue;
    // Straight steps come before diagonal ones.
    const distance = ahead + 3 * aside;
    if (best === null || distance < best.distance - 1e-9) best = { place, distance };
  }
  return best?.place ?? null;
}

/** Steps through all places, and starts again after the last. */
export function following(places: readonly Place[], now: Place | null): Place | null {
  const at = now === null ? -1 : places.findIndex(({ cells }) => isSamePlace(cells, now.cells));
  return places[(at + 1) % places.length] ?? null;
}

/** The place of a shape after others have marked something: the same one, or the nearest that is left. */
export function kept(grid: Grid, places: readonly Place[], cells: Cells | null): Place | null {
  if (cells === null || cells.length === 0) return null;
  const same = places.find((place) => isSamePlace(place.cells, cells));
  if (same !== undefined) return same;
  const key = keyOf(figureOn(grid, cells));
  const alike = places.filter((place) => keyOn(grid, place) === key);
  return nearest(grid, alike.length > 0 ? alike : places, middleOf(grid, cells));
}

/** The square of a shape nearest to its middle: the pointer holds the shape by it. */
export function heartOf(grid: Grid, cells: Cells): number {
  const middle = middleOf(grid, cells);
  const far = (cell: number): number => away(middleOf(grid, [cell]), middle);
  return cells.toSorted((a, b) => far(a) - far(b))[0]!;
}

/** The shape in its present orientation, held over this square; squares outside the grid are -1. */
export function heldOver(grid: Grid, cells: Cells, square: number): Cells {
  return figureOver(grid, cells, square).map(([row, column]) => squareAt(grid, row, column));
}

/** Rows and columns of the same, also outside of the grid. */
export function figureOver(grid: Grid, cells: Cells, square: number): Figure {
  const [from, to] = [grid.squares[heartOf(grid, cells)]!, grid.squares[square]!];
  return cells.map((cell) => {
    const { row, column } = grid.squares[cell]!;
    return [row + to.row - from.row, column + to.column - from.column];
  });
}
