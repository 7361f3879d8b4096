/** What a game brings to its end: what decided it, and the picture of the winning side. */
import type { Decisive, Language } from '@horda/parts';

/** What the end of a game is told by. */
export interface Story<V, E> extends Decisive<V, E> {
  /** The picture of the winning side; null: the photographs of those who won. */
  picture?(view: V, language: Language): EndPicture | null;
}

/** The picture of an end, in place of the winners' photographs. */
export interface EndPicture {
  readonly markup: string;
  readonly box: string;
  /** A word or two across its foot; good news are green. */
  readonly stamp: string;
  readonly good: boolean;
}
