/** How fast random players play a game: by the kernel, by a bare loop of the same rules, and on boardgame.io. */
import { fileURLToPath } from 'node:url';
import { installPeers, peer } from './peers.ts';
import { type Entry, type Figure, race } from './race.ts';

export interface BenchResult {
  readonly game: string;
  /** Decisions per second; each the fastest of many short batches that took turns in one run. */
  readonly kernel: number;
  readonly bare: number;
  readonly boardgameio: number;
  /** The kernel's decisions per second divided by the other's: machines differ, ratios hardly. */
  readonly ratios: { readonly bare: number; readonly boardgameio: number };
  /** One copy of a mid-game state, and one decision by the kernel, in nanoseconds. */
  readonly cloneNs: number;
  readonly decisionNs: number;
}

export interface BenchOptions {
  /** How long is measured; loading and warming up come on top. */
  readonly seconds?: number;
  /** Is told what happens, line by line; standard error by default. */
  readonly log?: (line: string) => void;
}

const SEATS = 4;
const SECONDS = 20;

/** What is measured for each game that has a bench. */
const BENCHES: ReadonlyMap<string, readonly Entry[]> = new Map([
  [
    'cisza',
    [
      { name: 'kernel', module: own('cisza/kernel-player.ts'), works: ['play'] },
      { name: 'copies', module: own('cisza/kernel-player.ts'), works: ['clone'] },
      { name: 'bare', module: own('cisza/bare-player.ts'), works: ['play'] },
      { name: 'boardgameio', module: peer('player.ts'), works: ['play'] },
    ],
  ],
]);

export async function benchmark(
  gameId: string,
  { seconds = SECONDS, log = (line) => void process.stderr.write(`${line}\n`) }: BenchOptions = {},
): Promise<BenchResult> {
  const entries = BENCHES.get(gameId);
  if (entries === undefined)
    throw new Error(
      `there is no bench for ${JSON.stringify(gameId)}; there is one for ${[...BENCHES.keys()].join(', ')}`,
    );
  if (!(seconds > 0)) throw new Error(`a bench takes more than 0 seconds, not ${seconds}`);
  await installPeers(log);
  log(`bench: ${gameId}, ${SEATS} random players, about ${Math.ceil(seconds * 1.2)} s ...`);
  const figures = await race(entries, SEATS, seconds);
  for (const [name, figure] of figures) log(`bench: ${describe(name, figure)}`);
  return resultOf(gameId, figures);
}

function own(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

function resultOf(game: string, figures: ReadonlyMap<string, Figure>): BenchResult {
  const rate = (name: string): number => figures.get(name)!.perSecond;
  const [kernel, bare, boardgameio] = [rate('kernel.play'), rate('bare.play'), rate('boardgameio.play')];
  return {
    game,
    kernel: Math.round(kernel),
    bare: Math.round(bare),
    boardgameio: Math.round(boardgameio),
    ratios: { bare: round(kernel / bare), boardgameio: round(kernel / boardgameio) },
    cloneNs: round(1e9 / rate('copies.clone')),
    decisionNs: round(1e9 / kernel),
  };
}

/** Three digits after the point are more than a measurement can tell. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function describe(name: string, { perSecond, median, slowest, batches, perGame }: Figure): string {
  const [most, middle, least] = [perSecond, median, slowest].map((rate) => Math.round(rate).toLocaleString('en'));
  const games = perGame === 0 ? '' : `, ${perGame.toFixed(1)} decisions a game`;
  return `${name.padEnd(16)} ${most!.padStart(10)} per second, best of ${batches} batches (median ${middle}, slowest ${least})${games}`;
}
