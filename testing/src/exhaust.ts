/**
 * Plays until everything has occurred: every number of seats, every option, every step of every rule, and all goals
 * that the game names. Players differ: some pick at random, some pick what was picked least so far, some what looks
 * best, and some have their own likes and dislikes, so that very quiet, very loud and very long games occur too. In half
 * of the games all pick what reaches a missing goal at once. The same seed plays the same games on every machine.
 */
import {
  apply,
  draw,
  nextOpen,
  run,
  seeded,
  seedOfGame,
  type AnyGame,
  type AnyState,
  type Answer,
  type Ask,
  type Choice,
  type Seed,
} from '@horda/kernel';
import { anything, labelOf, newPlayers, pick } from './players.ts';
import { anOffer, askOnFloor, randomSeed, TOO_LONG, type Dice } from './random-play.ts';
import { tableOf, type Deal } from './tables.ts';
import { watched } from './watched.ts';

/** The goals of one game, in addition to those of every game. */
export interface Goals {
  readonly reach: readonly string[];
  /** The goals that an answer has reached, in the game's own words. */
  features(before: AnyState, answer: Answer<Choice>, after: AnyState): Iterable<string>;
  /** The goals that a step reaches by running; its frame is on top of the stack. */
  steps?(rule: string, step: string, s: AnyState): Iterable<string>;
  /** A table from which one of the missing goals is near; without it, every table is as it is dealt. */
  begin?(table: Deal, missing: readonly string[]): Beginning;
}

/** A table and what it was made of. */
export interface Beginning {
  readonly deal: Deal;
  readonly s: AnyState;
}

export interface ExhaustOptions {
  readonly seed: Seed;
  /** The run stops after this many games. */
  readonly games: number;
  readonly invariants?: (s: AnyState) => void;
  readonly transitions?: (before: AnyState, answer: Answer<Choice>, after: AnyState) => void;
  readonly progress?: (games: number, missing: number) => void;
}

export interface Exhausted {
  readonly games: number;
  readonly decisions: number;
  readonly goals: number;
  readonly missing: readonly string[];
  /** How often each thing occurred; counts only goals and picks. */
  readonly seen: ReadonlyMap<string, number>;
  readonly most: { readonly options: number; readonly prompt: string };
}

/** Something went wrong in the nth game of the run. */
export class Stumbled extends Error {
  readonly game: number;
  constructor(game: number, message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'Stumbled';
    this.game = game;
  }
}

interface Hunt {
  readonly game: AnyGame;
  /** The same game, but what its steps reach is noted. */
  readonly watched: AnyGame;
  noted: string[];
  readonly goals: Goals;
  readonly missing: Set<string>;
  readonly seen: Map<string, number>;
  readonly most: { options: number; prompt: string };
  readonly invariants: (s: AnyState) => void;
  readonly transitions: (before: AnyState, answer: Answer<Choice>, after: AnyState) => void;
  /** States in which rare things have happened. */
  readonly rare: AnyState[];
  decisions: number;
}

export function exhaust(game: AnyGame, goals: Goals, options: ExhaustOptions): Exhausted {
  const reach = new Set([...commonGoals(game), ...goals.reach]);
  const hunt: Hunt = {
    game,
    watched: watched(game, (rule, step, s, runStep) => {
      hunt.noted.push(`step ${rule}.${step}`);
      if (goals.steps !== undefined) hunt.noted.push(...goals.steps(rule, step, s));
      runStep();
    }),
    noted: [],
    goals,
    missing: new Set(reach),
    seen: new Map(),
    most: { options: 0, prompt: '' },
    invariants: options.invariants ?? (() => {}),
    transitions: options.transitions ?? (() => {}),
    rare: [],
    decisions: 0,
  };
  let games = 0;
  while (hunt.missing.size > 0 && games < options.games) {
    hunts(hunt, tableOf(game, options.seed, games), ++games);
    options.progress?.(games, hunt.missing.size);
  }
  const { decisions, seen, most } = hunt;
  return { games, decisions, goals: reach.size, missing: [...hunt.missing], seen, most };
}

/** The goals of every game, derived from the game itself. */
function commonGoals({ players: [fewest, most], options, rules }: AnyGame): string[] {
  const goals: string[] = [];
  for (let seats = fewest; seats <= most; seats++) {
    goals.push(`seats ${seats}`);
    for (const { id, values } of options) for (const value of values(seats)) goals.push(`option ${id}=${value}`);
  }
  for (const [name, { steps }] of rules) for (const step of steps) goals.push(`step ${name}.${step.name}`);
  return goals;
}

function see({ seen, missing }: Hunt, label: string): void {
  seen.set(label, (seen.get(label) ?? 0) + 1);
  missing.delete(label);
}

/** One game; `number` names it when something goes wrong. */
function hunts(hunt: Hunt, table: Deal, number: number): void {
  try {
    playOne(hunt, table);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Stumbled(number, `game ${number}: ${what}`, error);
  }
}

