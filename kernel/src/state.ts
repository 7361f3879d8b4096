/** The contract: what every game consists of, and what its state contains. Types only. */
import type { Carried, CarrySpec, Pack, PackSpec } from './content.ts';

export type { Carried, CarrySpec, CheckedContent, Pack, PackProblem, PackSpec, PackValue } from './content.ts';

/** A place at the table, numbered from 0 in turn order. */
export type Seat = number;

/** 128 bits that determine every random result of a game. */
export type Seed = readonly [number, number, number, number];

/** Something a player may pick. Imperative: `{ do: 'shoot', zombies: […] }`. Plain data. */
export interface Choice {
  /** What kind of choice it is; its other fields depend on it. */
  readonly do: string;
}

/** Something that a player may say with one touch, as a fact that every reader gets in words. Plain data. */
export interface Phrase {
  /** What is said; the other fields depend on it. */
  readonly say: string;
}

/** Something that has happened, in the past tense: `{ type: 'zombieArrived', … }`. Plain data. */
export interface Event {
  /** What has happened; the other fields depend on it. */
  readonly type: string;
}

/** One suspended rule: its name, the step to run next, the last answer it got, and its locals. */
export interface Frame<Step extends string = string, C = unknown, Locals extends object = object> {
  readonly rule: string;
  /** '' when the rule is finished. */
  at: Step | '';
  /** The thing picked: `picks[0]`, or null. */
  pick: C;
  /** Everything picked, in the order given. */
  picks: readonly C[];
  /** The picks of every seat that was asked, in order of asking. */
  votes: readonly (readonly C[])[];
  /** What the rule was called with and remembers: numbers, words, and arrays that are replaced, never changed. */
  my: Locals;
}

/**
 * Marks a question of an open floor: several seats may answer, each as often as it likes, and every answer takes effect
 * at once. After each answer the rule asks again, until it closes the floor. The questions depend on public facts only.
 */
export interface Floor {
  /** The tick at which the floor was opened: answers given since then are taken, if what they pick is still offered. */
  readonly since: number;
  /** At this tick the seat's moves were dropped, or the plan it must agree to changed: older answers are refused. */
  readonly anew?: number;
  /** The first `forward` options are moves, the rest take moves back. A seat with no moves left is not awaited. */
  readonly forward: number;
}

/**
 * Marks a standing offer: nobody waits for it, play goes on beside it, and it is repeated whenever somebody is asked.
 * The options may depend on hidden things, the list of invited seats may not: a seat with nothing to give is invited
 * too and can ignore the offer.
 */
export interface Offer {
  /** The tick at which its rule stood aside: answers given since then are taken, if what they pick is still offered. */
  readonly since: number;
  /** The index of its rule in `standing`. */
  readonly of: number;
  /** Set only in a search: the game waits for this seat's answer. */
  readonly awaited?: true;
}

/** A question put to one seat: pick between `min` and `max` different `options`. */
export interface Ask<C> {
  readonly seat: Seat;
  /** Key of a text: the rule and step that ask, `'shotgun.aim'`. */
  readonly prompt: string;
  /** The fewest options to pick. */
  readonly min: number;
  /** The most options to pick. */
  readonly max: number;
  /** No two options look the same to the player; their order does not depend on chance. */
  readonly options: readonly C[];
  /** The answer given, hidden from the others until all seats asked at the same time have answered. */
  answer: readonly C[] | null;
  /** Absent: the seat answers once, and the game waits for all questions asked at the same time. */
  readonly floor?: Floor;
  /** Present: a standing offer. */
  readonly offer?: Offer;
  /** The tick since which the question has stayed the same: answers since then are taken. Absent: asked just now. */
  readonly since?: number;
}

