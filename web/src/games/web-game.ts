/** What a game brings to the page: its words, its drawing, its tutorial. The table itself is the same for all games. */
import type { Ask, Choice, Event, OptionSpec, PackSpec, Seat, Seed } from '@horda/kernel';
import type { Citations, GameTexts, Headings, Language, NameOf, RuleText, Worded } from '@horda/parts';
import type { ComponentType } from 'preact';
import type { SoundName } from '../table/sound.ts';

export interface Rulebook {
  readonly rules: readonly RuleText[];
  /** In English; they stand in Polish in `rules`. */
  readonly headings: Headings;
}

/** Loaded when a game is chosen. Nothing in it knows hidden things: the rules themselves run elsewhere. */
export interface WebGame<
  V = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  T = GameTexts<C, E, V>,
> extends Worded<T & GameTexts<C, E, V>> {
  readonly id: string;
  readonly players: readonly [number, number];
  /** How it is played alone, where it has a mode for that; else whoever is alone plays with bots. */
  readonly solo?: Readonly<Record<Language, string>>;
  readonly options: readonly OptionSpec[];
  /** Settings that say what sort of game it is, told even where they are folded away; unless told so, the first. */
  readonly telling?: readonly string[];
  /** The rulebook, fetched when it is first wanted. */
  rulebook(): Promise<Rulebook>;
  readonly cite: Citations<E, V>;
  /** How it takes packs, fetched when somebody brings one; null: it takes none. */
  readonly pack: (() => Promise<PackSpec<object, never>>) | null;
  readonly drawing: Drawing<V, C, E, T>;
  /** Fetched when a lesson begins; null: there is none. */
  readonly tutorial: (() => Promise<Tutorial<C>>) | null;
  /** All win or lose together. */
  readonly together?: boolean;
  /** Nobody at the table sees what another must not; unless told so, seats hide things from each other. */
  isOpen?(view: V): boolean;
  /** What is counted from the log for the end of a game. */
  readonly statistics?: readonly Statistic<E>[];
}

/** How many of something each seat has had in a game. */
export interface Statistic<E> {
  readonly label: Readonly<Record<Language, string>>;
  /** Null: the event does not count. */
  count(e: E): { readonly seat: Seat; readonly n: number } | null;
}

/** A question put to the one who looks on, as the view shows it. */
export type OwnAsk<C> = Omit<Ask<C>, 'seat'>;

/** One who sits at the table. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** The bot that plays the seat now; null: a person. */
  readonly bot: string | null;
  /** That bot plays for a person, whose name stands here. */
  readonly standIn: boolean;
  readonly here: boolean;
  /** The game waits for them. */
  readonly awaited: boolean;
  /** The one who looks on. */
  readonly you: boolean;
}

/** An answer that was given. */
export interface Deed<E> {
  /** Whose it was; null: nobody has answered yet. */
  readonly seat: Seat | null;
  /** What it led to. */
  readonly events: readonly E[];
}

/** Why a thing cannot be done now. */
export interface WhyNot {
  readonly rule: string;
  /** The rule in the reader's language. */
  readonly text: string;
}

export interface BoardProps<V, C, E, T> {
  readonly view: V;
  /** Through whose eyes; null: one who watches. */
  readonly seat: Seat | null;
  readonly people: readonly Person[];
  readonly name: NameOf;
  readonly texts: T;
  /** The content of the pack that is played with, which the game itself has checked; null: its own cards. */
  readonly pack: object | null;
  readonly language: Language;
  /** Null: there is nothing to decide for the one who looks on. */
  readonly ask: OwnAsk<C> | null;
  /** What has been picked for a question that takes several, not yet sent. */
  readonly picked: readonly C[];
  /** Names of pieces that were touched on the way to a choice, by the board's own naming; kept over a reload. */
  readonly selection: readonly string[];
  select(pieces: readonly string[]): void;
  /** Picks an option; it is sent at once where one is asked for. */
  choose(choice: C): void;
  /** Asks which rule forbids a choice, and shows it in a note at the piece that was touched. */
  askWhy(choice: C): void;
  /** What is known about why not; null: it was not asked yet, or nothing forbids it. */
  whyNot(choice: C): WhyNot | null;
  /** What a good player would pick, after a hint. */
  readonly hinted: readonly C[];
  /** What led to this view; empty if it was not seen happening (after a reload, in a replay that jumps). */
  readonly events: readonly E[];
  /** Counts the moments shown: effects start when it changes. */
  readonly moment: number;
  /** For whoever only looks on, at a table or at a replay: the answer that led to this view; null: for those who play. */
  readonly watched: Deed<E> | null;
  /** Opens the text of a rule. */
  openRule(id: string): void;
}

/** The yellow tab at the top. */
export interface PhaseTab {
  /** `phase 1 of 3` */
  readonly caption: string;
  readonly name: string;
  /** For phones. */
  readonly short: string;
}

/** How the end of a game is counted up. */
export interface ScoreTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seat: Seat; readonly winner: boolean; readonly cells: readonly string[] }[];
}

export interface Drawing<V, C extends Choice, E extends Event, T> {
  /**
   * The table. Every piece that can move carries `data-piece` with a name of its own that stays the same for ever, and
   * every place that a lesson may point at carries `data-mark`. Elements that can be chosen are buttons.
   */
  readonly Board: ComponentType<BoardProps<V, C, E, T>>;
  phase(view: V, texts: T, language: Language): PhaseTab | null;
  /** The options that are buttons beside the status line, the likeliest first; all others are chosen on the board. */
  buttons(ask: OwnAsk<C>, view: V): readonly C[];
  /** What follows if this is done, for a question before it; null: nothing that needs one. */
  confirm(choice: C, view: V, texts: T, language: Language): string | null;
  /** What a log line is about. */
  mark(e: E): { readonly seat: Seat | null; readonly tone: 'plain' | 'alarm' };
  /** The sign beside an alarming line that is about no seat. */
  readonly AlarmMark: ComponentType;
  /** A turn begins with this event. */
  opens(e: E): boolean;
  /** How far the game is, for the head of the log: `turn 5`; null: it has not begun. */
  turn(view: V, language: Language): string | null;
  sound(e: E): SoundName | null;
  score(view: V, texts: T, language: Language): ScoreTable;
  /** Keys that only this board knows, for the list of all. */
  keys?(language: Language): readonly { readonly key: string; readonly does: string }[];
  /** The photograph of who a player was; null: the game knows none. */
  photo?(view: V, seat: Seat): string | null;
  /** How the game ended, in a sentence; null: it goes on, or there is nothing to say. */
  ending(view: V, language: Language): string | null;
}

/** A scripted short game in which each step explains one thing. */
export interface Tutorial<C extends Choice = Choice> {
  readonly seats: number;
  readonly learner: Seat;
  /** By seat. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: Seed;
  /** A state to begin from in place of a set-up by the seed. */
  readonly start?: unknown;
  /** Plays the other seats once the script is over. */
  readonly bot: string;
  readonly steps: readonly TutorialStep<C>[];
}

export type TutorialStep<C extends Choice = Choice> = {
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** The `data-mark` that it speaks of; null: nothing in particular. */
  readonly mark: string | null;
} & (
  | /** Something is explained. */ { readonly kind: 'tell' }
  | /** The learner is to do this. */ { readonly kind: 'do'; readonly choice: C }
  | /** Others do this. */ {
      readonly kind: 'watch';
      readonly answers: readonly { readonly seat: Seat; readonly picks: readonly C[] }[];
    }
);

/** Any game, when its insides do not matter. */
export type AnyWebGame = WebGame<object, Choice, Event, GameTexts<Choice, Event, object>>;
