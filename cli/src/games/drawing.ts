/** What the terminal must know of a game to draw it. Everything comes from a view, never from a state. */
import type { Choice, Event, Seat } from '@horda/kernel';
import type { GameTexts, Language, NameOf } from '@horda/parts';
import type { Style } from '../terminal/style.ts';

/** Where and for whom a table is drawn. */
export interface Canvas {
  readonly language: Language;
  /** The words of this table, which may be those of its pack. */
  readonly texts: GameTexts<Choice, Event, unknown>;
  readonly style: Style;
  readonly width: number;
  /** Of the whole screen: where there are more than the smallest has, more of the table may be drawn. */
  readonly rows: number;
  /** What the viewer has typed at the open question towards an answer, line after line; see `Drawing.aim`. */
  readonly typed: readonly string[];
  readonly name: NameOf;
  /** What is said of a player besides the name: that it is you, or a bot; may be empty. */
  note(seat: Seat): string;
}

/** The open question, as far as drawing the hand needs it. */
export interface Numbering {
  /** The number of an option, from 1; null when it is not offered. */
  numberOf(choice: Choice): number | null;
  /** The rule that forbids a choice; null when nothing does or nothing is asked. */
  barred(choice: Choice): string | null;
}

export interface DrawnHand {
  readonly lines: readonly string[];
  /** Numbers of options that stand beside cards, and need not be listed again. */
  readonly numbers: readonly number[];
  /** Numbers of options that are too many to be listed anywhere: they are aimed at. Absent: there are none. */
  readonly unlisted?: readonly number[];
}

/** Something that can be asked about one game only, in the words of all languages. */
export interface GameOrder {
  /** The first word of it, without accents and in lower case. */
  readonly words: readonly string[];
  /** What it is for, as a line of the help. */
  readonly help: Readonly<Record<Language, string>>;
  /** The answer; `rest` is what was typed behind the word. */
  answer(view: unknown, canvas: Canvas, rest: string): readonly string[];
}

/** What becomes of a line that is typed towards an answer. */
export interface Aim {
  /** The option that it picks; null: none yet. */
  readonly choice: Choice | null;
  /** Whether it counts for what is typed next, and for what is drawn until then. */
  readonly kept: boolean;
  /** What is said about it. */
  readonly notice: string | null;
}

/** The viewer would have to hold a card and does not; or a card must be chosen before what it acts on. */
export type Obstacle = 'absent' | 'early';

export interface Drawing {
  /** Whether players now hide nothing from each other: at one keyboard nobody has to look away. Absent: they always do. */
  open?(view: unknown): boolean;
  /** One line: where the game stands. */
  status(view: unknown, canvas: Canvas): { readonly left: string; readonly right: string };
  /** Shelters, decks and whatever else lies on the table. */
  table(view: unknown, canvas: Canvas): readonly string[];
  /** The viewer's own cards; `brief`: one line each. */
  hand(view: unknown, canvas: Canvas, numbering: Numbering, brief: boolean): DrawnHand;
  /** The whole table in sentences, as it would be read out. */
  sentences(view: unknown, canvas: Canvas): readonly string[];
  /** The viewer's own cards in a sentence; null without any. */
  handSentence(view: unknown, canvas: Canvas): string | null;
  /** The names of the viewer's own cards. */
  handCards(view: unknown, canvas: Canvas): readonly string[];
  /** Everything a player might think of choosing, the likeliest first: among these `why` looks. */
  thinkable(view: unknown): readonly Choice[];
  /** What stands in the way of a choice besides its rule; null: nothing that one could tell. */
  obstacle(view: unknown, choice: Choice): Obstacle | null;
  readonly orders: readonly GameOrder[];
  /**
   * Reads a line towards an answer, where a list of options is too long: what it leads to, after the lines that were
   * typed before it (`canvas.typed`); null: it is no such line. Absent: the options can always be listed.
   */
  aim?(view: unknown, canvas: Canvas, line: string): Aim | null;
  /** What the help shows how to ask for: a thing by its name, and a rule. */
  readonly examples: { readonly why: Readonly<Record<Language, string>>; readonly rule: string };
  /** Whether a new part of the game begins with this event: a turn, a round. */
  opens(e: Event): boolean;
  /** Whether this event showed something that nobody could know; `before`: the view before the answer. */
  unveils(e: Event, before: unknown): boolean;
}
