/** What a game is known by outside of its folder: its cover, what it is played with, and its whole entry. */
import type { AnyGame, Choice, Event, Seat } from '@horda/kernel';
import type { Citations, GameTexts, Headings, Language, RuleText, Worded } from './text.ts';

/** How many bytes of scripts the page may load for a game, as they travel. */
export interface Budget {
  /** The drawing with its words. */
  readonly drawing: number;
  readonly rules: number;
  readonly rulebook: number;
}

/** What is said of a game before any of it is loaded. */
export interface Cover {
  readonly id: string;
  /** As short as a poster needs it; the texts of the game have the whole title. */
  readonly title: Readonly<Record<Language, string>>;
  /** Fewest and most. */
  readonly players: readonly [number, number];
  /** How long a game takes, with its unit. */
  readonly length: string;
  readonly about: Readonly<Record<Language, string>>;
  /** Null: the game is on the way, and has nothing but this cover and a poster. */
  readonly budget: Budget | null;
}

/** `2–6`, or `2` where nobody can join or leave. */
export function playersOf({ players: [fewest, most] }: Pick<Cover, 'players'>): string {
  return fewest === most ? String(most) : `${fewest}–${most}`;
}

/** What play needs of a game, and nothing else: no word of it. */
export interface Playable {
  readonly game: AnyGame;
  /** A few figures of a seat, by which a hint tells what it leads to; none when a game has nothing to count. */
  figures(view: unknown, seat: Seat): readonly number[];
}

/** How many cards come from the rulebook, from a published list, or are our own. */
export type Sources = Readonly<Record<'rulebook' | 'published' | 'house', number>>;

/** A whole game: its rules of play, its words, and what its cards come from. */
export interface RegisteredGame extends Playable, Worded<GameTexts<Choice, Event, unknown>> {
  readonly rules: readonly RuleText[];
  readonly headings: Headings;
  readonly cite: Citations<Event, unknown>;
  readonly sources: Sources;
}
