/** A text in both languages. */
export interface Both {
  readonly pl: string;
  readonly en: string;
}