function playOne(hunt: Hunt, table: Deal): void {
  const dice = seeded(seedOfGame(table.seed, 1));
  let s = (draw(dice, 2) === 0 ? goBack(hunt, dice) : null) ?? begin(hunt, table);
  const isEager = draw(dice, 2) === 0;
  const players = newPlayers(hunt, hunt.game.players[1], dice);
  for (let n = 0; s.kernel.asks.length > 0; n++) {
    if (n > TOO_LONG) throw new Error(`the game does not end in ${TOO_LONG} answers`);
    const ask = anOffer(s, dice) ?? askOnFloor(s, dice) ?? nextOpen(s);
    // In a long game all pick at random, because dislikes could keep it from ending.
    const player = n < LONG ? players[ask.seat]! : anything;
    const turn: Turn =
      (isEager ? gain(hunt, s, ask, dice) : null) ?? answered(hunt, s, ask, pick(s, ask, player, dice));
    hunt.transitions(s, { tick: s.kernel.tick, seat: ask.seat, picks: turn.picks }, turn.next);
    look(hunt, ask, turn);
    s = turn.next;
  }
}

const LONG = 1000;

function begin(hunt: Hunt, table: Deal): AnyState {
  const { game, goals, missing } = hunt;
  const { deal, s } = goals.begin?.(table, [...missing]) ?? {
    deal: table,
    s: game.setup(table.options, table.seats, table.seed, null),
  };
  see(hunt, `seats ${deal.seats}`);
  for (const [id, value] of Object.entries(deal.options)) see(hunt, `option ${id}=${value}`);
  run(hunt.watched, s);
  for (const label of hunt.noted.splice(0)) see(hunt, label);
  return s;
}

/** An answer, the table after it, and what it has reached. */
interface Turn {
  readonly picks: readonly Choice[];
  readonly next: AnyState;
  readonly labels: readonly string[];
}

function answered(hunt: Hunt, s: AnyState, ask: Ask<Choice>, picks: readonly Choice[]): Turn {
  const next = hunt.game.clone(s);
  const answer = { tick: s.kernel.tick, seat: ask.seat, picks };
  hunt.noted = [`prompt ${ask.prompt}`];
  apply(hunt.watched, next, answer);
  const labels = hunt.noted;
  for (const { type } of next.kernel.events) labels.push(`event ${type}`);
  labels.push(...hunt.goals.features(s, answer, next));
  for (const choice of picks) labels.push(labelOf(ask, choice));
  if (next.kernel.asks.length === 0) labels.push(...ofEnd(hunt.game, next));
  return { picks, next, labels };
}

/** One of the options that reach a missing goal, or null. Chance is part of the state, so that a trial does not err. */
function gain(hunt: Hunt, s: AnyState, ask: Ask<Choice>, dice: Dice): Turn | null {
  const { options, min, max } = ask;
  if (min !== 1 || max !== 1 || options.length === 1) return null;
  const first = draw(dice, options.length);
  for (let i = 0; i < Math.min(options.length, TRIALS); i++) {
    const turn = answered(hunt, s, ask, [options[(first + i) % options.length]!]);
    if (turn.labels.some((label) => hunt.missing.has(label))) return turn;
  }
  return null;
}

/** So many options are tried; some questions of some games have hundreds. */
const TRIALS = 40;

/** Returns to a rare state of an earlier game, with a new seed: other rare things are often near it. */
function goBack({ game, rare }: Hunt, dice: Dice): AnyState | null {
  if (rare.length === 0) return null;
  const s = game.clone(rare[draw(dice, rare.length)]!);
  s.kernel.rng = seeded(randomSeed(dice));
  return s;
}

/** How many rare states are kept, and how often a thing may occur to count as rare. */
const PLACES = 40;
const RARE = 12;

function markPlace({ game, rare, decisions }: Hunt, s: AnyState): void {
  if (rare.length < PLACES) rare.push(game.clone(s));
  else rare[decisions % PLACES] = game.clone(s);
}

function look(hunt: Hunt, ask: Ask<Choice>, { next, labels }: Turn): void {
  hunt.decisions++;
  hunt.invariants(next);
  for (const label of labels) see(hunt, label);
  if (next.kernel.asks.length > 0 && labels.some((label) => hunt.seen.get(label)! <= RARE)) markPlace(hunt, next);
  if (ask.options.length <= hunt.most.options) return;
  hunt.most.options = ask.options.length;
  hunt.most.prompt = ask.prompt;
}

function ofEnd(game: AnyGame, s: AnyState): string[] {
  const summary = Object.entries(game.summary(s));
  const shares = game.outcome(s) ?? [];
  return [
    ...summary.flatMap(([name, value]) => (typeof value === 'string' ? [`summary ${name}=${value}`] : [])),
    ...(shares.filter((share) => share > 0).length > 1 ? ['shared victory'] : []),
  ];
}
