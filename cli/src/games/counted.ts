/** Equal things listed once, with their number. */
import type { Style } from '../terminal/style.ts';

export type Counted = readonly (readonly [string, number])[];

/** Each name with its number of occurrences, in alphabetical order, so that lists are easy to compare. */
export function counted(names: readonly string[]): Counted {
  return [...Map.groupBy(names.toSorted(), (name) => name)].map(([name, all]) => [name, all.length] as const);
}

/** Equal cards once, in the order in which they lie, with their number. */
export function copies<T>(cards: readonly T[], nameOf: (card: T) => string): readonly (readonly [T, number])[] {
  return [...Map.groupBy(cards, nameOf).values()].map((all) => [all[0]!, all.length] as const);
}

/** A card that is there several times: `Axe ×2`. */
export function times(name: string, n: number, { unicode }: Style): string {
  return n === 1 ? name : `${name} ${unicode ? '×' : 'x'}${n}`;
}

/** A name, followed by its count if that is more than one. */
export function numbered([name, n]: Counted[number]): string {
  return n === 1 ? name : `${name} ${n}`;
}