/** A question as a seat, or a watcher, may see it: its own in full, of the others only who is awaited. */
export interface AskView<C> {
  /** Who is asked. */
  readonly seat: Seat;
  /** Nobody waits for this seat: it has answered, or need not answer. */
  readonly answered: boolean;
  /** The question itself; null: it is another seat's. */
  readonly own: Omit<Ask<C>, 'seat'> | null;
  /** A question on an open floor. */
  readonly open?: true;
  /** A standing offer. */
  readonly offered?: true;
}

/** A rule that stands aside with its offers. */
export interface Standing {
  readonly since: number;
  readonly frame: Frame;
}

/** Chance, kept in the state. Never part of a view. */
export interface Random {
  rng: [number, number, number, number];
  /** Fixed results that are used up before the generator draws; empty outside tests and analysis. */
  rigged: number[];
  /** Grows when chance is used or a secret is shown; a player cannot undo past such a moment. */
  revealed: number;
}

/** What the kernel keeps in the state of every game: made by `newKernel`, copied by `cloneKernel`. */
export interface Kernel<C extends Choice = Choice, E extends Event = Event> extends Random {
  /** Counts how often the rules have asked; each answer names the tick it replies to. */
  tick: number;
  /** Suspended rules; the last one runs. */
  stack: Frame[];
  /** The step that put the open questions. */
  askingStep: string;
  /** Open questions; several are answered simultaneously. */
  asks: Ask<C>[];
  /** What has happened since the last answer. */
  events: E[];
  /** No events are kept; see `hush`. */
  quiet: boolean;
  /** Seats act one after the other, also on open floors and with offers: a search needs a fixed order. */
  inTurn: boolean;
  /** Rules with offers that nobody waits for. */
  standing: Standing[];
}

/** The kernel's part of every game's state; the game adds its own fields. The whole state is plain JSON. */
export interface State<C extends Choice, E extends Event> {
  readonly kernel: Kernel<C, E>;
}

/** A state of which only these kernel fields are needed. */
export interface With<Field extends keyof Kernel> {
  readonly kernel: Pick<Kernel, Field>;
}

/** A reply to the question that was open at `tick`. */
export interface Answer<C> {
  /** The rules' own count of questions when it was given. */
  readonly tick: number;
  /** Who gave it. */
  readonly seat: Seat;
  /** What was picked. */
  readonly picks: readonly C[];
}

/** One step of a rule, and the step after it ('' after the last). */
export interface Step<S> {
  readonly name: string;
  run(s: S, my: never, f: never): void;
  readonly after: string;
}

/** A rule's name and first step: enough to call it. Rules that call each other in a circle are declared first. */
export interface Declared<Locals extends object = never> {
  readonly name: string;
  /** Its first step. */
  readonly first: string;
  frame(locals: Locals): Frame;
}

/** A rule is a list of steps, which run in the order they are written. */
export interface Rule<S, Locals extends object = never, Name extends string = string> extends Declared<Locals> {
  readonly steps: readonly Step<S>[];
  /** On this rule's open floor players compete for the same things: bots wait until all people have chosen. */
  readonly peopleFirst?: true;
  /** What this rule's open floor decides is decided by all in common: bots leave it to people. See `decidingInstead`. */
  readonly inCommon?: true;
  /** Only for the compiler: the names of its steps. */
  readonly names?: Name;
}

/** A setting chosen when a table is made. */
export interface OptionSpec {
  readonly id: string;
  /** The values allowed at a table of `seats`. */
  values(seats: number): readonly (string | boolean)[];
  /** Where a table does not allow it, the first allowed value stands for it: see `usualValue`. */
  readonly default: string | boolean;
  /** The default at a table where only bots sit. */
  readonly botsOnly?: string | boolean;
  /** A rule of our own that the rulebook does not have. */
  readonly house?: boolean;
}

/** Converts a stored state of version `from` to the next version. */
export interface Migration {
  readonly id: string;
  readonly from: number;
  up(state: Record<string, unknown>): void;
}

