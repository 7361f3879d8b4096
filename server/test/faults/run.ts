/** `npm run faults -- kill|chaos|backup …`: the long versions of the trials; every test run includes short ones. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '@horda/testing/postgres';
import { backUpUnderLoad } from './backup.ts';
import { measureBackup } from './backup-time.ts';
import { chaos } from './chaos.ts';
import { crashPostgres } from './crash-postgres.ts';
import { floodBeside, startOpenServer } from '../fuzz/floods.ts';
import { killAgainAndAgain } from './kill.ts';
import { worst } from './worst.ts';
import { endPair, faultsOf, loseNode, startPair, talk } from './two-nodes.ts';

const USAGE = `usage: npm run faults -- kill [--rounds 200] [--store sqlite|postgres] [--tables 20] [--seed S]
       npm run faults -- chaos [--minutes 1] [--tables 20] [--seed S]
       npm run faults -- backup [--rounds 1] [--tables 20] [--seed S]    under load, on to the other store
       npm run faults -- backup-time [--tables 10000] [--store sqlite|postgres]    how long moves wait meanwhile
       npm run faults -- nodes [--rounds 5]      how soon a node does what a dead one did; PostgreSQL
       npm run faults -- floods [--rounds 5]     how long others wait while some flood the server
       npm run faults -- worst                   what the worst log costs, and how long /healthz takes meanwhile`;
const OPTIONS = {
  rounds: { type: 'string' },
  minutes: { type: 'string', default: '1' },
  tables: { type: 'string' },
  store: { type: 'string', default: 'sqlite' },
  seed: { type: 'string', default: 'faults' },
} as const;
const PARENT = fileURLToPath(new URL('../../.horda/', import.meta.url));

interface Wish {
  readonly data: string;
  readonly rounds: number;
  readonly minutes: number;
  readonly tables: number;
  readonly store: string;
  readonly seed: string;
}

const TRIALS: Readonly<Record<string, (wish: Wish) => Promise<{ readonly faults: readonly string[] }>>> = {
  kill: ({ data, rounds, tables, store, seed }) =>
    (store === 'sqlite' ? killOnSqlite : killOnPostgres)(data, rounds, tables, seed),
  chaos: ({ data, minutes, tables, seed }) => chaos({ data, tables, ms: minutes * 60_000, least: 0, seed }),
  backup: ({ data, rounds, tables, seed }) => backUpInTurn(data, rounds, tables, seed),
  'backup-time': ({ data, tables, store }) => timeBackup(data, tables, store),
  nodes: ({ rounds }) => nodesInTurn(rounds),
  floods: ({ data, rounds }) => floodInTurn(data, rounds),
  worst: ({ data }) => worst(data, tellCost),
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();

async function run(args: string[]): Promise<number> {
  const wish = read(args);
  if (wish === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { trial, store } = wish;
  mkdirSync(PARENT, { recursive: true });
  const data = mkdtempSync(join(PARENT, 'faults-'));
  const started = performance.now();
  try {
    const { faults, ...figures } = await TRIALS[trial]!({ ...wish, data });
    for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
    const seconds = Math.round((performance.now() - started) / 1000);
    const where = trial === 'kill' ? `kill on ${store}` : trial;
    process.stdout.write(`${where}: ${JSON.stringify(figures)}, ${faults.length} faults, ${seconds} s\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function killOnSqlite(data: string, rounds: number, tables: number, seed: string) {
  return killAgainAndAgain({ place: { data, database: null }, rounds, tables, seed, onRound });
}

async function killOnPostgres(data: string, rounds: number, tables: number, seed: string) {
  const server = await startPostgres();
  try {
    const place = { data, database: await server.freshDatabase() };
    const crashDatabase = () => crashPostgres(server.url);
    return await killAgainAndAgain({ place, rounds, tables, seed, crashDatabase, onRound });
  } finally {
    await server.stop();
  }
}

/** From SQLite to PostgreSQL and the other way round. */
async function backUpInTurn(data: string, rounds: number, tables: number, seed: string) {
  const server = await startPostgres();
  const reports: Awaited<ReturnType<typeof backUpUnderLoad>>[] = [];
  try {
    for (let round = 1; round <= 2 * rounds; round++) {
      const isFromFolder = round % 2 === 1;
      const folder = { data: mkdtempSync(join(data, 'place-')), database: null };
      const database = { data, database: await server.freshDatabase() };
      const [from, to] = isFromFolder ? [folder, database] : [database, folder];
      const report = await backUpUnderLoad({ from, to, folder: data, tables, warm: 100, seed: `${seed}-${round}` });
      const { faults, ...figures } = report;
      const way = isFromFolder ? 'SQLite to PostgreSQL' : 'PostgreSQL to SQLite';
      process.stderr.write(`${way}: ${JSON.stringify(figures)}, ${faults.length} faults\n`);
      reports.push(report);
    }
  } finally {
    await server.stop();
  }
  const lines = reports.reduce((sum, report) => sum + report.lines, 0);
  return { rounds: reports.length, lines, faults: reports.flatMap(({ faults }) => faults) };
}

