/** What is said around the lessons; what they teach stands with each game. */
export interface TutorialWords {
  /** The heading of the page. */
  title(game: string): string;
  step(n: number, of: number): string;
  readonly next: string;
  readonly back: string;
  readonly leave: string;
  readonly fold: string;
  readonly unfold: string;
  /** On a step in which something is to be done on the table. */
  readonly yourMove: string;
  readonly othersMove: string;
  /** The learner chose something else than the note asks for. */
  readonly notThis: string;
  /** The learner chose something while the note only explains. */
  readonly readFirst: string;
  /** A line of the log was to lead to an earlier moment. */
  readonly noJump: string;
  readonly overTitle: string;
  overText(game: string): string;
  readonly learned: string;
  readonly playOn: string;
  readonly newGame: string;
  readonly again: string;
  readonly rules: string;
  /** The table of the lesson could not be opened. */
  readonly failed: string;
  /** There is no lesson for this game. */
  readonly none: string;
}
