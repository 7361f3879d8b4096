/** What a game may be played with besides its own cards: packs, and what another game has left. Types only. */

/** Cards of one's own for a game: data that the game knows, never code. */
export interface Pack {
  /** A short word that its author chose. */
  readonly id: string;
  /** Made of the content alone, whatever the order of its fields. */
  readonly hash: string;
  /** Plain data that the game's `check` has found right. */
  readonly content: object;
}

/** What a value of a pack has to be. */
export type PackValue =
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  /** A line of at most so many letters. */
  | { readonly is: 'text'; readonly most: number }
  | { readonly is: 'list'; readonly least: number; readonly most: number }
  | { readonly is: 'switch' | 'object' | 'id' };

/** What is wrong with a pack, and where: `zombies[3].effect`. Data, and no sentence; '' is the whole of it. */
export type PackProblem = { readonly path: string } & (
  | { readonly kind: 'value'; readonly given: unknown; readonly must: PackValue }
  /** A word that is none of those that are known. */
  | { readonly kind: 'word'; readonly given: unknown; readonly allowed: readonly string[] }
  /** A field that there is not. */
  | { readonly kind: 'field'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly kind: 'missing' }
  /** What was given at `first` already. */
  | { readonly kind: 'repeated'; readonly given: string; readonly first: string }
  /** A sum of numbers. */
  | { readonly kind: 'total'; readonly given: number; readonly needed: number }
  /** The game has no packs. */
  | { readonly kind: 'noPacks' }
  /** Whatever only this game can say. */
  | { readonly kind: 'other'; readonly en: string; readonly pl: string }
);

export type CheckedContent<Content extends object = object> =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: null; readonly problems: readonly PackProblem[] };

/** How a game takes packs. */
export interface PackSpec<Content extends object = object, Options = never> {
  /** Raised when packs that were written before would no longer fit. */
  readonly version: number;
  /** Settings that mean nothing at a table with a pack; there they have their defaults. */
  readonly replaces: readonly string[];
  /** The game's own cards by these settings, in the order in which people want to read them. It checks clean. */
  template(options: Options): Content;
  /**
   * The content, built anew from the fields that the game knows, or all that is wrong with it. Checked again, it stays
   * as it is. It may come from anywhere.
   */
  check(content: unknown): CheckedContent<Content>;
  /** How many cards there are, by the names of their piles. */
  count(content: Content): Readonly<Record<string, number>>;
}

/** What a game begins with that another has left: sealed into both saves, so that a series can be verified. */
export interface Carried {
  /** Of the game's `CarrySpec`, when it was left. */
  readonly version: number;
  /** Made of the value alone, whatever the order of its fields. */
  readonly hash: string;
  /** The last mark of the game that left it. */
  readonly after: string;
  /** Plain data that the game's `check` has found right. */
  readonly value: object;
}

/** How a game hands over to the next of its series. */
export interface CarrySpec<S, Value extends object = object> {
  /** Raised when values that were left before would no longer fit. */
  readonly version: number;
  /** Settings that mean nothing at a table that goes on from another; there they have their defaults. */
  readonly replaces: readonly string[];
  /** The value, built anew from the fields that the game knows, or all that is wrong with it. It may come from anywhere. */
  check(value: unknown): CheckedContent<Value>;
  /** What a finished game leaves; null: nothing follows, or it has to be played once more. */
  leaves(s: S): Value | null;
}
