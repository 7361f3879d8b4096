/** Values that a form begins with. */
import { plainForm, wayOf, type PackFields, type PackForm } from './form.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The least that a form asks for; texts are empty, for a person to fill in. `content`: the pack, for its own entries. */
export function blankOf(form: PackForm, content: unknown = {}): unknown {
  const plain = plainForm(form);
  switch (plain.is) {
    case 'number':
      return plain.min;
    case 'figure':
      return plain.figures[0];
    case 'text':
    case 'code':
      return '';
    case 'word':
      return plain.words[0];
    case 'entry':
      return entriesOf(plain, content)[0] ?? '';
    case 'switch':
      return false;
    case 'mark':
      return true;
    case 'nothing':
    case 'maybe':
      return null;
    case 'list':
      return Array.from({ length: plain.least }, () => blankOf(plain.of, content));
    case 'rows':
      return [plain.signs.find(({ sign }) => sign !== '.')?.sign ?? '.'];
    case 'object':
      return blankFields(plain.fields, {}, content);
    case 'kinds':
      return blankFields(Object.values(plain.kinds)[0]!, {}, content);
    case 'ways':
      return blankOf(plain.ways[0]!, content);
    case 'byId':
      return plain.all === true ? Object.fromEntries(plain.ids.map((id) => [id, blankOf(plain.of, content)])) : {};
    case 'entries':
      return {};
  }
}

/** The required fields, and of the optional ones those that are there already; fields that do not belong are left out. */
function blankFields(fields: PackFields, given: Values, content: unknown): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { form, optional }]) => {
      if (Object.hasOwn(given, name)) return [[name, given[name]]];
      return optional ? [] : [[name, blankOf(form, content)]];
    }),
  );
}

/** The same object as another kind: what both kinds have stays. */
export function ofKind(kinds: Readonly<Record<string, PackFields>>, tag: string, kind: string, value: unknown): Values {
  const given = typeof value === 'object' && value !== null ? (value as Values) : {};
  const fields = kinds[kind] ?? {};
  return blankFields(fields, { ...keptOf(fields, given), [tag]: kind }, {});
}

/** An optional field of the other kind may allow other words under the same name. */
function keptOf(fields: PackFields, given: Values): Values {
  const fits = ([name, value]: readonly [string, unknown]): boolean => {
    const form = fields[name] === undefined ? null : plainForm(fields[name].form);
    if (form === null) return false;
    if (form.is === 'word') return form.words.some((word) => word === value);
    return form.is === 'nothing' ? value === null : true;
  };
  return Object.fromEntries(Object.entries(given).filter(fits));
}

/** The ids that an `entry` may name. */
export function entriesOf(
  { of, by }: { readonly of: string; readonly by: string },
  content: unknown,
): readonly string[] {
  const list = (content as Values | null)?.[of];
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown) => {
    const id = (each as Values | null)?.[by];
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
}

/** The form of what stands at a place inside; null: the form knows nothing of it. */
export function formInside(form: PackForm, value: unknown, step: string | number): PackForm | null {
  const plain = plainForm(form);
  switch (plain.is) {
    case 'maybe':
      return value === null ? null : formInside(plain.of, value, step);
    case 'ways':
      return formInside(wayOf(plain.ways, value), value, step);
    case 'list':
      return typeof step === 'number' ? plain.of : null;
    case 'object':
      return plain.fields[step]?.form ?? null;
    case 'kinds':
      return fieldsOfKind(plain, value)[step]?.form ?? null;
    case 'byId':
      return plain.ids.some((id) => id === step) ? plain.of : null;
    case 'entries':
      return typeof step === 'string' ? plain.of : null;
    default:
      return null;
  }
}

/** The fields of an object of several kinds; of an unknown kind, only its tag. */
export function fieldsOfKind(
  { tag, kinds }: { readonly tag: string; readonly kinds: Readonly<Record<string, PackFields>> },
  value: unknown,
): PackFields {
  const kind = (value as Values | null)?.[tag];
  const known = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return known ?? { [tag]: { form: { is: 'word', words: Object.keys(kinds) }, optional: false } };
}