/**
 * Rules that break in, by event type. The events of a step are handled one at a time, each in the state at that moment.
 * If one event triggers several rules, they run in the order returned. These events must be public (`viewEvent` shows
 * them unchanged to all), because events that wait on the stack are not redrawn in a bot's worlds.
 */
export type Interrupts<S, E extends Event> = {
  readonly [T in E['type']]?: (s: S, e: E & { readonly type: T }) => readonly Frame[];
};

export interface Game<S extends State<C, E>, C extends Choice, E extends Event, View, Options> {
  readonly id: string;
  /** Raised when a change of the rules would make old saves replay differently. */
  readonly version: number;
  /** Fewest and most seats. */
  readonly players: readonly [number, number];
  readonly options: readonly OptionSpec[];
  readonly rules: ReadonlyMap<string, Rule<S>>;
  /** In ascending order of `from`; each leads to the next version. */
  readonly migrations: readonly Migration[];
  /** Null: the game takes no packs and is always played with its own cards. */
  readonly pack: PackSpec<object, Options> | null;
  /** Absent: games do not form a series. */
  readonly carry?: CarrySpec<S>;
  /**
   * `pack`: the checked content to play with, or null; `carried`: the checked value that the previous game left, or
   * null. `setup` must copy into the state whatever the rules need of them.
   */
  setup(options: Options, seats: number, seed: Seed, pack: object | null, carried?: object | null): S;
  /** The number of seats at this table. */
  seats(s: S): number;
  /** Null: nothing ever breaks in. */
  readonly interrupts: Interrupts<S, E> | null;
  /** What `seat` may know, built field by field instead of copied from the state; null: a spectator. */
  view(s: S, seat: Seat | null): View;
  /** The event as `seat` sees it; null: the seat does not see it. */
  viewEvent(e: E, seat: Seat | null): E | null;
  /** A copy that shares no mutable data with `s`. */
  clone(s: S): S;
  /**
   * Redraws in place everything that `seat` may not know, with the generator of `s`, including secret picks kept in
   * suspended frames. The result must not depend on the true hidden values. The kernel asks the open questions again.
   */
  redraw(s: S, seat: Seat): void;
  /** All seats win or lose together. Absent: they play against each other. */
  readonly together?: true;
  /** Share of the victory for each seat once the game is over, null before. */
  outcome(s: S): readonly number[] | null;
  /** For bots: how good the state is for `seat`, judged only by what that seat knows. */
  evaluate(s: S, seat: Seat): number;
  /**
   * For bots: the indexes of the options worth a closer look, the most promising first; at least one, and none that
   * takes a move back. Judged only by what the seat knows. Absent: the game never has too many options to try them all.
   */
  worth?(s: S, ask: Ask<C>): readonly number[];
  /** The number of the rule that forbids `seat` to pick `choice` now; null when no rule does. */
  why(s: S, seat: Seat, choice: C): string | null;
  /** All ways in which a game can end. */
  readonly endings: readonly string[];
  /** Statistics of a finished game: its `ending`, words (which are counted) and numbers (which are averaged). */
  summary(s: S): { readonly ending: string } & Readonly<Record<string, number | string>>;
}

/** Any game, for code that does not depend on a particular one. */
export type AnyState = State<Choice, Event>;
export type AnyGame = Game<AnyState, Choice, Event, unknown, Readonly<Record<string, string | boolean>>>;

/** A whole game in one small value: everything else is computed from it. */
export interface Save<C = Choice, Options = Readonly<Record<string, string | boolean>>> {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  /** Its settings. */
  readonly options: Options;
  /** How many play. */
  readonly seats: number;
  /** All chance of the game follows from it. */
  readonly seed: Seed;
  /** Absent: the game's own cards. */
  readonly pack?: Pack;
  /** What the previous game of the series left. */
  readonly carried?: Carried;
  /** The state to begin from instead of a set-up by the seed, for a game that was forked from another. */
  readonly start?: unknown;
  /** In the order in which they were given. */
  readonly answers: readonly Answer<C>[];
}
