/** What was measured, in words and as a document; and whether our own server keeps its promises. */
import type { Figure, Result } from './measure.ts';
import { BASE, HORDA } from './platforms.ts';
import type { Pace } from './referee.ts';

/** The 99th percentile of an acknowledged move while each table moves at a steady pace, in milliseconds. */
const MOST_P99_MS = 25;
/** Moves per second of processor time, against the one to compare with. */
const LEAST_RATIO = 3;
/** With fewer moves the code of a server is still being compiled. */
const FEWEST_MOVES = 10_000;
/** What stored tables may add to the memory of the server, in MB. */
const MOST_STORED_MB = 50;

/** From this share on, the latencies tell more about other programs than about the servers. */
const MUCH_WAITING = 0.25;

export interface Memory {
  readonly stored: number;
  /** Memory of a server that has just started with an empty store, and with `stored` tables in it, in MB. */
  readonly emptyMb: number;
  readonly storedMb: number;
}

export interface Promised {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  /** By the value as it is printed. Null: other programs had the processors for too long to tell that it is broken. */
  readonly kept: boolean | null;
}

export interface Report {
  readonly tables: number;
  readonly seconds: number;
  readonly node: string;
  readonly results: readonly Result[];
  /** Moves per second of processor time at full speed, divided by those of the one to compare with. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly memory: Memory | null;
  readonly promises: readonly Promised[];
}

export function reportOf(
  { tables, seconds }: { tables: number; seconds: number },
  results: readonly Result[],
  memory: Memory | null,
): Report {
  const base = results.find(({ id }) => id === BASE);
  const ratios = base === undefined ? {} : Object.fromEntries(results.map((each) => [each.id, ratio(each, base)]));
  return {
    tables,
    seconds,
    node: process.version,
    results,
    ratios,
    memory,
    promises: promisesOf(results, ratios, memory),
  };
}

function ratio(each: Result, base: Result): number {
  return each.full.movesPerCpuSecond / base.full.movesPerCpuSecond;
}

function promisesOf(
  results: readonly Result[],
  ratios: Readonly<Record<string, number>>,
  memory: Memory | null,
): Promised[] {
  const promises: Promised[] = [];
  const own = results.find(({ id }) => id === HORDA);
  if (own !== undefined) {
    const value = rounded(own.paced.latency.p99);
    const isKept = value < MOST_P99_MS;
    promises.push({
      what: 'p99 of an acknowledged durable move, ms',
      value,
      limit: MOST_P99_MS,
      kept: isKept || own.paced.serverWaited <= MUCH_WAITING ? isKept : null,
    });
  }
  const times = ratios[HORDA];
  if (times !== undefined) {
    const value = rounded(times);
    const what = 'moves per CPU second, times boardgame.io';
    const isKept = value >= LEAST_RATIO;
    const isWarm = results.every(({ full }) => full.moves >= FEWEST_MOVES);
    promises.push({ what, value, limit: LEAST_RATIO, kept: isKept || isWarm ? isKept : null });
  }
  if (memory !== null) {
    const value = Math.round(memory.storedMb - memory.emptyMb);
    promises.push({
      what: `memory that ${memory.stored} stored tables add, MB`,
      value,
      limit: MOST_STORED_MB,
      kept: value <= MOST_STORED_MB,
    });
  }
  return promises;
}

export function textOf({ tables, seconds, results, ratios, memory, promises }: Report): string {
  const lines = [
    `${tables} tables, two players each, ${seconds} s at each pace; latencies in ms from sending to acknowledgement`,
    '',
    ...rows(tables, 'paced', results, ratios),
    '',
    ...rows(tables, 'full', results, ratios),
  ];
  lines.push('', 'when a game is over:', ...results.map(({ title, nextGame }) => `  ${title}: ${nextGame}`));
  const others = results.filter(({ id }) => !id.startsWith(HORDA));
  for (const own of results.filter(({ id }) => id.startsWith(HORDA)))
    for (const other of others)
      lines.push(`${own.title}: ${rounded(ratio(own, other))} times the moves per CPU second of ${other.title}`);
  if (memory !== null)
    lines.push(
      '',
      `memory after a start: ${memory.emptyMb} MB with an empty store, ${memory.storedMb} MB with ${memory.stored} tables stored`,
    );
  if (promises.length > 0) lines.push('');
  const waited = Math.max(...results.map(({ paced }) => paced.serverWaited));
  if (waited > MUCH_WAITING)
    lines.push(
      `other programs had the processors for up to ${percent(waited)} of the time: measure again without them`,
    );
  for (const { what, value, limit, kept } of promises)
    lines.push(`${kept === null ? 'UNSURE' : kept ? 'kept  ' : 'BROKEN'} ${what}: ${value} (limit ${limit})`);
  return `${lines.join('\n')}\n`;
}

const TITLES: Readonly<Record<Pace, string>> = {
  paced: 'five moves a second at each table',
  full: 'as fast as it goes',
};
const COLUMNS = [
  'moves/s',
  'per CPU s',
  'ratio',
  'p50',
  'p99',
  'max',
  'server',
  'waited',
  'clients',
  'games',
  'peak MB',
];

function rows(
  tables: number,
  pace: Pace,
  results: readonly Result[],
  ratios: Readonly<Record<string, number>>,
): string[] {
  const wide = Math.max(TITLES[pace].length, ...results.map(({ title }) => title.length));
  const line = (title: string, cells: readonly string[]): string =>
    `${title.padEnd(wide)}  ${cells.map((cell) => cell.padStart(9)).join(' ')}`;
  return [
    line(TITLES[pace], COLUMNS),
    ...results.map((result) => line(result.title, cells(result, result[pace], pace === 'full' ? ratios : {}))),
    ...results
      .filter((result) => pace === 'paced' && result.paced.movesPerSecond < tables * 5 * 0.9)
      .map(({ title }) => `${title} does not keep the pace`),
  ];
}

function cells({ id, peakRssMb }: Result, figure: Figure, ratios: Readonly<Record<string, number>>): string[] {
  const { movesPerSecond, movesPerCpuSecond, latency, serverBusy, serverWaited, clientsBusy, games } = figure;
  return [
    movesPerSecond.toLocaleString('en'),
    movesPerCpuSecond.toLocaleString('en'),
    ratios[id]?.toFixed(2) ?? '',
    latency.p50.toFixed(1),
    latency.p99.toFixed(1),
    latency.max.toFixed(1),
    percent(serverBusy),
    percent(serverWaited),
    percent(clientsBusy),
    games.toLocaleString('en'),
    String(peakRssMb),
  ];
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
