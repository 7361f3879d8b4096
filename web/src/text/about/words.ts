export interface AboutWords {
  readonly caption: string;
  readonly title: string;
  readonly what: string;
  readonly whatText: readonly string[];
  readonly titles: string;
  readonly titlesText: readonly string[];
  /** Whose game it is. */
  credit(designers: string, publishers: string): string;
  readonly kept: string;
  readonly keptText: readonly string[];
  readonly licences: string;
  /** The heading of what others have made: icons, fonts, libraries. */
  readonly icons: string;
  readonly recoloured: string;
  readonly fonts: string;
  readonly libraries: string;
  readonly own: string;
  /** How the licence of a work is read aloud. */
  licenceOf(title: string, licence: string): string;
  readonly version: string;
  versionText(version: string, build: string): string;
}
