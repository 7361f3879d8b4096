/** A study: many games of one kind. A game is determined by its number; it does not matter which thread plays it. */
import { BOTS, type BotName } from '@horda/bots';
import { findGame } from '@horda/games';
import { seedOf, seedOfGame, type AnyGame, type Pack } from '@horda/kernel';
import { playGame, type Settings } from './game.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export interface Study {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  readonly options: Settings;
  readonly pack: Pack | null;
}

/** Games of a study that were played in a row. */
export interface Batch {
  /** The number of the first one. */
  readonly from: number;
  readonly tally: Tally;
  /** One text for each game, from which the digest is computed. */
  readonly courses: readonly string[];
}

/** Plays the games of a study from number `from` up to, but not including, number `to`. */
export function playBatch(study: Study, from: number, to: number): Batch {
  const game = gameOf(study);
  const series = seedOf(study.seed);
  const bots = study.bots.map((name) => BOTS[name]);
  const pack = study.pack?.content ?? null;
  const tally = emptyTally(game, study.players);
  const courses: string[] = [];
  for (let n = from; n < to; n++)
    courses.push(addGame(tally, game, playGame(game, study.options, bots, seedOfGame(series, n), { pack })));
  return { from, tally, courses };
}

export function gameOf({ game }: Study): AnyGame {
  const entry = findGame(game);
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  return entry.game;
}
