/** Equal things told once, with their number. */
export type Counted = readonly (readonly [string, number])[];

/** Each name with the number of its occurrences, in alphabetical order so that lists compare at a glance. */
export function counted(names: readonly string[]): Counted {
  return [...Map.groupBy(names.toSorted(), (name) => name)].map(([name, all]) => [name, all.length] as const);
}

/** A name, and how many there are if there is more than one. */
export function numbered([name, n]: Counted[number]): string {
  return n === 1 ? name : `${name} ${n}`;
}
