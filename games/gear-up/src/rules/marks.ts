/** Which squares of a target may be crossed: placements of the shape, of its parts, and single squares. */
import type { Seat } from '@horda/kernel';
import type { Board, ShapeTable } from '../content/boards.ts';
import { figureAt, kindOf, meet, placement, type Placement } from '../geometry/geometry.ts';
import { effectsOf, shapeOf } from './effects.ts';
import { boardOf, bossPrinted, bossTable, mouthIsOpen, zombieIn } from './table.ts';
import type { Activation, Mask, State, Target, Tool } from '../state.ts';

/** The current state of a target. */
interface Ground {
  readonly board: Board;
  readonly crossed: Mask;
  /** Squares that can be crossed. */
  readonly free: Mask;
  /** A mark must touch a crossed square. (B134) */
  readonly touching: boolean;
}

export function groundOf(s: State, target: Target): Ground {
  const board = boardOf(s, target);
  if (target >= 0) {
    const { crossed } = zombieIn(s, target);
    return { board, crossed: { lo: crossed, hi: 0 }, free: { lo: board.all.lo & ~crossed, hi: 0 }, touching: false };
  }
  const { members, mouth } = bossTable(s);
  const own = members[-1 - target]!;
  const { lo, hi } = s.boss;
  const shut = mouthIsOpen(s) ? { lo: 0, hi: 0 } : mouth;
  return {
    board,
    crossed: { lo, hi },
    free: { lo: own.lo & ~lo & ~shut.lo, hi: own.hi & ~hi & ~shut.hi },
    touching: bossPrinted(s).id === 'pyramid',
  };
}

function isFree({ free }: Ground, place: Placement): boolean {
  return (place.lo & ~free.lo) === 0 && (place.hi & ~free.hi) === 0;
}

/** Whether a shape may be placed here: all squares are free, and it touches a crossed one if needed. (B55–B57, B134) */
function fits(ground: Ground, place: Placement): boolean {
  return isFree(ground, place) && (!ground.touching || meet(place.near, ground.crossed));
}

/** Single squares that may be crossed, by the tool or by ammo. (B58, B69, G42) */
export function singleMarks(ground: Ground): readonly Placement[] {
  return ground.board.singles.filter((place) => fits(ground, place));
}

/** All marks that may be made on this target now, each set of squares once. */
export function marksOn(
  s: State,
  seat: Seat,
  tool: Tool,
  target: Target,
  now: Activation | null,
): readonly Placement[] {
  const ground = groundOf(s, target);
  const shape = shapeOf(s, seat, tool);
  const begun = now?.part ?? null;
  if (begun !== null && begun.target === target) return secondParts(ground, shape, begun.cells);
  const whole = shape.squares === 1 ? [] : ground.board.fits(shape.key).filter((place) => fits(ground, place));
  const marks = [...whole, ...singleMarks(ground)];
  if (!effectsOf(s, seat, tool).includes('split')) return marks;
  for (const key of shape.larger)
    for (const place of ground.board.fits(key))
      if (place.cells.length > 1 && isFree(ground, place) && leavesRoom(ground, place)) marks.push(place);
  if (!ground.touching) return marks;
  // A single square instead of the larger part, if the second part is the one that touches a crossed square. (G41)
  for (const place of ground.board.singles)
    if (isFree(ground, place) && !meet(place.near, ground.crossed))
      if (seconds(ground, shape, place).some(({ cells }) => cells.length > 1)) marks.push(place);
  return marks;
}

/** Whether a second part could follow this first one. It is enough to test single squares. */
function leavesRoom({ board, crossed, free, touching }: Ground, first: Placement): boolean {
  const [lo, hi] = [free.lo & ~first.lo, free.hi & ~first.hi];
  if (!touching || meet(first.near, crossed)) return lo !== 0 || hi !== 0;
  return board.singles.some((place) => (place.lo & ~lo) === 0 && (place.hi & ~hi) === 0 && meet(place.near, crossed));
}

/** The second parts that could follow this first one. */
function seconds(ground: Ground, shape: ShapeTable, first: Placement): readonly Placement[] {
  const touched = !ground.touching || meet(first.near, ground.crossed);
  return secondOf(withCrossed(ground, first), shape, first, touched, ground.crossed);
}

/** The second parts, or single squares in their place; the first part (`cells`) is already crossed. (B117–B119, G41) */
function secondParts(ground: Ground, shape: ShapeTable, cells: readonly number[]): readonly Placement[] {
  const first = placement(ground.board.grid, cells);
  const before: Mask = { lo: ground.crossed.lo & ~first.lo, hi: ground.crossed.hi & ~first.hi };
  return secondOf(ground, shape, first, !ground.touching || meet(first.near, before), before);
}

function secondOf(
  ground: Ground,
  shape: ShapeTable,
  first: Placement,
  touched: boolean,
  before: Mask,
): readonly Placement[] {
  const keys =
    first.cells.length === 1
      ? shape.anySmaller
      : (shape.smaller.get(kindOf(figureAt(ground.board.grid, first.cells))) ?? []);
  const places = keys.flatMap((key) => ground.board.fits(key)).filter(({ cells }) => cells.length > 1);
  return [...places, ...ground.board.singles].filter(
    (place) => isFree(ground, place) && (touched || meet(place.near, before)),
  );
}

function withCrossed(ground: Ground, { lo, hi }: Mask): Ground {
  const { crossed, free } = ground;
  return {
    ...ground,
    crossed: { lo: crossed.lo | lo, hi: crossed.hi | hi },
    free: { lo: free.lo & ~lo, hi: free.hi & ~hi },
  };
}

/** Whether a first part may not stay alone: it has more than one square, or lacks a required contact. (T14) */
export function mustGoOn(s: State, target: Target, cells: readonly number[]): boolean {
  if (cells.length > 1) return true;
  const { board, crossed, touching } = groundOf(s, target);
  return touching && !meet(placement(board.grid, cells).near, crossed);
}

/** Whether any square of this target can be crossed. */
export function canBeMarked(s: State, target: Target): boolean {
  const ground = groundOf(s, target);
  return ground.board.singles.some((place) => fits(ground, place));
}

/** Whether the second part can still be drawn. */
export function canGoOn(s: State, seat: Seat, tool: Tool, target: Target, cells: readonly number[]): boolean {
  return secondParts(groundOf(s, target), shapeOf(s, seat, tool), cells).length > 0;
}
