/** The words of a phone that serves as a hand. */
export interface HandWords {
  /** In the menu of the table: to the hand, and back. */
  readonly asHand: string;
  readonly asHandHelp: string;
  readonly asTable: string;
  /** All that the page shows, for a screen reader. */
  readonly own: string;
  readonly moves: string;
  readonly other: string;
  readonly secret: string;
  readonly look: string;
  readonly none: string;
}
