/** What a game brings to its end: what decided it, and the picture of the winning side. */
import type { Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';

/** What the end of a game is told by. Everything in it comes from the log, which all may read by then. */
export interface Story<V, E> {
  /**
   * What an event costs a seat, or everybody (`seat` null); less than nothing: what it gains. Null: it decides nothing.
   * `view`: the table at the end.
   */
  cost(e: E, view: V): { readonly seat: Seat | null; readonly n: number } | null;
  /** Who is out of the game from this event on; null: nobody. */
  falls?(e: E): Seat | null;
  /** Whether the seat is out although the game goes on. */
  isOut?(view: V, seat: Seat): boolean;
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
