/** What a game may be played with besides its own cards: packs, and what another game has left. Types only. */

/** Custom cards for a game: data in a form that the game knows, never code. */
export interface Pack {
  /** A short word that its author chose. */
  readonly id: string;
  /** The hash of the content alone; the order of its fields does not matter. */
  readonly hash: string;
  /** Plain data that the game's `check` has found right. */
  readonly content: object;
}

/** What a value of a pack has to be. */
export type PackValue =
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  /** A line of at most `most` characters. */
  | { readonly is: 'text'; readonly most: number }
  | { readonly is: 'list'; readonly least: number; readonly most: number }
  | { readonly is: 'switch' | 'object' | 'id' };

/** What is wrong with a pack, as data, and where: `zombies[3].effect`; the path '' means the whole pack. */
export type PackProblem = { readonly path: string } & (
  | { readonly kind: 'value'; readonly given: unknown; readonly must: PackValue }
  /** A word that is not among the allowed ones. */
  | { readonly kind: 'word'; readonly given: unknown; readonly allowed: readonly string[] }
  /** A field that does not exist. */
  | { readonly kind: 'field'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly kind: 'missing' }
  /** The same value was already given at the path `first`. */
  | { readonly kind: 'repeated'; readonly given: string; readonly first: string }
  /** Some numbers add up to a wrong sum. */
  | { readonly kind: 'total'; readonly given: number; readonly needed: number }
  /** The game has no packs. */
  | { readonly kind: 'noPacks' }
  /** A problem that only this game knows. */
  | { readonly kind: 'other'; readonly en: string; readonly pl: string }
);

export type CheckedContent<Content extends object = object> =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: null; readonly problems: readonly PackProblem[] };

/** How a game takes packs. */
export interface PackSpec<Content extends object = object, Options = never> {
  /** Raised when a change would make existing packs invalid. */
  readonly version: number;
  /** Settings that have no meaning at a table with a pack; they keep their defaults there. */
  readonly replaces: readonly string[];
  /** The game's own cards under these settings, in an order that is easy to read. It passes `check`. */
  template(options: Options): Content;
  /**
   * Takes untrusted input; returns the content, rebuilt from the fields that the game knows, or all its problems.
   * Checking the result again does not change it.
   */
  check(content: unknown): CheckedContent<Content>;
  /** The number of cards in each pile, by the name of the pile. */
  count(content: Content): Readonly<Record<string, number>>;
  /** Further values of settings, by their ids, that are there with this content; the first is the default then. */
  offers?(content: Content): Readonly<Record<string, readonly string[]>>;
}

/** A value that one game leaves and the next begins with: sealed into both saves, so a series can be verified. */
export interface Carried {
  /** The version of the game's `CarrySpec` when the value was left. */
  readonly version: number;
  /** The hash of the value alone; the order of its fields does not matter. */
  readonly hash: string;
  /** The last mark of the game that left it. */
  readonly after: string;
  /** Plain data that the game's `check` has found right. */
  readonly value: object;
}

/** How a game hands over to the next of its series. */
export interface CarrySpec<S, Value extends object = object> {
  /** Raised when a change would make values left earlier invalid. */
  readonly version: number;
  /** Settings that have no meaning at a table that continues a series; they keep their defaults there. */
  readonly replaces: readonly string[];
  /** Settings of the first chapter, in a game that is also played without a series. Absent: none in particular. */
  readonly begins?: Readonly<Record<string, string | boolean>>;
  /**
   * Takes untrusted input; returns the value, rebuilt from the fields that the game knows, or all its problems.
   * `pack`: the content that the series is played with, null: without a pack; left out: not known.
   */
  check(value: unknown, pack?: object | null): CheckedContent<Value>;
  /** What a finished game leaves; null: the series ends, or this chapter has to be played again. */
  leaves(s: S): Value | null;
}
