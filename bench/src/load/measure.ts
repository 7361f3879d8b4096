/** Measures servers in one run: short windows in turn, one server at a time, so that all meet the same machine. */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { SEATS } from './driver.ts';
import { withFolder } from './folder.ts';
import type { Reading } from './meter.ts';
import type { Platform } from './platforms.ts';
import { type Clients, type Server, startClients, startServer } from './processes.ts';
import type { Count, Pace } from './referee.ts';

const ROUNDS = 3;
const PACES: readonly Pace[] = ['paced', 'full'];
/** At full speed before anything is measured: code is still being compiled. */
const WARM_UP_MS = 5000;
/** At the start of each window: caches are cold, and all tables move at once. */
const SETTLE_MS = 1000;

export interface Figure {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Accepted moves per second of processor time of the server, all its threads together. */
  readonly movesPerCpuSecond: number;
  /** From the sending of a move to its acknowledgement at the client, in milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Share of one processor that the server and its clients took. */
  readonly serverBusy: number;
  /** Share of the time that the server could not run because other programs had all processors. */
  readonly serverWaited: number;
  readonly clientsBusy: number;
  /** Games that were begun, and messages with the state of the table for each move. */
  readonly games: number;
  readonly updatesPerMove: number;
}

export interface Result {
  readonly id: string;
  readonly title: string;
  readonly nextGame: string;
  readonly paced: Figure;
  readonly full: Figure;
  /** The most memory the server ever had, in MB. */
  readonly peakRssMb: number;
}

interface Contestant {
  readonly platform: Platform;
  readonly server: Server;
  readonly clients: Clients;
  readonly windows: Record<Pace, Window[]>;
}

interface Window {
  readonly count: Count & { readonly busy: number };
  readonly cpu: number;
  readonly waited: number;
}

export interface Plan {
  readonly platforms: readonly Platform[];
  readonly tables: number;
  /** How long each server is measured at each pace. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

export function measure(plan: Plan): Promise<readonly Result[]> {
  return withFolder((folder) => measureIn(folder, plan));
}

async function measureIn(folder: string, { platforms, tables, seconds, log }: Plan): Promise<readonly Result[]> {
  const running: { stop(): Promise<void> }[] = [];
  try {
    const contestants: Contestant[] = [];
    for (const platform of platforms) {
      log(`load: opening ${tables} tables on ${platform.title} ...`);
      const server = await startServer(platform.server(join(folder, platform.id)));
      running.push(server);
      const clients = await startClients(platform.title, platform.driver, server.address, tables);
      running.push(clients);
      await clients.order({ do: 'open' });
      const contestant = { platform, server, clients, windows: { paced: [], full: [] } };
      contestants.push(contestant);
      await playFor(contestant, 'full', WARM_UP_MS, 0);
    }
    for (let round = 1; round <= ROUNDS; round++)
      for (const pace of PACES)
        for (const contestant of contestants) {
          log(`load: ${pace} on ${contestant.platform.title}, ${round} of ${ROUNDS} ...`);
          const window = await playFor(contestant, pace, SETTLE_MS, (seconds * 1000) / ROUNDS);
          contestant.windows[pace].push(window);
        }
    const results: Result[] = [];
    for (const contestant of contestants) results.push(resultOf(contestant, await contestant.server.read()));
    return results;
  } finally {
    // Clients first: they would take the end of their server for a fault.
    for (const each of running.toReversed()) await each.stop();
  }
}

async function playFor({ server, clients }: Contestant, pace: Pace, before: number, ms: number): Promise<Window> {
  await clients.order({ do: 'play', pace });
  await sleep(before);
  const start = await server.read();
  await clients.order({ do: 'start' });
  await sleep(ms);
  const count = await clients.order({ do: 'count' });
  const end = await server.read();
  await clients.order({ do: 'hold' });
  return { count: count!, cpu: end.cpu - start.cpu, waited: end.waited - start.waited };
}

function resultOf({ platform, windows }: Contestant, { peakRss }: Reading): Result {
  return {
    id: platform.id,
    title: platform.title,
    nextGame: platform.nextGame,
    paced: figureOf(windows.paced),
    full: figureOf(windows.full),
    peakRssMb: Math.round(peakRss),
  };
}

function figureOf(windows: readonly Window[]): Figure {
  const sum = (value: (window: Window) => number): number => windows.reduce((total, each) => total + value(each), 0);
  const seconds = sum(({ count }) => count.ms) / 1000;
  const moves = sum(({ count }) => count.moves);
  const cpu = sum((window) => window.cpu);
  const updates = sum(({ count }) => count.updates);
  // Some are still on their way when a window ends.
  if (updates < 0.95 * SEATS * moves)
    throw new Error(`${moves} moves, but only ${updates} updates at ${SEATS} clients`);
  const latencies = Float32Array.from(windows.flatMap(({ count }) => [...count.latencies])).sort();
  return {
    moves,
    movesPerSecond: Math.round(moves / seconds),
    movesPerCpuSecond: Math.round(moves / cpu),
    latency: { p50: at(latencies, 0.5), p99: at(latencies, 0.99), max: at(latencies, 1) },
    serverBusy: round(cpu / seconds),
    serverWaited: round(sum(({ waited }) => waited) / seconds),
    clientsBusy: round(sum(({ count }) => count.busy) / seconds),
    games: sum(({ count }) => count.games),
    updatesPerMove: round(updates / moves),
  };
}

/** The percentile: the value that this share of all values does not exceed. */
export function at(sorted: Float32Array, share: number): number {
  if (sorted.length === 0) throw new Error('not a single move was acknowledged');
  return round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
