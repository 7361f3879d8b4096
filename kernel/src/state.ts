/** The contract: what every game consists of, and what its state contains. Types only. */
import type { Carried, CarrySpec, Pack, PackSpec } from './content.ts';

export type { Carried, CarrySpec, CheckedContent, Pack, PackProblem, PackSpec, PackValue } from './content.ts';

/** A place at the table, numbered from 0 in turn order. */
export type Seat = number;

/** 128 bits from which all chance of a game follows. */
export type Seed = readonly [number, number, number, number];

/** What a player may pick. Imperative: `{ do: 'shoot', zombies: […] }`. Plain data. */
export interface Choice {
  readonly do: string;
}

/** What has happened, in the past tense: `{ type: 'zombieArrived', … }`. Plain data. */
export interface Event {
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
 * Marks a question of an open floor: several seats may answer, each as often as it likes, and every answer counts at
 * once. After each the floor is put anew, until the rule closes it. Its questions follow from what all can see.
 */
export interface Floor {
  /** The tick at which the floor was opened: answers given since then are taken, if what they pick is still offered. */
  readonly since: number;
  /** What this seat had done was dropped at this tick, or what it is to agree to has changed: older answers are not taken. */
  readonly anew?: number;
  /** So many options, the first ones, lead on; the others take back. Nobody waits for a seat that has none. */
  readonly forward: number;
}

/**
 * Marks a standing offer: nobody waits for it, play goes on beside it, and it is put anew whenever somebody is asked. What
 * is offered may depend on hidden things; who has an offer may not: those who have nothing to give may still ignore it.
 */
export interface Offer {
  /** The tick at which its rule stood aside: answers given since then are taken, if what they pick is still offered. */
  readonly since: number;
  /** Its rule: the number in `standing`. */
  readonly of: number;
  /** In a search: everything waits for this seat. */
  readonly awaited?: true;
}

/** A question put to one seat: pick from `min` to `max` different ones of `options`. */
export interface Ask<C> {
  readonly seat: Seat;
  /** Key of a text: the rule and step that ask, `'shotgun.aim'`. */
  readonly prompt: string;
  readonly min: number;
  readonly max: number;
  /** Never two that no player could tell apart; in an order that does not depend on chance. */
  readonly options: readonly C[];
  /** Given, but unseen by others until every seat asked at once has answered. */
  answer: readonly C[] | null;
  /** Absent: the question is answered once, and all that are put at once have to be. */
  readonly floor?: Floor;
  readonly offer?: Offer;
  /** Put at this tick, and put again unchanged since then: answers from that time on are taken. Absent: put just now. */
  readonly since?: number;
}

/** A rule that stands aside with its offers. */
export interface Standing {
  readonly since: number;
  readonly frame: Frame;
}

/** Chance, kept in the state. Never part of a view. */
export interface Random {
  rng: [number, number, number, number];
  /** Results to be used before chance is asked; empty outside tests and analysis. */
  rigged: number[];
  /** Grows when chance is used or a secret is shown; undo does not cross it. */
  revealed: number;
}

/** What the kernel keeps in the state of every game: made by `newKernel`, copied by `cloneKernel`. */
export interface Kernel<C extends Choice = Choice, E extends Event = Event> extends Random {
  /** Counts the times the table was asked; an answer names the asking it replies to. */
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
  /** One seat acts after the other, on open floors and with offers: for a search, which needs one order. */
  inTurn: boolean;
  /** Rules with offers that nobody waits for. */
  standing: Standing[];
}

/** What every game's state contains, beside what the game itself keeps. All of it is plain JSON. */
export interface State<C extends Choice, E extends Event> {
  readonly kernel: Kernel<C, E>;
}

/** All that some functions need of a state: a few fields of the kernel's part. */
export interface With<Field extends keyof Kernel> {
  readonly kernel: Pick<Kernel, Field>;
}

/** A reply to the question that was open at `tick`. */
export interface Answer<C> {
  readonly tick: number;
  readonly seat: Seat;
  readonly picks: readonly C[];
}

/** One step of a rule, and the step after it ('' after the last). */
export interface Step<S> {
  readonly name: string;
  run(s: S, my: never, f: never): void;
  readonly after: string;
}

/** What a rule is called and found by. Rules that call each other in a circle are declared first and written elsewhere. */
export interface Declared<Locals extends object = never> {
  readonly name: string;
  /** Its first step. */
  readonly first: string;
  frame(locals: Locals): Frame;
}

/** A rule is its steps, which run in the order they are written. */
export interface Rule<S, Locals extends object = never, Name extends string = string> extends Declared<Locals> {
  readonly steps: readonly Step<S>[];
  /** On its open floor what one takes is gone for the others: bots wait until all people have chosen. */
  readonly peopleFirst?: true;
  /** Only for the compiler: the names of its steps. */
  readonly names?: Name;
}

/** A setting chosen when a table is made. */
export interface OptionSpec {
  readonly id: string;
  /** All that is allowed at a table of `seats`. */
  values(seats: number): readonly (string | boolean)[];
  readonly default: string | boolean;
  /** The default at a table where only bots sit. */
  readonly botsOnly?: string | boolean;
  /** A rule of our own that the rulebook does not have. */
  readonly house?: boolean;
}

/** Changes a stored state of `from` so that the next version can go on with it. */
export interface Migration {
  readonly id: string;
  readonly from: number;
  up(state: Record<string, unknown>): void;
}

/**
 * Rules that break in, by the type of the event: each event of a step is looked at when it is due, in the state as it is
 * then. Of those that one event calls for, the first runs first. What is looked at is public: `viewEvent` shows it to
 * all as it is, because events that wait on the stack are not drawn anew in worlds.
 */
export type Interrupts<S, E extends Event> = {
  readonly [T in E['type']]?: (s: S, e: E & { readonly type: T }) => readonly Frame[];
};

export interface Game<S extends State<C, E>, C extends Choice, E extends Event, View, Options> {
  readonly id: string;
  /** Raised when old answers would no longer replay to the same end. */
  readonly version: number;
  /** Fewest and most seats. */
  readonly players: readonly [number, number];
  readonly options: readonly OptionSpec[];
  readonly rules: ReadonlyMap<string, Rule<S>>;
  /** In ascending order of `from`; each leads to the next version. */
  readonly migrations: readonly Migration[];
  /** Null: everybody plays with the cards of the game itself. */
  readonly pack: PackSpec<object, Options> | null;
  /** Absent: each game stands alone. */
  readonly carry?: CarrySpec<S>;
  /**
   * `pack`: the checked content to play with, or null; `carried`: the checked value that another game has left, or null.
   * What play needs of them must be in the state.
   */
  setup(options: Options, seats: number, seed: Seed, pack: object | null, carried?: object | null): S;
  /** How many sit at this table. */
  seats(s: S): number;
  /** Null: nothing ever breaks in. */
  readonly interrupts: Interrupts<S, E> | null;
  /** What a seat may know, built from nothing; null: a spectator. */
  view(s: S, seat: Seat | null): View;
  /** The event as a seat sees it; null: not at all. */
  viewEvent(e: E, seat: Seat | null): E | null;
  /** A copy that shares nothing that changes. */
  clone(s: S): S;
  /**
   * Draws anew, in place, all that `seat` may not know, from the generator of `s`: secret picks kept in suspended frames
   * too. What was hidden must leave no trace in what is drawn. Questions are put anew by the kernel.
   */
  redraw(s: S, seat: Seat): void;
  /** All seats win or lose together. Absent: they play against each other. */
  readonly together?: true;
  /** Share of the victory for each seat once the game is over, null before. */
  outcome(s: S): readonly number[] | null;
  /** How good this is for `seat`, from its own knowledge only; for bots. */
  evaluate(s: S, seat: Seat): number;
  /**
   * For bots: the numbers of those options that are worth a closer look, the likeliest first; at least one, and only
   * such as lead on. From what the seat knows. Absent: the game never has so many that looking at all takes long.
   */
  worth?(s: S, ask: Ask<C>): readonly number[];
  /** The number of the rule that forbids `seat` to pick `choice` now; null when nothing does. */
  why(s: S, seat: Seat, choice: C): string | null;
  /** All ways in which a game can end. */
  readonly endings: readonly string[];
  /** Figures of a finished game for statistics: its `ending`, words that are counted, numbers that are averaged. */
  summary(s: S): { readonly ending: string } & Readonly<Record<string, number | string>>;
}

/** Any game, when its insides do not matter. */
export type AnyState = State<Choice, Event>;
export type AnyGame = Game<AnyState, Choice, Event, unknown, Readonly<Record<string, string | boolean>>>;

/** A whole game in one small value: everything else is computed from it. */
export interface Save<C = Choice, Options = Readonly<Record<string, string | boolean>>> {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
  readonly pack?: Pack;
  /** What the game before it in a series has left. */
  readonly carried?: Carried;
  /** A state to begin from in place of a set-up by the seed: of a game that was continued from another. */
  readonly start?: unknown;
  readonly answers: readonly Answer<C>[];
}
