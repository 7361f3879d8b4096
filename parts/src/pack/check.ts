/** Helpers for a game's pack `check`: each reads one value, or notes its problem and returns null. */
import type { CheckedContent, PackProblem, PackValue } from '@horda/kernel';

/** The problems found so far. Only `fieldsAt` notes absent values. */
export type PackNotes = PackProblem[];

/** The fields of an object; notes missing and unknown ones. Returns `{}` if the value is not an object. */
export function fieldsAt(
  notes: PackNotes,
  path: string,
  value: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  // An absent field was noted by its parent, but the whole (path '') has no parent.
  if (value === undefined && path !== '') return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    notes.push(wrong(path, value, { is: 'object' }));
    return {};
  }
  const allowed = [...required, ...optional];
  for (const given of Object.keys(value))
    if (!allowed.includes(given)) notes.push({ path: inside(path, given), kind: 'field', given, allowed });
  for (const field of required)
    if (!Object.hasOwn(value, field)) notes.push({ path: inside(path, field), kind: 'missing' });
  return value as Readonly<Record<string, unknown>>;
}

export function listAt(
  notes: PackNotes,
  path: string,
  value: unknown,
  least: number,
  most: number,
): readonly unknown[] | null {
  if (value === undefined) return null;
  if (Array.isArray(value) && value.length >= least && value.length <= most) return value;
  notes.push(wrong(path, value, { is: 'list', least, most }));
  return null;
}

export function numberAt(notes: PackNotes, path: string, value: unknown, min: number, max: number): number | null {
  if (value === undefined) return null;
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
  notes.push(wrong(path, value, { is: 'number', min, max }));
  return null;
}

export function switchAt(notes: PackNotes, path: string, value: unknown): boolean | null {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value;
  notes.push(wrong(path, value, { is: 'switch' }));
  return null;
}

/** One of the allowed words. */
export function wordAt<T extends string>(
  notes: PackNotes,
  path: string,
  value: unknown,
  allowed: readonly T[],
): T | null {
  if (value === undefined) return null;
  const word = allowed.find((each) => each === value);
  if (word !== undefined) return word;
  notes.push({ path, kind: 'word', given: value, allowed });
  return null;
}

/** A line for people to read: not empty, no blanks around it, no characters that could confuse a terminal. */
export function textAt(notes: PackNotes, path: string, value: unknown, most: number): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isLine(value) && value.length <= most) return value;
  notes.push(wrong(path, value, { is: 'text', most }));
  return null;
}

function isLine(text: string): boolean {
  return text !== '' && text.trim() === text && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

/** The content if nothing was noted. */
export function checked<Content extends object>(notes: PackNotes, content: Content): CheckedContent<Content> {
  return notes.length === 0 ? { content, problems: [] } : { content: null, problems: notes };
}

/** The path of a field or of a list entry inside `path`. */
export function inside(path: string, field: string | number): string {
  if (typeof field === 'number') return `${path}[${field}]`;
  return path === '' ? field : `${path}.${field}`;
}

function wrong(path: string, given: unknown, must: PackValue): PackProblem {
  return { path, kind: 'value', given, must };
}
