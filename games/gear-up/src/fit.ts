/** How well hit shapes still fit on what is left of a target, for bots: who leaves holes crosses them one by one. */
import { memo } from '@horda/parts';
import type { Board, BossTable, ShapeTable } from './content/boards.ts';
import { holds, size, type Placement } from './geometry/geometry.ts';
import type { Mask } from './state.ts';

/** The part of a zombie's open squares that the shapes could cross, each shape for itself, on average. */
export function fitOnZombie(board: Board, crossed: number, shapes: readonly ShapeTable[]): number {
  const open: Mask = { lo: board.vital.lo & ~crossed, hi: 0 };
  const known = fitsOn(board);
  let sum = 0;
  for (const shape of shapes) {
    let found = known.get(shape);
    if (found === undefined) known.set(shape, (found = new Map()));
    let fit = found.get(open.lo);
    if (fit === undefined) found.set(open.lo, (fit = packed(board.fits(shape.key), open) / size(open)));
    sum += fit;
  }
  return sum / shapes.length;
}

/** The same for the boss; no shape may lie on two members of Dead Sox. (B140) */
export function fitOnBoss(board: BossTable, crossed: Mask, shapes: readonly ShapeTable[]): number {
  const open: Mask = { lo: board.vital.lo & ~crossed.lo, hi: board.vital.hi & ~crossed.hi };
  const all = size(open);
  const places = placesOn(board);
  let sum = 0;
  for (const shape of shapes) sum += packed(places(shape), open) / all;
  return sum / shapes.length;
}

/** By shape, then by open squares: small grids have few, and bots ask for the same ones again and again. */
const fitsOn = memo((_board: Board) => new Map<ShapeTable, Map<number, number>>());

const placesOn = memo((board: BossTable) =>
  memo(({ key }: ShapeTable): readonly Placement[] =>
    board.fits(key).filter((place) => board.members.some((member) => holds(member, place))),
  ),
);

/** How many squares are crossed when the shape is laid wherever there is still room for it. */
function packed(places: readonly Placement[], open: Mask): number {
  let { lo, hi } = open;
  let squares = 0;
  for (const place of places) {
    if ((place.lo & ~lo) !== 0 || (place.hi & ~hi) !== 0) continue;
    lo &= ~place.lo;
    hi &= ~place.hi;
    squares += place.cells.length;
  }
  return squares;
}
