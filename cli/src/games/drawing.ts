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
  /** The height of the whole screen; on a screen larger than the smallest, more of the table may be drawn. */
  readonly rows: number;
  /** The lines that the viewer has typed so far to aim at an answer; see `Drawing.aim`. */
  readonly typed: readonly string[];
  readonly name: NameOf;
  /** A note about a player besides the name, such as that it is you or a bot; may be empty. */
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
  /** Numbers of options that already stand beside cards and need not be listed again. */
  readonly numbers: readonly number[];
  /** Numbers of options that are not listed, because they are too many: players aim at them. Absent: none. */
  readonly unlisted?: readonly number[];
}

/** A command that only one game has, with its words in all languages. */
export interface GameOrder {
  /** The words that it may begin with, without accents and in lower case. */
  readonly words: readonly string[];
  /** What it is for, as a line of the help. */
  readonly help: Readonly<Record<Language, string>>;
  /** The answer; `rest` is the text that was typed after the word. */
  answer(view: unknown, canvas: Canvas, rest: string): readonly string[];
}

/** The result of a line that was typed to aim at an answer. */
export interface Aim {
  /** The option that it picks; null: none yet. */
  readonly choice: Choice | null;
  /** Whether the line is kept for the lines after it and for the drawing. */
  readonly kept: boolean;
  /** A message to the player about it. */
  readonly notice: string | null;
}

/** The first screen of a game whose goal differs from table to table: a mission, an objective. */
export interface Opening {
  /** The name of the goal, which is put away for itself; null: the time for it is over. */
  of(view: unknown): string | null;
  lines(view: unknown, canvas: Canvas): readonly string[];
}

export interface Drawing {
  /** Whether players now hide nothing, so that nobody at this keyboard has to look away. Absent: never. */
  open?(view: unknown): boolean;
  /** One line about the state of the game. */
  status(view: unknown, canvas: Canvas): { readonly left: string; readonly right: string };
  /** What newcomers are told in place of the goal of the leaflet. Absent: the goal of every table is the same. */
  readonly opening?: Opening;
  /** The command that explains the signs of the table. Absent: they need no explanation. */
  readonly signs?: Readonly<Record<Language, string>>;
  /** Shelters, decks and everything else on the table. */
  table(view: unknown, canvas: Canvas): readonly string[];
  /** The viewer's own cards; `brief`: one line each. */
  hand(view: unknown, canvas: Canvas, numbering: Numbering, brief: boolean): DrawnHand;
  /** The whole table in sentences, to be read out. */
  sentences(view: unknown, canvas: Canvas): readonly string[];
  /** The viewer's own cards in a sentence; null without any. */
  handSentence(view: unknown, canvas: Canvas): string | null;
  /** The names of the viewer's own cards. */
  handCards(view: unknown, canvas: Canvas): readonly string[];
  /** Everything a player might think of choosing, the likeliest first: `why` searches these choices. */
  thinkable(view: unknown): readonly Choice[];
  readonly orders: readonly GameOrder[];
  /**
   * Reads a line that aims at an answer, for questions with too many options to list. The lines typed before it are in
   * `canvas.typed`. Null: the line does not aim. Absent: the options can always be listed.
   */
  aim?(view: unknown, canvas: Canvas, line: string): Aim | null;
  /**
   * What is typed for each offered option, in their order, where that is not its number; `aim` reads it. Null: now it
   * is the number. Absent: it always is.
   */
  handles?(view: unknown, canvas: Canvas): readonly string[] | null;
  /** Examples for the help: the name of a thing for `why`, and the number of a rule. */
  readonly examples: { readonly why: Readonly<Record<Language, string>>; readonly rule: string };
  /** Whether a new part of the game begins with this event: a turn, a round. */
  opens(e: Event): boolean;
  /** Whether this event stands out in the log: a death, a boss, the last round. Absent: none does. */
  matters?(e: Event): boolean;
  /** Who falls out of the game with this event; null: nobody. Absent: nobody can before the others. */
  fell?(e: Event): Seat | null;
  /** Whether the log beside the table leaves this event out, because other events or the table tell enough. */
  routine?(e: Event): boolean;
  /** One sentence for several events of one type in a row; null: they are told one by one. */
  run?(events: readonly Event[], canvas: Canvas): string | null;
  /** Whether this event revealed something hidden; `before`: the view before the answer. */
  unveils(e: Event, before: unknown): boolean;
}