/** Beside a hundred lines of each table, ten tables are played. */
async function timeBackup(data: string, tables: number, store: string) {
  const server = store === 'postgres' ? await startPostgres() : null;
  try {
    const place = { data, database: server === null ? null : await server.freshDatabase() };
    const times = await measureBackup(place, data, { kept: tables, lines: 100, players: 10 });
    return { store, ...times, faults: [] };
  } finally {
    await server?.stop();
  }
}

/** After the death of a node, play must go on within five seconds; while both live, each hears the other at once. */
async function nodesInTurn(rounds: number) {
  const server = await startPostgres();
  const faults: string[] = [];
  const longest = { said: 0, bot: 0, person: 0, heard: 0 };
  try {
    for (let round = 1; round <= rounds; round++) {
      const pair = await startPair(await server.freshDatabase());
      try {
        const { delays } = await talk(pair);
        const { witness, times } = await loseNode(pair);
        faults.push(...(await faultsOf(pair, witness)));
        const figures = { ...times, heard: delays[delays.length >> 1]! };
        process.stderr.write(`round ${round}: ${JSON.stringify(figures, whole)}\n`);
        for (const [what, ms] of Object.entries(figures) as [keyof typeof longest, number][])
          longest[what] = Math.max(longest[what], Math.round(ms));
      } finally {
        await endPair(pair);
      }
    }
  } finally {
    await server.stop();
  }
  for (const [what, ms] of Object.entries(longest))
    if (ms > (what === 'heard' ? 500 : 5_000)) faults.push(`${what}: ${ms} ms`);
  return { rounds, longest, faults };
}

/** A flood must not slow down another table; if it did, that table would wait for seconds. */
async function floodInTurn(data: string, rounds: number) {
  const server = await startOpenServer(data);
  const faults: string[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const { calm, under } = await floodBeside(server.address);
      const [usual, flooded, worst] = [middle(calm), middle(under), Math.max(...under)];
      const figures = { usual, flooded, worst, said: under.length };
      process.stderr.write(`round ${round}: ${JSON.stringify(figures, whole)}\n`);
      if (flooded > 250 + 3 * usual || worst > 2_000) faults.push(`round ${round}: ${JSON.stringify(figures, whole)}`);
    }
  } finally {
    await server.stop();
  }
  return { rounds, faults };
}

function tellCost({ what, answers, piece, ms, health }: Parameters<Parameters<typeof worst>[1]>[0]): void {
  const columns = [what.padEnd(32), `${answers} answers`.padStart(16), `${ms} ms`.padStart(10)];
  process.stdout.write(`${columns.join('')}, busy at most ${piece} ms in one piece, /healthz ${health} ms\n`);
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

function whole(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value;
}

function onRound(round: number, accepted: number): void {
  if (round % 10 === 0) process.stderr.write(`round ${round}: ${accepted} commands accepted\n`);
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [trial = ''] = positionals;
    const { store, seed } = values;
    const usual = trial === 'backup' ? '1' : trial === 'nodes' || trial === 'floods' ? '5' : '200';
    const [rounds, minutes, tables] = [
      values.rounds ?? usual,
      values.minutes,
      values.tables ?? (trial === 'backup-time' ? '10000' : '20'),
    ].map(Number) as [number, number, number];
    const fits = rounds >= 1 && minutes > 0 && tables >= 1 && ['sqlite', 'postgres'].includes(store);
    return fits && Object.hasOwn(TRIALS, trial) ? { trial, rounds, minutes, tables, store, seed } : null;
  } catch {
    return null;
  }
}
