/** One game under inspection: the data that the contract checks share. */
import {
  draw,
  isAwaited,
  seeded,
  seedOfGame,
  type AnyGame,
  type AnyState,
  type Answer,
  type Choice,
  type Pack,
} from '@horda/kernel';
import { difference } from './plain.ts';
import type { Dice } from './random-play.ts';
import { argumentsOf, type Deal } from './tables.ts';

/** A share of costly checks that is small enough to play thousands of games. */
export const FAST = 0.05;

export interface CheckOptions extends Deal {
  /** The cards to play with instead of the game's own. */
  readonly pack?: Pack;
  /** The share of steps with costly checks; 1 (the default) means every step. */
  readonly thorough?: number;
  /** Checks what must always hold in this game, and throws if it does not. */
  readonly invariants?: (s: AnyState) => void;
  /** Checks what an answer may change, and throws if it has changed more. */
  readonly transitions?: (before: AnyState, answer: Answer<Choice>, after: AnyState) => void;
  /** All rule numbers that `why` may name. */
  readonly rules?: ReadonlySet<string>;
}

/** What a checked game has shown. */
export interface Report {
  decisions: number;
  mostOptions: number;
  /** Worlds drawn for a seat, and how many of them look different to some other seat. */
  worlds: number;
  redrawn: number;
  /** How often an answer was given in two worlds that a seat could not tell apart, before or after it. */
  alike: number;
  /** How often a seat could not tell two answers of another seat apart. */
  unseen: number;
}

export interface Inspection {
  readonly game: AnyGame;
  readonly config: CheckOptions;
  /** Decides what is played; the same for every thoroughness. */
  readonly play: Dice;
  /** Decides what is checked. */
  readonly dice: Dice;
  /** Decides what is picked instead, to see whether it leaves a trace. */
  readonly unseen: Dice;
  readonly answers: Answer<Choice>[];
  /** Some different choices that were offered in this game so far. */
  readonly choices: Choice[];
  /** The same game on a separate table, loaded from JSON, which nobody copies or views. */
  twin: AnyState;
  /** What was being checked last, for messages. */
  doing: string;
  readonly report: Report;
}

export function inspect(game: AnyGame, config: CheckOptions, twin: AnyState): Inspection {
  return {
    game,
    config,
    play: seeded(seedOfGame(config.seed, 1)),
    dice: seeded(seedOfGame(config.seed, 2)),
    unseen: seeded(seedOfGame(config.seed, 3)),
    answers: [],
    choices: [],
    twin,
    doing: 'set-up',
    report: { decisions: 0, mostOptions: 0, worlds: 0, redrawn: 0, alike: 0, unseen: 0 },
  };
}

export function isFull({ config }: Inspection): boolean {
  return (config.thorough ?? 1) >= 1;
}

/** Whether to make the costly checks in this step. */
export function sampled(at: Inspection): boolean {
  return isFull(at) || draw(at.dice, 1000) < (at.config.thorough ?? 1) * 1000;
}

export function fail(what: string): never {
  throw new Error(what);
}

/** Fails unless two values are equal as plain data. */
export function mustEqual(what: string, a: unknown, b: unknown): void {
  const found = difference(a, b);
  if (found !== null) fail(`${what}${found}`);
}

export const CHANGED = 'the state was changed by';

/** Fails if anything done with `s` or its copies since the last step has changed `s`. */
export function mustBeUntouched(at: Inspection, s: AnyState, by: string): void {
  mustEqual(`${CHANGED} ${by}, state`, s, at.twin);
}

/** Invariant 3: either someone is asked or the game is over, never both. */
export function checkAskedOrOver(game: AnyGame, s: AnyState, seats: number): void {
  const outcome = game.outcome(s);
  if (s.kernel.asks.length > 0 && outcome !== null) fail('somebody is asked though the game is over');
  if (s.kernel.asks.length > 0 && !s.kernel.asks.some(isAwaited)) fail('all have answered, yet nothing runs');
  if (s.kernel.asks.length > 0) return;
  if (outcome === null) fail('nobody is asked though the game is not over');
  if (outcome.length !== seats) fail(`the outcome has ${outcome.length} shares for ${seats} seats`);
  if (game.together === true && outcome.some((share) => share !== outcome[0]))
    fail(`all win or lose together, but the outcome is ${outcome.join(', ')}`);
  for (const share of outcome) if (!(share >= 0 && share <= 1)) fail(`a share of the victory is ${share}`);
}

/** The fault, its place in the game, and the command that repeats it. */
export function explain(at: Inspection, s: AnyState, error: unknown): Error {
  const { game, config, report } = at;
  const asks = s.kernel.asks.map(({ seat, prompt }) => `${prompt} to seat ${seat}`).join(', ') || 'nobody is asked';
  const what = error instanceof Error ? error.message : String(error);
  // A seed may begin with a dash, which `parseArgs` takes only after a sign of equality.
  const table = argumentsOf(config).replace('--seed ', '--seed=');
  const lines = [
    `${game.id}: ${what}`,
    `  after ${report.decisions} answers, tick ${s.kernel.tick} (${asks}), checking ${at.doing}`,
    `  again: node testing/src/contract-run.ts ${game.id} ${table} --full`,
  ];
  return new Error(lines.join('\n'), { cause: error });
}
