/**
 * What a game brings to the newspaper of a finished game: which moment decided it, and the story around that moment. The
 * pages choose among the words and lay them out (`web/src/pages/paper`).
 */
import type { Event, Seat } from '@horda/kernel';
import type { Language, NameOf } from '@horda/parts';

/** A moment of the game, as the table tells it to everybody. */
export interface Step<E> {
  /** The number of the answer that led to it; 0: the set-up. */
  readonly at: number;
  readonly events: readonly E[];
}

/** Everything that a story may be made of. Views are a spectator's, so that all readers get the same paper. */
export interface Told<V, E, T, P> {
  readonly steps: readonly Step<E>[];
  /** The moment that the front page is about: what `fatal` has chosen. */
  readonly moment: Step<E>;
  /** The table just before that moment. */
  readonly before: V;
  readonly end: V;
  readonly name: NameOf;
  readonly texts: T;
  /** What the game's page lends: its icons, faces and words. */
  readonly press: P;
  readonly language: Language;
}

/** The one ink of the night beside black: a fall, a betrayal, a common victory. */
export type Ink = 'alarm' | 'trick' | 'rescue';

export interface Scene {
  /** Markup for a box of 640 by 400. */
  readonly wide: string;
  /** The same scene for the share card, where everybody is within the middle 394 by 400 of that box. */
  readonly tall: string;
}

/** How somebody left the night: `stays` is green, `betrays` is filled with the ink of the night. */
export type Fate = 'stays' | 'falls' | 'betrays' | 'loses';

export interface CastMember {
  readonly seat: Seat;
  /** A portrait, 100 by 120. */
  readonly face: string;
  readonly fate: Fate;
  /** The word of the stamp. */
  readonly stamp: string;
  /** One true thing, in a sentence or two. */
  readonly text: string;
}

export interface Advertisement {
  readonly title: string;
  readonly text: string;
  /** A packaged icon, 512 by 512. */
  readonly icon?: string;
}

export interface Note {
  readonly title: string;
  readonly text: string;
}

/** Lists are offered in an order that does not depend on the language: the page draws the same place in both. */
export interface Story {
  readonly ink: Ink;
  /** Printed on white, as in the snow. */
  readonly white?: boolean;
  readonly motto: string;
  /** At the left and at the right of the line below the name of the paper. */
  readonly issue: readonly [string, string];
  /** The boxes beside the name of the paper; one of each list is printed. */
  readonly ears: readonly [readonly Note[], readonly Note[]];
  /** One of them is printed. */
  readonly headlines: readonly string[];
  readonly lead: string;
  readonly scene: Scene;
  readonly caption: string;
  /** A narrow picture below the scene, `box` wide and high. */
  readonly strip: {
    readonly title: string;
    readonly note: string;
    readonly markup: string;
    readonly box: string;
  } | null;
  readonly castTitle: string;
  /** The winner first. */
  readonly cast: readonly CastMember[];
  readonly numbers: readonly { readonly value: string; readonly label: string }[];
  readonly chronicleTitle: string;
  /** `fatal`: this line is about the moment of the front page. */
  readonly chronicle: readonly { readonly when: string; readonly text: string; readonly fatal?: boolean }[];
  /** Advertisements about this game alone; two of them are printed, before three of the game's stock. */
  readonly ads: readonly Advertisement[];
  /** What a survivor wrote in the margin; one is printed. */
  readonly pencil: readonly string[];
  /** Two lines below the headline of the share card: who won, and how. */
  readonly verdict: readonly [string, string];
}

export interface PaperOf<V, E, T, P> {
  /** The name of the paper. */
  readonly masthead: Readonly<Record<Language, string>>;
  /** The moment that decided the game, by its place in `steps`. */
  fatal(steps: readonly Step<E>[], end: V): number;
  tell(told: Told<V, E, T, P>): Story;
  /** Small advertisements that fit any game of this kind. */
  readonly stock: Readonly<Record<Language, readonly Advertisement[]>>;
}

/** The paper of any game, when its insides do not matter. */
export type AnyPaper = PaperOf<object, Event, unknown, unknown>;

/** A text in both languages, from the same facts. */
export type Both<A extends readonly unknown[] = []> = Readonly<Record<Language, (...facts: A) => string>>;

/** Both languages of a list whose lines stand side by side. */
export function inLanguages<Line, Printed>(
  lines: readonly Line[],
  print: (line: Line, language: Language) => Printed,
): Readonly<Record<Language, readonly Printed[]>> {
  return {
    pl: lines.map((line) => print(line, 'pl')),
    en: lines.map((line) => print(line, 'en')),
  };
}

/** Title and text in Polish, then in English. */
export type AdLine = readonly [plTitle: string, plText: string, enTitle: string, enText: string, icon?: string];

export function adOf([plTitle, plText, enTitle, enText, icon]: AdLine, language: Language): Advertisement {
  const drawn = icon === undefined ? {} : { icon };
  return language === 'pl' ? { title: plTitle, text: plText, ...drawn } : { title: enTitle, text: enText, ...drawn };
}

/** Names one after the other: `Ada, Bea and Celina`. */
export const joined = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language === 'pl' ? 'pl' : 'en-GB').format(names);
