/** Many games at once. The same study gives the same numbers with one worker and with many. */
import { Worker } from 'node:worker_threads';
import { BOTS, type BotName } from '@horda/bots';
import { findGame } from '@horda/games';
import { seedOf, seedOfGame, type AnyGame, type Pack } from '@horda/kernel';
import { spreadOf } from './distribution.ts';
import { playGame, type Settings } from './game.ts';
import { addGame, emptyTally, merge, type Tally } from './tally.ts';

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

export interface SimResult {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly options: Settings;
  readonly pack: Pack | null;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly turns: {
    readonly mean: number;
    readonly min: number;
    readonly median: number;
    readonly max: number;
  } | null;
  readonly outcomes: {
    readonly wins: readonly number[];
    readonly shared: number;
  } & Readonly<Record<string, unknown>>;
  readonly digest: string;
  /** All that was counted, of which the above is an extract. */
  readonly tally: Tally;
}

/** Games are counted in blocks of a fixed size, in order, so that the digest does not depend on who played them. */
export const BLOCK = 250;

/** Plays one block of a study. */
export function playBlock(study: Study, block: number): Tally {
  const game = gameOf(study);
  const series = seedOf(study.seed);
  const bots = study.bots.map((name) => BOTS[name]);
  const pack = study.pack?.content ?? null;
  const tally = emptyTally(game, study.players);
  const end = Math.min(study.games, (block + 1) * BLOCK);
  for (let n = block * BLOCK; n < end; n++)
    addGame(tally, game, playGame(game, study.options, bots, seedOfGame(series, n), pack));
  return tally;
}

function gameOf({ game }: Study): AnyGame {
  const entry = findGame(game);
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  return entry.game;
}

/** Plays a whole study on `jobs` threads; `progress` hears how many games are done. */
export async function simulate(
  study: Study,
  jobs: number,
  progress: (games: number) => void = () => {},
): Promise<SimResult> {
  const began = performance.now();
  const blocks = Math.ceil(study.games / BLOCK);
  const tallies = await (jobs > 1 && blocks > 1
    ? onWorkers(study, blocks, Math.min(jobs, blocks), progress)
    : inTurn(study, blocks, progress));
  const total = emptyTally(gameOf(study), study.players);
  for (const tally of tallies) merge(total, tally);
  return resultOf(study, total, (performance.now() - began) / 1000);
}

async function inTurn(study: Study, blocks: number, progress: (games: number) => void): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (let block = 0; block < blocks; block++) {
    tallies.push(playBlock(study, block));
    progress(Math.min(study.games, (block + 1) * BLOCK));
    // A breath between blocks, so that a progress bar can be drawn and the run be interrupted.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return tallies;
}

function onWorkers(study: Study, blocks: number, jobs: number, progress: (games: number) => void): Promise<Tally[]> {
  return new Promise((resolve, reject) => {
    const tallies: Tally[] = [];
    let next = 0;
    let done = 0;
    let games = 0;
    const workers = Array.from({ length: jobs }, () => new Worker(new URL('./worker.ts', import.meta.url)));
    const stop = (): void => {
      for (const worker of workers) void worker.terminate();
    };
    const give = (worker: Worker): void => {
      if (next < blocks) worker.postMessage({ study, block: next++ });
    };
    for (const worker of workers) {
      worker.on('message', ({ block, tally }: { block: number; tally: Tally }) => {
        tallies[block] = tally;
        games += tally.games;
        progress(games);
        if (++done === blocks) {
          stop();
          resolve(tallies);
        } else give(worker);
      });
      worker.on('error', (error) => {
        stop();
        reject(error);
      });
      give(worker);
    }
  });
}

function resultOf(study: Study, total: Tally, seconds: number): SimResult {
  return {
    ...study,
    decisions: total.decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(total.decisions / seconds),
    turns: turnsOf(total),
    outcomes: { wins: total.wins, shared: total.shared, ...total.words },
    digest: total.digest,
    tally: total,
  };
}

function turnsOf({ numbers }: Tally): SimResult['turns'] {
  if (numbers['turns'] === undefined) return null;
  const { mean, min, median, max } = spreadOf(numbers['turns']);
  return { mean, min, median, max };
}
