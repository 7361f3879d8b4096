/** What a game brings to the page: its words, its drawing, its tutorial. The table itself is the same for all games. */
import type { Ask, Choice, Event, OptionSpec, PackSpec, Seat } from '@horda/kernel';
import type {
  Citations,
  Foretell,
  GameTexts,
  Headings,
  Language,
  Leaflet,
  Missing,
  NameOf,
  PhrasesFor,
  RuleText,
  Worded,
} from '@horda/parts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { SoundName } from '../table/sound.ts';
import type { Round } from '../table/queue-in.ts';
import type { EndPicture, Story } from './game-story.ts';
import type { Tutorial } from './game-tutorial.ts';
import type { GameWorkshop } from './game-workshop.ts';
import type { WhyNot } from './why-not.ts';
import type { HandDrawing } from './hand-drawing.ts';

export interface Rulebook {
  readonly rules: readonly RuleText[];
  /** In English; they stand in Polish in `rules`. */
  readonly headings: Headings;
}

/** Loaded when a game is chosen. It never has hidden information: the rules themselves run elsewhere. */
export interface WebGame<
  V = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  T = GameTexts<C, E, V>,
> extends Worded<T & GameTexts<C, E, V>> {
  readonly id: string;
  readonly players: readonly [number, number];
  /** The game's solo mode, if it has one; otherwise a single person plays with bots. */
  readonly solo?: Readonly<Record<Language, string>>;
  readonly options: readonly OptionSpec[];
  /** The most important settings, named in the summary even while the form is folded; by default the first. */
  readonly telling?: readonly string[];
  /** Words that only some tables need: they are fetched before such a table is shown. Absent: all words are here. */
  readonly lateWords?: { has(view: V): boolean; fetch(view: V): Promise<void> };
  /** The rulebook, fetched when it is first needed. */
  rulebook(): Promise<Rulebook>;
  /** The goal in five lines and the rules on one sheet, fetched by those who have not seen them. */
  leaflet(): Promise<Leaflet>;
  /** The pictures of that sheet; left out: words alone. */
  sheetArt?(): Promise<SheetArt>;
  readonly cite: Citations<E, V>;
  /** What would follow a choice, fetched after the first picture; left out: the game foretells nothing. */
  foresight?(): Promise<Foretell<C, V, T>>;
  /** How the game reads packs, fetched when somebody brings one; null: it takes none. */
  readonly pack: (() => Promise<PackSpec<object, never>>) | null;
  /** How packs are typed in, fetched with the workshop; left out: they are written as files alone. */
  readonly workshop?: () => Promise<GameWorkshop>;
  readonly drawing: Drawing<V, C, E, T>;
  /** Fetched when a lesson begins; null: there is none. */
  readonly tutorial: (() => Promise<Tutorial<C>>) | null;
  /** Whether all win or lose together; by default each for oneself. */
  together?(view: V): boolean;
  /** Questions that all decide in common: people answer them in the place of bots. Left out: there are none. */
  readonly inCommon?: readonly string[];
  /** Whether seats hide nothing from each other; by default they hide things. */
  isOpen?(view: V): boolean;
  /** What can be said in the chat with one touch; left out: nothing. */
  readonly phrases?: PhrasesFor;
  /** The place to look at between the chapters of a series; left out: its games do not follow each other. */
  readonly series?: SeriesSlot<V, T, E>;
  /** What the newspaper of a finished game borrows from the page: icons, faces, words. Left out: it has none. */
  readonly press?: object;
  /** What decides the game, fetched for its end; left out: the end tells no story. */
  readonly story?: () => Promise<Story<V, E>>;
  /** What a phone shows beside a television, fetched by such phones; left out: the usual table for phones. */
  readonly hand?: () => Promise<HandDrawing<V, C, T>>;
  /** What is counted from the log for the end of a game. */
  readonly statistics?: readonly Statistic<E, V>[];
}

/** How a game shows its series: what happened, who has what, what is next. */
export interface SeriesSlot<V, T, E> {
  /** `Campaign` */
  readonly name: Readonly<Record<Language, string>>;
  /** Whether the game of this view belongs to a series. */
  includes(view: V): boolean;
  /** Its page, fetched when it is first opened. */
  page(): Promise<ComponentType<SeriesProps<V, T, E>>>;
}

export interface SeriesProps<V, T, E> {
  /** The chapter that is played, or was played last. */
  readonly view: V;
  /** What its last answer led to; empty while it goes on. */
  readonly closing: readonly E[];
  readonly people: readonly Person[];
  /** The fewest and the most who can play a chapter. */
  readonly players: readonly [number, number];
  readonly texts: T;
  readonly language: Language;
  /** To the next chapter; null: there is none, or the reader may not go there. */
  readonly next: SeriesWay | null;
  /** The same chapter once more, from the same beginning; null: it goes on, or the reader may not. */
  readonly again: SeriesWay | null;
  /** The address of the table. */
  readonly table: string;
  openRule(id: string): void;
}

export interface SeriesWay {
  readonly busy: boolean;
  /** Somebody else has gone there already. */
  readonly made: boolean;
  /** `seats`: how many play there; left out: as many as before. */
  go(seats?: number): void;
}

/** A statistic that is counted for each seat in a game. */
export interface Statistic<E, V = unknown> {
  readonly label: Readonly<Record<Language, string>>;
  /** Null: the event does not count. `view`: the table at the end. */
  count(e: E, view: V): { readonly seat: Seat; readonly n: number } | null;
}

/** The settings of a table, by their ids. */
export type TableOptions = Readonly<Record<string, string | boolean>>;

