/** Why a thing cannot be done now. */
export interface WhyNot {
  readonly rule: string;
  /** What is missing here and now, or the rule; in the reader's language. */
  readonly text: string;
  /** The pieces that the reason speaks of, by their `data-piece`: they are marked while it is read. */
  readonly pieces: readonly string[];
}
