/** The board: three lanes, five streets, and one vocabulary of directions. (Z14, R54) */
import type { Field, Lane } from '../state.ts';

export const LANES: readonly Lane[] = [0, 1, 2];
export const STREETS: readonly number[] = [1, 2, 3, 4, 5];
export const FIELDS: readonly Field[] = Array.from({ length: 15 }, (_, i) => i);
export const FIRST_STREET = 1;
export const LAST_STREET = 5;
export const BARRICADE: Field = -1;

export function fieldAt(lane: Lane, street: number): Field {
  return lane + 3 * (street - 1);
}

export function laneOf(field: Field): Lane {
  return field % 3;
}

export function streetOf(field: Field): number {
  return 1 + Math.floor(field / 3);
}

/** The neighbour toward the Barricade; from street I the Barricade itself. */
export function inFrontOf(field: Field): Field {
  return field < 3 ? BARRICADE : field - 3;
}

/** The neighbour toward the Cemetery; null: there is none. */
export function behind(field: Field): Field | null {
  return field > 11 ? null : field + 3;
}

/** The order of all that begins at the Cemetery: from street V to I, and in a street by lane. (Z84, R24) */
export function fromCemetery(a: Field, b: Field): number {
  return streetOf(b) - streetOf(a) || a - b;
}

/** The neighbours in the same street, by field. */
export function beside(field: Field): readonly Field[] {
  return BESIDE[field]!;
}

/** The orthogonal neighbours, by field. */
export function around(field: Field): readonly Field[] {
  return AROUND[field]!;
}

/** The neighbours with those at the corners, by field. */
export function nearby(field: Field): readonly Field[] {
  return NEARBY[field]!;
}

const BESIDE = FIELDS.map((field) =>
  [field - 1, field + 1].filter((other) => other >= 0 && streetOf(other) === streetOf(field)),
);
const AROUND = FIELDS.map((field) =>
  [field - 3, ...BESIDE[field]!, field + 3].filter((other) => other >= 0 && other < FIELDS.length),
);
const NEARBY = FIELDS.map((field) =>
  FIELDS.filter(
    (other) =>
      other !== field &&
      Math.abs(laneOf(other) - laneOf(field)) <= 1 &&
      Math.abs(streetOf(other) - streetOf(field)) <= 1,
  ),
);
