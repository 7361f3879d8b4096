/** `npm run faults -- kill|chaos …`: the long forms of the trials that every test run makes in short. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '@horda/testing/postgres';
import { chaos } from './chaos.ts';
import { crashPostgres } from './crash-postgres.ts';
import { killAgainAndAgain } from './kill.ts';

const USAGE = `usage: npm run faults -- kill [--rounds 200] [--store sqlite|postgres] [--tables 20] [--seed S]
       npm run faults -- chaos [--minutes 1] [--tables 20] [--seed S]`;
const OPTIONS = {
  rounds: { type: 'string', default: '200' },
  minutes: { type: 'string', default: '1' },
  tables: { type: 'string', default: '20' },
  store: { type: 'string', default: 'sqlite' },
  seed: { type: 'string', default: 'faults' },
} as const;
const PARENT = fileURLToPath(new URL('../../.horda/', import.meta.url));

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
  const { trial, rounds, minutes, tables, store, seed } = wish;
  mkdirSync(PARENT, { recursive: true });
  const data = mkdtempSync(join(PARENT, 'faults-'));
  const started = performance.now();
  try {
    const { faults, ...figures } =
      trial === 'chaos'
        ? await chaos({ data, tables, ms: minutes * 60_000, least: 0, seed })
        : await (store === 'sqlite' ? killOnSqlite : killOnPostgres)(data, rounds, tables, seed);
    for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
    const seconds = Math.round((performance.now() - started) / 1000);
    const where = trial === 'kill' ? `kill on ${store}` : 'chaos';
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

function onRound(round: number, accepted: number): void {
  if (round % 10 === 0) process.stderr.write(`round ${round}: ${accepted} commands accepted\n`);
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [trial = ''] = positionals;
    const { store, seed } = values;
    const [rounds, minutes, tables] = [values.rounds, values.minutes, values.tables].map(Number) as [
      number,
      number,
      number,
    ];
    const fits = rounds >= 1 && minutes > 0 && tables >= 1 && ['sqlite', 'postgres'].includes(store);
    return fits && ['kill', 'chaos'].includes(trial) ? { trial, rounds, minutes, tables, store, seed } : null;
  } catch {
    return null;
  }
}
