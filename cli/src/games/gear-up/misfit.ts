/** Why a shape does not fit over a square: which square is in the way, and by which rule. */
import { gridOf, squareAt } from '@horda/gear-up/geometry/geometry';
import { whyMark } from '@horda/gear-up/outlook';
import { cellNames } from '@horda/gear-up/text/cells';
import type { View } from '@horda/gear-up/view';
import { placeOf, type Plan } from './aim.ts';
import { ownSeat, sheetOf, shortName, type GearUpWords } from './seen.ts';

/** `square`: the number of the target's square that the player wanted the shape to cover. */
export function misfitSentence(view: View, plan: Plan, square: number, words: GearUpWords): string {
  const { misses } = words.table;
  const { rows } = sheetOf(view, plan.target)!;
  const names = cellNames(rows);
  const target = shortName(view, plan.target, words);
  const name = names[square]!;
  const why = (cells: readonly number[]): ReturnType<typeof whyMark> =>
    whyMark(view, ownSeat(view), plan.means, plan.target, cells);
  const alone = why([square]);
  if (alone !== null) {
    if (alone.rule === 'B56') return misses.crossed(target, name, alone.rule);
    return alone.rule === 'T2' ? misses.taken(target, name, alone.rule) : misses.barred(target, name, alone.rule);
  }
  const whole = why(coveredFrom(view, plan, square));
  if (whole === null) return misses.noFit(name, 'B55');
  if (whole.cell !== null) return misses.inTheWay(name, names[whole.cell]!, whole.rule);
  return whole.rule === 'B57' ? misses.outside(name, whole.rule) : misses.noFit(name, whole.rule);
}

/** The squares under the shape when its first square lies on `square`; -1: outside the grid. */
function coveredFrom(view: View, plan: Plan, square: number): readonly number[] {
  const grid = gridOf(sheetOf(view, plan.target)!.rows);
  const { row, column } = grid.squares[square]!;
  const figure = placeOf(view, plan)?.place.figure ?? [];
  const [first = [0, 0]] = figure;
  return figure.map(([r, c]) => squareAt(grid, row + r - first[0], column + c - first[1]));
}
