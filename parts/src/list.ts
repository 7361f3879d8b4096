/** Small lists that change in place. Much faster than `splice`, which creates a list of the removed items. */

/** Removes the item at `index`; the others keep their order. */
export function removeAt<T>(items: T[], index: number): T {
  const item = items[index] as T;
  if (index < 0 || index >= items.length) throw new Error(`nothing is at ${index} of ${items.length}`);
  for (let i = index + 1; i < items.length; i++) items[i - 1] = items[i] as T;
  items.pop();
  return item;
}

/** Removes the first item equal to `item`. */
export function remove<T>(items: T[], item: T): void {
  removeAt(items, items.indexOf(item));
}

/** A value for each of these names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
