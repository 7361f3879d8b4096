/** What the values of a pack may be, as data: forms to fill in are made of it. The check of the game decides. */

export type PackForm =
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  /** One of these numbers. */
  | { readonly is: 'figure'; readonly figures: readonly number[] }
  /** One line of at most `most` characters. */
  | { readonly is: 'text'; readonly most: number }
  | { readonly is: 'word'; readonly words: readonly string[] }
  /** What an entry of the list `of` of the same pack has in its field `by`. */
  | { readonly is: 'entry'; readonly of: string; readonly by: string }
  /** A short text of a fixed make, as in the example. */
  | { readonly is: 'code'; readonly example: string }
  | { readonly is: 'switch' }
  /** True, or left out. */
  | { readonly is: 'mark' }
  /** Always null. */
  | { readonly is: 'nothing' }
  | { readonly is: 'maybe'; readonly of: PackForm }
  | {
      readonly is: 'list';
      readonly of: PackForm;
      readonly least: number;
      readonly most: number;
      readonly total?: PackTotal;
    }
  /** A drawing: rows of signs, all equally long. */
  | {
      readonly is: 'rows';
      readonly signs: readonly PackSign[];
      readonly most: readonly [rows: number, columns: number];
    }
  | { readonly is: 'object'; readonly fields: PackFields }
  /** Objects of several kinds, told apart by the word in the field `tag`. */
  | { readonly is: 'kinds'; readonly tag: string; readonly kinds: Readonly<Record<string, PackFields>> }
  /** A value that may be written in several ways: the first that fits is meant. */
  | { readonly is: 'ways'; readonly ways: readonly PackForm[] }
  /** Entries by known ids; `all`: none of them may be left out. */
  | {
      readonly is: 'byId';
      readonly ids: readonly string[];
      readonly of: PackForm;
      readonly all?: true;
      readonly total?: PackTotal;
    }
  /** Entries by names that the pack chooses. */
  | { readonly is: 'entries'; readonly of: PackForm; readonly least: number; readonly most: number }
  /** What contains itself. */
  | { readonly is: 'later'; readonly of: () => PackForm };

export interface PackField {
  readonly form: PackForm;
  readonly optional: boolean;
}
export type PackFields = Readonly<Record<string, PackField>>;

/** What the entries add up to; `field`: the number that is added, '' if the entries are numbers themselves. */
export interface PackTotal {
  readonly field: string;
  readonly needed: number;
}

export interface PackSign {
  readonly sign: string;
  readonly means: Readonly<Record<'pl' | 'en', string>>;
}

/** A form that is not put off. */
export type PlainForm = Exclude<PackForm, { readonly is: 'later' }>;

export function plainForm(form: PackForm): PlainForm {
  return form.is === 'later' ? plainForm(form.of()) : form;
}

/** Fields by their names; the name of one that may be left out ends with a question mark. */
export function packFields(forms: Readonly<Record<string, PackForm>>): PackFields {
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name.replace('?', ''), { form, optional: name.endsWith('?') }]),
  );
}

/** Whether a value is roughly of this form: enough to tell the ways apart in which it can be written. */
export function isWritten(form: PackForm, value: unknown): boolean {
  const plain = plainForm(form);
  const fields = isObject(value) ? value : null;
  switch (plain.is) {
    case 'number':
    case 'figure':
      return typeof value === 'number';
    case 'word':
    case 'text':
    case 'entry':
    case 'code':
      return typeof value === 'string' && (plain.is !== 'word' || plain.words.includes(value));
    case 'switch':
    case 'mark':
      return typeof value === 'boolean';
    case 'nothing':
      return value === null;
    case 'maybe':
      return value === null || isWritten(plain.of, value);
    case 'list':
    case 'rows':
      return Array.isArray(value);
    case 'object':
      return fields !== null && Object.entries(plain.fields).every(([name, each]) => each.optional || name in fields);
    case 'kinds':
      return fields !== null && plain.tag in fields;
    case 'ways':
      return plain.ways.some((way) => isWritten(way, value));
    case 'byId':
    case 'entries':
      return fields !== null;
  }
}

/** The way that a value is written in; of a value that fits none, the first. */
export function wayOf(ways: readonly PackForm[], value: unknown): PackForm {
  return ways.find((way) => isWritten(way, value)) ?? ways[0]!;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
