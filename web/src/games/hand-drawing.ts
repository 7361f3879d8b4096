/** What a phone that serves as a hand shows of a game: no board, only what is the player's own. */
import type { Choice, Seat } from '@horda/kernel';
import type { Language, NameOf } from '@horda/parts';

/** The ink of a thing, with its meaning in every game. */
export type HandInk = 'weapon' | 'rescue' | 'barrier' | 'trick' | 'alarm' | 'paper';

/** A card, a person, a zombie at the door. */
export interface HandThing<C> {
  readonly id: string;
  readonly name: string;
  readonly ink: HandInk;
  /** A few words beside the name. */
  readonly note?: string;
  /** What is written on it, shown when it is opened. */
  readonly text?: string;
  /** An icon of the packaged set. */
  readonly icon?: string;
  /** A face, as SVG markup. */
  readonly face?: string;
  /** The options that begin with it. */
  readonly options: readonly C[];
  /** What to ask about when nothing can be done with it; left out: nothing. */
  readonly barred?: C;
}

export interface HandGroup<C> {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly things: readonly HandThing<C>[];
  /** Only lines to read, such as those of a secret goal. */
  readonly lines?: readonly string[];
  /** It is shown only while it is pressed. */
  readonly secret?: boolean;
}

/** What a hand is drawn from. */
export interface HandKnown<V, C, T> {
  readonly view: V;
  readonly seat: Seat;
  readonly texts: T;
  readonly language: Language;
  readonly name: NameOf;
  readonly pack: object | null;
  /** The prompt of the question; null: nothing is asked. */
  readonly prompt: string | null;
  readonly options: readonly C[];
}

/** How an option that belongs to no thing is found on the television: by a seat's mark, or by a number. */
export interface HandTarget {
  readonly seat?: Seat;
  readonly sign?: string;
}

export interface HandDrawing<V, C extends Choice, T> {
  groups(known: HandKnown<V, C, T>): readonly HandGroup<C>[];
  target?(choice: C, known: HandKnown<V, C, T>): HandTarget | null;
}

/** The title of the player's own survivors, in every game that has several. */
export const OWN_PEOPLE: Readonly<Record<Language, string>> = { pl: 'Twoi ludzie', en: 'Your people' };
