/** Counts over many games, and how two tallies are merged. */
import type { AnyGame, AnyState } from '@horda/kernel';
import { count, type Histogram } from './distribution.ts';
import type { Played } from './game.ts';

export interface Tally {
  games: number;
  decisions: number;
  /** Games that each seat won alone. */
  wins: number[];
  /** The same by order of play: first the wins of the seat that decided first, then of the next seat … */
  winsInOrder: number[];
  shared: number;
  /** For each word of the game's summary, how often it occurred: `words.ending.elimination`. */
  words: Record<string, Record<string, number>>;
  /** For each number of the game's summary, how often each value occurred: `numbers.turns`. */
  numbers: Record<string, Histogram>;
}

export function emptyTally({ endings }: AnyGame, players: number): Tally {
  return {
    games: 0,
    decisions: 0,
    wins: Array.from({ length: players }, () => 0),
    winsInOrder: Array.from({ length: players }, () => 0),
    shared: 0,
    words: { ending: Object.fromEntries(endings.map((ending) => [ending, 0])) },
    numbers: {},
  };
}

/** Games that all seats won together; with a single seat, the games it won. */
export function wonTogether({ wins, shared }: Pick<Tally, 'wins' | 'shared'>): number {
  return wins.length === 1 ? wins[0]! : shared;
}

/** Counts a game; returns its course and outcome as one text for the digest. */
export function addGame(tally: Tally, game: AnyGame, { state, decisions, course, first }: Played): string {
  const shares = outcomeOf(game, state);
  tally.games++;
  tally.decisions += decisions;
  const winner = shares.indexOf(1);
  if (winner >= 0) {
    tally.wins[winner]!++;
    if (first !== null) tally.winsInOrder[(winner - first + shares.length) % shares.length]!++;
  } else if (shares.some((share) => share > 0)) tally.shared++;
  for (const [name, value] of Object.entries(game.summary(state))) {
    if (typeof value === 'string') addWord((tally.words[name] ??= {}), value, 1);
    else count((tally.numbers[name] ??= new Map()), value);
  }
  return `${decisions} ${course} ${shares.join()}`;
}

/** Adds `more`, whose games come after those of `tally`. */
export function merge(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.decisions += more.decisions;
  for (const [seat, n] of more.wins.entries()) tally.wins[seat]! += n;
  for (const [place, n] of more.winsInOrder.entries()) tally.winsInOrder[place]! += n;
  tally.shared += more.shared;
  for (const [name, counts] of Object.entries(more.words))
    for (const [word, n] of Object.entries(counts)) addWord((tally.words[name] ??= {}), word, n);
  for (const [name, histogram] of Object.entries(more.numbers))
    for (const [value, n] of histogram) count((tally.numbers[name] ??= new Map()), value, n);
}

function outcomeOf(game: AnyGame, s: AnyState): readonly number[] {
  const shares = game.outcome(s);
  if (shares === null) throw new Error('nobody is asked, but the game is not over');
  return shares;
}

function addWord(counts: Record<string, number>, word: string, n: number): void {
  counts[word] = (counts[word] ?? 0) + n;
}
