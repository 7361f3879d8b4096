/** How the parts of a pack are read: each reader returns what it found, or notes what is wrong and returns null. */
import { fieldsAt, inside, listAt, textAt, wordAt, type PackNotes } from '@horda/parts';
import type { InBoth, Source } from '../content/content.ts';
import { WRONG } from './words.ts';

/** Where something stands and what it is: the first arguments of all readers. */
export type Place = readonly [notes: PackNotes, path: string, value: unknown];

/** What was read of an entry. */
export type Draft<T> = { readonly [Field in keyof T]: T[Field] | null };

export const SOURCES: readonly Source[] = ['rulebook', 'published', 'house'];
/** Ids and names. */
export const LONGEST_NAME = 30;

/** The entry, if nothing was noted while it was read: then nothing of it is null that may not be. */
export function sound<T>([notes]: Place, before: number, draft: Draft<T>): T | null {
  return notes.length > before ? null : (draft as T);
}

/** The places of the fields of an object. */
export function objectAt(
  place: Place,
  required: readonly string[],
  optional: readonly string[] = [],
): (field: string) => Place {
  const fields = fieldsAt(...place, required, optional);
  return (field) => [place[0], inside(place[1], field), fields[field]];
}

/** What could be read of the entries of a list; they are read also where there are too few or too many of them. */
export function entriesAt<T>(place: Place, least: number, most: number, read: (entry: Place) => T | null): T[] {
  const [notes, path, value] = place;
  const list = listAt(...place, least, most) ?? (Array.isArray(value) ? value.slice(0, most) : []);
  const found = Array.from(list, (entry: unknown, n) => read([notes, inside(path, n), entry ?? null]));
  return found.filter((entry) => entry !== null);
}

/** Notes a key that another entry has already. `seen` knows all keys so far and where they stand. */
export function noteKey([notes, path]: Place, key: string | null, seen: Map<string, string>): void {
  if (key === null) return;
  const first = seen.get(key);
  if (first === undefined) seen.set(key, path);
  else notes.push({ path, kind: 'repeated', given: key, first });
}

/** Where a list that needs one entry for each key is too short: which keys nobody has. */
export function noteLacking(
  [notes, path, value]: Place,
  keys: readonly string[],
  seen: ReadonlyMap<string, string>,
): void {
  if (!Array.isArray(value) || value.length >= keys.length) return;
  const lacking = keys.filter((key) => !seen.has(key));
  if (lacking.length > 0) notes.push({ path, kind: 'other', ...WRONG.lacking(lacking) });
}

/** A word of these, or null. */
export function wordOrNullAt<T extends string>([notes, path, value]: Place, allowed: readonly T[]): T | null {
  if (value === undefined || value === null) return null;
  const word = allowed.find((each) => each === value);
  if (word === undefined) notes.push({ path, kind: 'word', given: value, allowed: [...allowed, 'null'] });
  return word ?? null;
}

/** The id of an entry: a short word that no other of them has. */
export function idAt(place: Place, seen: Map<string, string>): string | null {
  const id = textAt(...place, LONGEST_NAME);
  noteKey(place, id, seen);
  return id;
}

/** A name in both languages; `seen` knows those that it may not have, however they are written. */
export function nameAt(place: Place, seen: Map<string, string>): InBoth | null {
  const before = place[0].length;
  const at = objectAt(place, ['en', 'pl']);
  const [en, pl] = [textAt(...at('en'), LONGEST_NAME), textAt(...at('pl'), LONGEST_NAME)];
  noteName(at('en'), 'en', en, seen);
  noteName(at('pl'), 'pl', pl, seen);
  return sound<InBoth>(place, before, { en, pl });
}

function noteName([notes, path]: Place, language: string, name: string | null, seen: Map<string, string>): void {
  if (name === null) return;
  const key = `${language} ${name.toLowerCase()}`;
  const first = seen.get(key);
  if (first === undefined) seen.set(key, path);
  else notes.push({ path, kind: 'repeated', given: name, first });
}

/** Where a value comes from; what somebody types in is taken for published. */
export function sourceAt(place: Place): Source {
  return wordAt(...place, SOURCES) ?? 'published';
}
