/** What a page of the protocol shows of a type: plain data, without anything of TypeScript. */

export type Shape =
  /** `text`, `number`, `true or false`, `anything`. */
  | { readonly is: 'plain'; readonly name: string }
  /** Exactly this value. */
  | { readonly is: 'value'; readonly value: string | number | boolean | null }
  | { readonly is: 'list'; readonly of: Shape }
  /** A list of fixed length; each place may have a name. */
  | { readonly is: 'tuple'; readonly of: readonly { readonly name: string; readonly shape: Shape }[] }
  /** An object whose field names are data, too. */
  | { readonly is: 'record'; readonly keys: Shape; readonly values: Shape }
  | { readonly is: 'union'; readonly of: readonly Shape[] }
  | { readonly is: 'object'; readonly fields: readonly Field[] }
  /** Has a definition of its own. */
  | { readonly is: 'named'; readonly name: string };

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly doc: string;
  readonly shape: Shape;
}

/** One of several objects that a field of theirs tells apart. */
export interface Variant {
  readonly doc: string;
  /** What the variants around it have in common, as the source says it. */
  readonly group: string;
  readonly fields: readonly Field[];
}

export interface Definition {
  readonly name: string;
  readonly doc: string;
  /** The path of its source, from the root. */
  readonly file: string;
  readonly body:
    | { readonly is: 'shape'; readonly shape: Shape }
    | { readonly is: 'object'; readonly fields: readonly Field[] }
    | { readonly is: 'variants'; readonly variants: readonly Variant[] };
}

export const plain = (name: string): Shape => ({ is: 'plain', name });

/** A type of the language itself. */
export function intrinsic(name: string): Shape {
  if (name === 'null') return { is: 'value', value: null };
  return plain(
    { string: 'text', boolean: 'true or false', number: 'number', undefined: 'nothing' }[name] ?? 'anything',
  );
}

/** A union in which unions are dissolved, with null at the end. */
export function joined(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (shape.is === 'union' ? shape.of : shape));
  const isNull = (shape: Shape): boolean => shape.is === 'value' && shape.value === null;
  const of = [...flat.filter((shape) => !isNull(shape)), ...flat.filter(isNull).slice(0, 1)];
  return of.length === 1 ? of[0]! : { is: 'union', of };
}

export function withoutUndefined(shape: Shape): Shape {
  if (shape.is !== 'union') return shape;
  return joined(shape.of.filter((each) => each.is !== 'plain' || each.name !== 'nothing'));
}
