/** How fast random players play a game by the kernel, beside others: a bare loop of the same rules, boardgame.io, Cisza. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLAYED } from '@horda/games/list';
import { installPeers, peer } from './peers.ts';
import { type RaceEntry, type Figure, race } from './race.ts';

export interface BenchResult {
  readonly game: string;
  /** Decisions per second; each the fastest of many short batches that took turns in one run. */
  readonly kernel: number;
  /** The same for each thing that it is compared with, by name. */
  readonly others: Readonly<Record<string, number>>;
  /** The kernel's decisions per second divided by the other's: machines differ, ratios hardly. */
  readonly ratios: Readonly<Record<string, number>>;
  /** One copy of a mid-game state, and one decision by the kernel, in nanoseconds. */
  readonly cloneNs: number;
  readonly decisionNs: number;
}

export interface BenchOptions {
  /** How long is measured; loading and warming up come on top. */
  readonly seconds?: number;
  /** Gets the progress line by line; standard error by default. */
  readonly log?: (line: string) => void;
}

const SECONDS = 20;

interface Bench {
  readonly seats: number;
  readonly entries: readonly RaceEntry[];
  /** Other frameworks take part, which have to be installed first. */
  readonly peers: boolean;
}

/** The number of seats at a table, or the nearest that the game allows. */
const SEATS = 4;

/** What is measured: the kernel, copies of states, and what they are compared with, which is Cisza unless a game has more. */
function benchOf(id: string): Bench | null {
  const cover = PLAYED.find((each) => each.id === id);
  if (cover === undefined) return null;
  const kernel = playerOf(id);
  const own: readonly RaceEntry[] = [
    { name: 'kernel', module: kernel, works: ['play'] },
    { name: 'copies', module: kernel, works: ['clone'] },
  ];
  const seats = Math.min(SEATS, cover.players[1]);
  if (id !== 'cisza')
    return { seats, peers: false, entries: [...own, { name: 'cisza', module: playerOf('cisza'), works: ['play'] }] };
  const bare: RaceEntry = { name: 'bare', module: fileOf('cisza/bare-player.ts'), works: ['play'] };
  const boardgameio: RaceEntry = { name: 'boardgameio', module: peer('player.ts'), works: ['play'] };
  return { seats, peers: true, entries: [...own, bare, boardgameio] };
}

/** How a game is played: in a way of its own, or as all are. */
export function playerOf(id: string): string {
  const file = fileOf(`${id}/kernel-player.ts`);
  return existsSync(file) ? file : new URL(`listed-player.ts?game=${id}`, import.meta.url).href;
}

export async function benchmark(
  gameId: string,
  { seconds = SECONDS, log = (line) => void process.stderr.write(`${line}\n`) }: BenchOptions = {},
): Promise<BenchResult> {
  const bench = benchOf(gameId);
  if (bench === null) {
    const known = PLAYED.map(({ id }) => id).join(', ');
    throw new Error(`there is no bench for ${JSON.stringify(gameId)}; there is one for ${known}`);
  }
  if (!(seconds > 0)) throw new Error(`a bench takes more than 0 seconds, not ${seconds}`);
  const { seats, entries, peers } = bench;
  if (peers) await installPeers(log);
  log(`bench: ${gameId}, ${seats} random players, about ${Math.ceil(seconds * 1.2)} s ...`);
  const figures = await race(entries, seats, seconds);
  for (const [name, figure] of figures) log(`bench: ${describe(name, figure)}`);
  return resultOf(gameId, entries, figures);
}

function fileOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

function resultOf(game: string, entries: readonly RaceEntry[], figures: ReadonlyMap<string, Figure>): BenchResult {
  const rate = (name: string): number => figures.get(name)!.perSecond;
  const kernel = rate('kernel.play');
  const others = entries.filter(({ name }) => name !== 'kernel' && name !== 'copies').map(({ name }) => name);
  const each = (of: (other: number) => number): Record<string, number> =>
    Object.fromEntries(others.map((name) => [name, of(rate(`${name}.play`))]));
  return {
    game,
    kernel: Math.round(kernel),
    others: each(Math.round),
    ratios: each((other) => round(kernel / other)),
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
