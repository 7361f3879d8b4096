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
