/** Aiming: where a shape would lie. Everything is computed from the view and the typed lines. */
import {
  gridOf,
  keyOf,
  kindOf,
  mirrored,
  normal,
  turned,
  type Figure,
  type Step,
} from '@horda/gear-up/geometry/geometry';
import type { Target, Tool } from '@horda/gear-up/state';
import type { Cells, View } from '@horda/gear-up/view';
import { memo } from '@horda/parts';
import { marksOf, sheetOf, type MarkChoice } from './seen.ts';

/** What squares are marked with. */
export type Means = Tool | 'ammo';

/** A mark that is shown but not made yet. It is always one of the offered marks. */
export interface Plan {
  readonly means: Means;
  readonly target: Target;
  readonly cells: Cells;
}

/** One way to lay the shape, or a part of it. */
interface Place {
  readonly cells: Cells;
  readonly figure: Figure;
  /** Tells orientations apart. */
  readonly key: string;
  /** Tells shapes apart, but not how they are turned or mirrored. */
  readonly kind: string;
  /** The top left corner of its place in the grid. */
  readonly top: number;
  readonly left: number;
}

function cellsOf(choice: MarkChoice): Cells {
  return choice.do === 'ammo' ? [choice.cell] : choice.cells;
}

export function meansOf(choice: MarkChoice): Means {
  return choice.do === 'ammo' ? 'ammo' : choice.with;
}

/** The offered choice that the plan stands for. */
export function choiceOf(view: View, { means, target, cells }: Plan): MarkChoice | null {
  const found = marksOf(view).find(
    (each) => meansOf(each) === means && each.target === target && String(cellsOf(each)) === String(cells),
  );
  return found ?? null;
}

/** Everything that can be marked on a target, the largest shapes first, each in all its turns one after the other. */
function placesOn(view: View, means: Means, target: Target): readonly Place[] {
  return allPlaces(view).get(`${means} ${target}`) ?? [];
}

const allPlaces: (view: View) => ReadonlyMap<string, readonly Place[]> = memo((view: View) => {
  const groups = Map.groupBy(marksOf(view), (choice) => `${meansOf(choice)} ${choice.target}`);
  return new Map([...groups].map(([key, choices]) => [key, inOrder(view, choices)]));
});

function inOrder(view: View, choices: readonly MarkChoice[]): readonly Place[] {
  const { squares } = gridOf(sheetOf(view, choices[0]!.target)?.rows ?? []);
  const kindsByKey = new Map<string, string>();
  const places = choices.map((choice): Place => {
    const cells = cellsOf(choice);
    const steps = cells.map((cell): Step => [squares[cell]!.row, squares[cell]!.column]);
    const figure = normal(steps);
    const key = keyOf(figure);
    const kind = kindsByKey.get(key) ?? kindOf(figure);
    kindsByKey.set(key, kind);
    const top = Math.min(...steps.map(([row]) => row));
    const left = Math.min(...steps.map(([, column]) => column));
    return { cells, figure, key, kind, top, left };
  });
  const kinds = [...new Set(kindsByKey.values())];
  const keys = [...kindsByKey.keys()];
  return places.toSorted(
    (a, b) =>
      b.cells.length - a.cells.length ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      keys.indexOf(a.key) - keys.indexOf(b.key),
  );
}

/** The place of the plan, and all places of the same shape. */
export function placeOf(view: View, plan: Plan): { readonly place: Place; readonly alike: readonly Place[] } | null {
  const places = placesOn(view, plan.means, plan.target);
  const place = places.find(({ cells }) => String(cells) === String(plan.cells));
  return place === undefined ? null : { place, alike: places.filter(({ kind }) => kind === place.kind) };
}

export type Turning = 'turn' | 'mirror' | 'next' | 'part';
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The shape laid another way, as near as possible; null: there is no other. */
export function turnedPlan(view: View, plan: Plan, how: Turning): Plan | null {
  const found = placeOf(view, plan);
  if (found === null) return null;
  const { place, alike } = found;
  switch (how) {
    case 'next': {
      const next = alike[(alike.indexOf(place) + 1) % alike.length]!;
      return next === place ? null : { ...plan, cells: next.cells };
    }
    case 'part': {
      const kinds = [...new Set(placesOn(view, plan.means, plan.target).map(({ kind }) => kind))];
      const kind = kinds[(kinds.indexOf(place.kind) + 1) % kinds.length]!;
      return kind === place.kind ? null : nearestTo(view, plan, place, (each) => each.kind === kind);
    }
    case 'turn':
      return firstFitting(view, plan, place, quarters(place.figure).slice(1));
    case 'mirror':
      return firstFitting(view, plan, place, quarters(mirrored(place.figure)));
  }
}

/** A figure and its three quarter turns to the right. */
function quarters(figure: Figure): readonly Figure[] {
  const second = turned(figure);
  const third = turned(second);
  return [figure, second, third, turned(third)];
}

function firstFitting(view: View, plan: Plan, from: Place, figures: readonly Figure[]): Plan | null {
  for (const figure of figures) {
    const key = keyOf(figure);
    const found = key === from.key ? null : nearestTo(view, plan, from, (each) => each.key === key);
    if (found !== null) return found;
  }
  return null;
}

function nearestTo(view: View, plan: Plan, from: Place, fits: (place: Place) => boolean): Plan | null {
  const way = ({ top, left }: Place): number => Math.abs(top - from.top) + Math.abs(left - from.left);
  const [nearest] = placesOn(view, plan.means, plan.target)
    .filter(fits)
    .toSorted((a, b) => way(a) - way(b));
  return nearest === undefined ? null : { ...plan, cells: nearest.cells };
}

/** The shape moved one step in a direction without turning it; null: it does not fit there. */
export function movedPlan(view: View, plan: Plan, to: Direction): Plan | null {
  const place = placeOf(view, plan)?.place;
  if (place === undefined) return null;
  const ahead = ({ top, left }: Place): number =>
    ({ left: place.left - left, right: left - place.left, up: place.top - top, down: top - place.top })[to];
  return nearestTo(view, plan, place, (each) => each.key === place.key && ahead(each) > 0);
}

/**
 * The shape laid over a square, if possible in its present orientation and with its first square there. `one`: marks
 * that square alone. Null: it does not fit.
 */
export function planOver(view: View, plan: Plan, square: number, one: boolean): Plan | null {
  const places = placesOn(view, plan.means, plan.target).filter(({ cells }) => cells.includes(square));
  const now = placeOf(view, plan)?.place;
  const rank = ({ cells, key, kind }: Place): number =>
    (kind === now?.kind ? 0 : 4) + (key === now?.key ? 0 : 2) + (cells[0] === square ? 0 : 1);
  const [best] = places.filter(({ cells }) => (cells.length === 1) === one).toSorted((a, b) => rank(a) - rank(b));
  if (best !== undefined) return { ...plan, cells: best.cells };
  // Ammo and the rest of a shape may be only single squares.
  const [only] = places;
  return plan.cells.length === 1 && only !== undefined ? { ...plan, cells: only.cells } : null;
}

/** The first place on a target; null: nothing can be marked there. */
export function planOn(view: View, target: Target, means: Means | null): Plan | null {
  const offered = marksOf(view).filter((each) => each.target === target);
  // A companion helps once a round, so only their name calls them.
  const wanted = means ?? offered.map(meansOf).find((each) => typeof each !== 'number') ?? null;
  if (wanted === null) return null;
  const [first] = placesOn(view, wanted, target);
  return first === undefined ? null : { means: wanted, target, cells: first.cells };
}
