/** What every choice of every game must be like. */

/** How deep objects and lists may be nested, so that code that compares choices needs no large stack. */
export const DEEPEST_CHOICE = 8;
export const MOST_PICKS = 200;

export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  // Not `for … in`: with choices of many shapes, the engine throws away its compiled code again and again.
  const fields: readonly unknown[] = Object.values(value);
  for (let i = 0; i < fields.length; i++) if (!isShallow(fields[i], levels - 1)) return false;
  return true;
}
