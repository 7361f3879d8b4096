/** Comparing plain data, as strictly as a save needs it. */

/**
 * Where two values differ, or where the first is not plain data: `.shelters[2].hand: …`. Null when they are equal.
 * Objects shared by both are skipped. Plain data is data that JSON returns unchanged; keys must be in the same order,
 * because the marks of saves depend on it.
 */
export function difference(a: unknown, b: unknown): string | null {
  if (typeof a !== 'object' || a === null) return leafDifference(a, b);
  if (a === b) return null;
  if (typeof b !== 'object' || b === null) return `: ${show(a)} against ${show(b)}`;
  const prototype = Object.getPrototypeOf(a);
  if (Array.isArray(a)) {
    if (prototype !== Array.prototype) return NO_PLAIN_OBJECT;
    return Array.isArray(b) ? arrayDifference(a, b) : `: ${show(a)} against ${show(b)}`;
  }
  if (prototype !== Object.prototype) return NO_PLAIN_OBJECT;
  return Array.isArray(b) ? `: ${show(a)} against ${show(b)}` : objectDifference(a as Fields, b as Fields);
}

/** The part of a value that is not plain data, or null. */
export function notPlain(value: unknown): string | null {
  return difference(value, JSON.parse(JSON.stringify(value) ?? 'null'));
}

/** A short text of any value, for messages. */
export function show(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

type Fields = Readonly<Record<string, unknown>>;
const NO_PLAIN_OBJECT = ': an object of a class is no plain data';

function leafDifference(a: unknown, b: unknown): string | null {
  const plain = typeof a === 'number' ? Number.isFinite(a) && !Object.is(a, -0) : a === null || LEAVES.has(typeof a);
  if (!plain) return `: ${show(a)} is no plain data`;
  return a === b ? null : `: ${show(a)} against ${show(b)}`;
}
const LEAVES = new Set(['string', 'boolean']);

/** A fast path for most leaves; the slow comparison handles the rest. */
function isSameLeaf(a: unknown, b: unknown): boolean {
  return a === b && (typeof a === 'string' || (typeof a === 'number' && a > 0 && a < Infinity));
}

function arrayDifference(a: readonly unknown[], b: readonly unknown[]): string | null {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (isSameLeaf(a[i], b[i])) continue;
    const found = difference(a[i], b[i]);
    if (found !== null) return `[${i}]${found}`;
  }
  return a.length === b.length ? null : `: ${show(a)} against ${show(b)}`;
}

function objectDifference(a: Fields, b: Fields): string | null {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (key !== others[i]) return `: fields ${keys.join(', ')} against ${others.join(', ')}`;
    if (isSameLeaf(a[key], b[key])) continue;
    const found = difference(a[key], b[key]);
    if (found !== null) return `.${key}${found}`;
  }
  return keys.length === others.length ? null : `: fields ${keys.join(', ')} against ${others.join(', ')}`;
}
