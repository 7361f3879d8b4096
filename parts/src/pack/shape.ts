/**
 * How the values of a pack are read: a reader returns what it found, rebuilt, and notes what is wrong. Each reader also
 * tells as data what it takes, so that a form to fill in cannot differ from the check.
 */
import { fieldsAt, inside, listAt, numberAt, switchAt, textAt, wordAt, type PackNotes } from './check.ts';
import { packFields, plainForm, type PackForm } from './form.ts';

/** Where something stands and what it is. */
export type Place = readonly [notes: PackNotes, path: string, value: unknown];
export interface Reader {
  (place: Place): unknown;
  readonly form: PackForm;
}
/** Fields of an object; the name of one that may be left out ends with a question mark. */
export type Fields = Readonly<Record<string, Reader>>;

/** A reader that takes what `form` says. */
export function reader(form: PackForm, read: (place: Place) => unknown): Reader {
  // A function of its own: readers may share what reads for them.
  return Object.assign((place: Place) => read(place), { form });
}

export const number = (min: number, max: number): Reader =>
  reader({ is: 'number', min, max }, (place) => numberAt(...place, min, max));

export const word = (...allowed: readonly string[]): Reader =>
  reader({ is: 'word', words: allowed }, (place) => wordAt(...place, allowed));

export const line = (most: number): Reader => reader({ is: 'text', most }, (place) => textAt(...place, most));

export const flag: Reader = reader({ is: 'switch' }, (place) => switchAt(...place));

/** A mark that is there or left out. */
export const yes: Reader = reader({ is: 'mark' }, ([notes, path, value]) => {
  if (value !== true) notes.push({ path, kind: 'word', given: value, allowed: ['true'] });
  return true;
});

export const orNull = (read: Reader): Reader =>
  reader({ is: 'maybe', of: read.form }, (place) => (place[2] === null ? null : read(place)));

export const list = (read: Reader, least: number, most: number): Reader =>
  reader(
    { is: 'list', of: read.form, least, most },
    ([notes, path, value]) =>
      listAt(notes, path, value, least, most)?.map((entry, n) => read([notes, inside(path, n), entry ?? null])) ?? [],
  );

export function object(fields: Fields): Reader {
  const readers = Object.entries(fields).map(([name, read]) => [name.replace('?', ''), read] as const);
  const isOptional = (name: string): boolean => `${name}?` in fields;
  const names = readers.map(([name]) => name);
  const required = names.filter((name) => !isOptional(name));
  const optional = names.filter(isOptional);
  return reader({ is: 'object', fields: packFields(formsOf(fields)) }, ([notes, path, value]) => {
    const given = fieldsAt(notes, path, value, required, optional);
    const found: Record<string, unknown> = {};
    for (const [name, read] of readers)
      if (given[name] !== undefined) found[name] = read([notes, inside(path, name), given[name]]);
    return found;
  });
}

const formsOf = (fields: Fields): Readonly<Record<string, PackForm>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { form }]) => [name, form]));

/** Objects of several kinds, told apart by the word in one field. */
export function oneOf(tag: string, kinds: Readonly<Record<string, Fields>>): Reader {
  const words = Object.keys(kinds);
  const readers = new Map(words.map((each) => [each, object({ [tag]: word(each), ...kinds[each]! })]));
  const forms = words.map((each) => [each, packFields({ [tag]: word(each).form, ...formsOf(kinds[each]!) })] as const);
  return reader({ is: 'kinds', tag, kinds: Object.fromEntries(forms) }, (place) => {
    const [, , value] = place;
    const kind = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[tag] : undefined;
    const read = readers.get(kind as string);
    if (read !== undefined) return read(place);
    // What else stands there cannot be judged.
    const others = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const anything = Object.fromEntries(others.map((name) => [`${name}?`, ANYTHING]));
    return object({ ...anything, [tag]: word(...words) })(place);
  });
}
const ANYTHING = reader({ is: 'nothing' }, () => null);

/** Entries by their ids; any of them may be left out. */
export const byId = (ids: readonly string[], read: Reader): Reader =>
  reader({ is: 'byId', ids, of: read.form }, object(Object.fromEntries(ids.map((id) => [`${id}?`, read]))));

/** A value that may be written in several ways, told apart by what it is. */
export function either(ways: {
  readonly number?: Reader;
  readonly word?: Reader;
  readonly list?: Reader;
  readonly object: Reader;
}): Reader {
  const forms = [ways.number, ways.word, ways.list, ways.object].flatMap((way) => way?.form ?? []);
  return reader({ is: 'ways', ways: forms }, (place) => {
    const [, , value] = place;
    if (typeof value === 'number' && ways.number !== undefined) return ways.number(place);
    if (Array.isArray(value) && ways.list !== undefined) return ways.list(place);
    if (typeof value === 'object' && value !== null) return ways.object(place);
    return (ways.word ?? ways.object)(place);
  });
}

/** What contains itself: nested deeper than any card is, it is refused. */
export const nested = (read: () => Reader): Reader =>
  reader({ is: 'later', of: () => plainForm(read().form) }, (place) => {
    const [notes, path, value] = place;
    if (path.length < LONGEST_PATH) return read()(place);
    const must = { is: 'list', least: 0, most: 0 } as const;
    notes.push({ path: path.slice(0, LONGEST_PATH), kind: 'value', given: typeof value, must });
    return [];
  });
const LONGEST_PATH = 400;

/** Fields of an object of this type: the compiler names one that is missing, or too much. */
export type FieldsOf<Params> = {
  readonly [Name in keyof Params & string as object extends Pick<Params, Name> ? `${Name}?` : Name]: Reader;
};

/** Entries by names that the pack chooses: letters, digits and hyphens. */
export const entries = (read: Reader, least: number, most: number): Reader =>
  reader({ is: 'entries', of: read.form, least, most }, ([notes, path, value]) => {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const given = fieldsAt(notes, path, value, [], names);
    if (names.length < least) notes.push({ path, kind: 'missing' });
    if (names.length > most) notes.push({ path, kind: 'total', given: names.length, needed: most });
    const odd = names.filter((name) => !NAME.test(name));
    for (const name of odd) notes.push({ path: inside(path, name.slice(0, LONGEST_NAME)), ...BAD_NAME });
    const found = names.filter((name) => !odd.includes(name)).slice(0, most);
    return Object.fromEntries(found.map((name) => [name, read([notes, inside(path, name), given[name] ?? null])]));
  });

/** A name that the pack chooses. */
export const name: Reader = reader({ is: 'code', example: 'first-door' }, ([notes, path, value]) => {
  if (typeof value === 'string' && NAME.test(value)) return value;
  notes.push({ path, ...BAD_NAME });
  return '';
});

const LONGEST_NAME = 24;
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,23}$/;
const BAD_NAME = {
  kind: 'other',
  en: `a name here has letters a–z, digits and hyphens, at most ${LONGEST_NAME}.`,
  pl: `nazwa może mieć tu litery a–z, cyfry i łączniki, najwyżej ${LONGEST_NAME}.`,
} as const;