/** A question put to the viewer, as the view shows it. */
export type OwnAsk<C> = Omit<Ask<C>, 'seat'>;

/** A player at the table. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** The bot that plays the seat now; null: a person. */
  readonly bot: string | null;
  /** The bot plays for a person, whose name this is. */
  readonly standIn: boolean;
  readonly here: boolean;
  /** The game waits for them. */
  readonly awaited: boolean;
  /** This player is the viewer. */
  readonly you: boolean;
}

/** An answer that was given. */
export interface Deed<E> {
  /** The seat that answered; null: nobody has answered yet. */
  readonly seat: Seat | null;
  /** The events that it led to. */
  readonly events: readonly E[];
}

export type { WhyNot };

export interface BoardProps<V, C, E, T> {
  readonly view: V;
  /** The viewer's seat; null: a spectator. */
  readonly seat: Seat | null;
  readonly people: readonly Person[];
  readonly name: NameOf;
  readonly texts: T;
  /** The content of the table's pack, which the game has checked; null: the game's own cards. */
  readonly pack: object | null;
  readonly language: Language;
  /** Null: the viewer has nothing to decide. */
  readonly ask: OwnAsk<C> | null;
  /** The picks for a question that takes several, not sent yet. */
  readonly picked: readonly C[];
  /** The pieces touched so far to make a choice, by the board's own names; kept over a reload. */
  readonly selection: readonly string[];
  select(pieces: readonly string[]): void;
  /**
   * Picks an option; it is sent at once if the question takes exactly one, unless a finger has touched a piece for the
   * first time: then the piece is shown. `onSent`: called when it is sent.
   */
  choose(choice: C, onSent?: () => void): void;
  /** Asks which rule forbids a choice, and shows it in a note at the piece that was touched. */
  askWhy(choice: C): void;
  /** Why a choice is not possible; null: not asked yet, or nothing forbids it. */
  whyNot(choice: C): WhyNot | null;
  /** What a good player would pick, after a hint. */
  readonly hinted: readonly C[];
  /** It is what a lesson asks for: the board marks it, and leaves it to the learner to take it up. */
  readonly isTaught?: boolean;
  /** The events that led to this view; empty after a reload or a jump in a replay. */
  readonly events: readonly E[];
  /** Counts the moments shown: effects start when it changes. */
  readonly moment: number;
  /** The board stands on a television: everybody is one of the others, and nobody's own desk is shown. */
  readonly television?: boolean;
  /** For spectators and replays: the answer that led to this view; null for players. */
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

/** How the score at the end of a game is shown. */
export interface ScoreTable {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly seat: Seat;
    readonly winner: boolean;
    readonly cells: readonly ComponentChildren[];
  }[];
}

export interface Drawing<V, C extends Choice, E extends Event, T> {
  /**
   * The table. Every piece that can move has a `data-piece` with a unique name that never changes, and every place that
   * a lesson may point at has a `data-mark`. Elements that can be chosen are buttons.
   */
  readonly Board: ComponentType<BoardProps<V, C, E, T>>;
  phase(view: V, texts: T, language: Language): PhaseTab | null;
  /** The options that are buttons beside the status line, the likeliest first; all others are chosen on the board. */
  buttons(ask: OwnAsk<C>, view: V): readonly C[];
  /**
   * The consequence of a choice, to be confirmed before it is sent; null: no confirmation is needed. `begun`: what the
   * board has selected but not sent, which the choice would throw away.
   */
  confirm(choice: C, view: V, texts: T, language: Language, begun: readonly string[]): string | null;
  /**
   * What a log line is about; `view`: the table as it is now, null before the deal. `grave`: readers who come back are
   * told of it.
   */
  mark(e: E, view: V | null): { readonly seat: Seat | null; readonly tone: 'plain' | 'alarm'; readonly grave: boolean };
  /** The sign beside an alarming line that is about no seat. */
  readonly AlarmMark: ComponentType;
  /** A turn begins with this event. */
  opens(e: E): boolean;
  /** Whose turn it is and in which order they go round; left out: all act at once, or there are only two. */
  round?(view: V): Round;
  /** How far the game is, for the head of the log: `turn 5`; null: it has not begun. */
  turn(view: V, language: Language): string | null;
  sound(e: E): SoundName | null;
  score(view: V, texts: T, language: Language): ScoreTable;
  /** Keys that only this board knows, for the list of all. */
  keys?(language: Language): readonly { readonly key: string; readonly does: string }[];
  /** The pieces that stand in the way, by their `data-piece`, from the reason as data; left out: reasons point at none. */
  barring?(missing: Missing, view: V): readonly string[];
  /** The photograph of a player's character; null: the game has none. */
  photo?(view: V, seat: Seat): string | null;
  endPicture?(view: V, language: Language): EndPicture | null;
  /** The settings with which the sides of this game are swapped; null, or left out: it has no sides. */
  swapped?(view: V, options: TableOptions): TableOptions | null;
  /** How the game ended, in a sentence; null: it goes on, or there is nothing to say. */
  ending(view: V, language: Language): string | null;
}

/** Any game, when its insides do not matter. */
export type AnyWebGame = WebGame<object, Choice, Event, GameTexts<Choice, Event, object>>;

/** The pictures of the rules on one sheet, as SVG markup: of the frames (`SHEET_BOX`) and of the signs (`SIGN_BOX`), by their ids. */
export interface SheetArt {
  readonly pictures: Readonly<Record<string, (language: Language) => string>>;
  readonly signs: Readonly<Record<string, string>>;
}
