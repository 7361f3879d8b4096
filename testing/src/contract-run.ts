/**
 * Plays many games and checks the contract at every step, over all numbers of seats and all options:
 * `node testing/src/contract-run.ts cisza --games 20000 --jobs 2`. `--seats` plays only the game that a failure names.
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { countOf, runCommand, showProgress } from './command.ts';
import { checkGame } from './contract.ts';
import { FAST, type CheckOptions, type Report } from './inspection.ts';
import { gameNamed, invariantsOf } from './probes.ts';
import { seedFrom, tableFrom, tableOf } from './tables.ts';

const USAGE = `usage: node testing/src/contract-run.ts GAME [--games N] [--jobs J] [--seed S] [--full]
       node testing/src/contract-run.ts GAME --seats N [--set option=value …] [--seed S] [--full]`;

/** The games of one worker: every `stride`th of a series, beginning with `first`. */
interface Share {
  readonly id: string;
  readonly seed: string;
  readonly games: number;
  readonly first: number;
  readonly stride: number;
  readonly thorough: number;
}

/** A message from a worker: its progress, or the fault it found. */
type News = { readonly done: number; readonly report: Report } | { readonly fault: string };

const REPORTED_EVERY = 50;

async function checksOf(
  id: string,
  thorough: number,
): Promise<Pick<CheckOptions, 'thorough' | 'invariants' | 'rules'>> {
  const rules = new Set(gameNamed(id).rules.map((rule) => rule.id));
  return { thorough, invariants: await invariantsOf(id), rules };
}

async function work({ id, seed, games, first, stride, thorough }: Share, tell: (news: News) => void): Promise<void> {
  const { game } = gameNamed(id);
  const checks = await checksOf(id, thorough);
  const series = seedFrom(seed);
  const reports: Report[] = [];
  const tellReports = (): void => {
    if (reports.length > 0) tell({ done: reports.length, report: sum(reports.splice(0)) });
  };
  try {
    for (let n = first; n < games; n += stride) {
      reports.push(checkGame(game, { ...tableOf(game, series, n), ...checks }));
      if (reports.length === REPORTED_EVERY) tellReports();
    }
    tellReports();
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
}

function sum(reports: readonly Report[]): Report {
  const total: Report = { decisions: 0, mostOptions: 0, worlds: 0, redrawn: 0, alike: 0, unseen: 0 };
  for (const report of reports) {
    total.decisions += report.decisions;
    total.mostOptions = Math.max(total.mostOptions, report.mostOptions);
    total.worlds += report.worlds;
    total.redrawn += report.redrawn;
    total.alike += report.alike;
    total.unseen += report.unseen;
  }
  return total;
}

/** Plays all shares, each in a worker, until one of them finds a fault. */
async function manage(shares: readonly Share[]): Promise<boolean> {
  const started = performance.now();
  const reports: Report[] = [];
  let done = 0;
  const faults: string[] = [];
  const workers = shares.map((share) => new Worker(new URL(import.meta.url), { workerData: share }));
  const listen = (news: News): void => {
    if ('fault' in news) {
      faults.push(news.fault);
      for (const worker of workers) void worker.terminate();
      return;
    }
    done += news.done;
    reports.push(news.report);
    showProgress(`${done} of ${shares[0]!.games} games`);
  };
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          worker.on('message', listen);
          worker.on('error', (error) => listen({ fault: String(error) }));
          worker.on('exit', () => resolve());
        }),
    ),
  );
  showProgress('');
  if (faults.length > 0) console.log(faults[0]);
  else console.log(summary(shares[0]!.id, done, sum(reports), performance.now() - started, shares.length));
  return faults.length === 0;
}

function summary(id: string, games: number, report: Report, time: number, jobs: number): string {
  const { decisions, mostOptions, worlds, redrawn, alike, unseen } = report;
  return [
    `${id}: ${games} games, ${decisions} answers in ${(time / 1000).toFixed(1)} s`,
    `${((time * jobs) / games).toFixed(2)} ms a game and job`,
    `at most ${mostOptions} options`,
    `${redrawn} of ${worlds} sampled worlds hid something`,
    `${alike} answers compared between worlds, ${unseen} with others that a seat cannot tell from them`,
    'nothing found',
  ].join('; ');
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      jobs: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      full: { type: 'boolean', default: false },
      seats: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
    },
  });
  const { game } = gameNamed(positionals[0]);
  const thorough = values.full ? 1 : FAST;
  if (values.seats === undefined) {
    const stride = countOf('jobs', values.jobs);
    const games = countOf('games', values.games);
    const share = { id: game.id, seed: values.seed, games, stride, thorough };
    return manage(Array.from({ length: stride }, (_, first) => ({ ...share, first })));
  }
  const table = tableFrom(game, Number(values.seats), values.set, seedFrom(values.seed));
  return checkOne(game.id, { ...table, ...(await checksOf(game.id, thorough)) });
}

function checkOne(id: string, config: CheckOptions): boolean {
  const started = performance.now();
  try {
    const report = checkGame(gameNamed(id).game, config);
    console.log(summary(id, 1, report, performance.now() - started, 1));
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return false;
  }
}

if (isMainThread) await runCommand(USAGE, main);
else await work(workerData as Share, (news) => parentPort!.postMessage(news));
