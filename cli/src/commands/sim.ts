import { availableParallelism } from 'node:os';
import type { RegisteredGame } from '@horda/games';
import { replacedBy } from '@horda/kernel';
import {
  comparisonPage,
  isShort,
  reportPage,
  simulate,
  wilson,
  wonTogether,
  type SimResult,
  type Study,
} from '@horda/lab';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, wholeNumber } from '../flags.ts';
import { openPack } from '../pack-file.ts';
import { checkReportFile, commandOf, writeReport } from '../report-file.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { readStudies } from '../studies.ts';
import { commaList, readGame } from '../table.ts';
import { columns } from '../terminal/grid.ts';
import { openInterruption } from '../terminal/interruption.ts';
import { paint } from '../terminal/style.ts';
import { showProgress } from '../terminal/progress.ts';
import { quoted } from '../terminal/width.ts';
import { comparisonLines } from './sim-comparison.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_JOBS = 256;

export async function sim(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.sim, 1);
  const entry = readGame(words, 'sim', positionals[0]);
  if (values.json && values.report !== null) throw wrongUsage(words.errors.notTogether('--json', '--report'));
  const pack = openPack(shell, values.pack, entry);
  const asked = { players: values.players, bots: commaList(values.bots) ?? ['random'], set: values.set };
  const games = wholeNumber(words, '--games', values.games ?? '1000', 1, MOST_GAMES);
  const studies = readStudies(words, entry.game, asked, { games, seed: values.seed ?? '1', pack });
  const usualJobs = isShort(studies[0]!) ? 1 : availableParallelism();
  const jobs = values.jobs === null ? usualJobs : wholeNumber(words, '--jobs', values.jobs, 1, MOST_JOBS);
  if (values.report !== null) checkReportFile(words, values.report, values.force);
  const interruption = openInterruption();
  const results = await runStudies(studies, jobs, interruption.signal, shell).finally(() => interruption.close());
  const count: Count = { games: gamesIn(results), of: gamesIn(studies) };
  const isWhole = count.games === count.of;
  const isOne = studies.length === 1;
  if (values.json) printJson(isOne ? oneInOrder(entry, results, count) : allInOrder(entry, results, count));
  else {
    if (!isWhole) print(paint(shell.style, 'strong', words.sim.interrupted(count.games, count.of)));
    const [first] = results;
    if (first !== undefined)
      print(...(isOne ? reportLines(entry, first, shell) : comparisonLines(entry, results, shell)));
  }
  if (values.report !== null && isWhole) {
    const reports = results.map((result, i) => ({
      entry,
      result,
      language: shell.language,
      command: commandOf([studies[i]!], values.pack),
    }));
    const page = isOne ? reportPage(reports[0]!) : comparisonPage(reports, commandOf(studies, values.pack));
    writeReport(words, values.report, page, values.force);
    print('', words.sim.reportIn(quoted(values.report)));
  } else if (values.report !== null) print('', words.sim.noReport(quoted(values.report)));
  return isWhole ? 0 : interruption.exit();
}

/** Plays studies one by one, with one progress bar for all games. Studies without a finished game are left out. */
async function runStudies(
  studies: readonly Study[],
  jobs: number,
  signal: AbortSignal,
  { words }: Shell,
): Promise<readonly SimResult[]> {
  const bar = await showProgress(gamesIn(studies), jobs, words.sim);
  try {
    const results: SimResult[] = [];
    for (const study of studies) {
      if (signal.aborted) break;
      bar.begin();
      const result = await simulate(study, jobs, { progress: (games) => bar.update(games), signal });
      if (result.games > 0) results.push(result);
    }
    return results;
  } finally {
    bar.stop();
  }
}

/** How many games are finished, and how many there should be. */
interface Count {
  readonly games: number;
  readonly of: number;
}

function gamesIn(studies: readonly Study[]): number {
  return studies.reduce((sum, { games }) => sum + games, 0);
}

/** The first field of a report in which some games were not finished. */
function incomplete({ games, of }: Count) {
  return games === of ? {} : { incomplete: { games, of } };
}

function oneInOrder({ game }: RegisteredGame, [result]: readonly SimResult[], count: Count) {
  return result === undefined ? { ...incomplete(count), game: game.id } : inOrder(result);
}

function allInOrder({ game }: RegisteredGame, results: readonly SimResult[], count: Count) {
  return { ...incomplete(count), game: game.id, studies: results.map(inOrder) };
}

function inOrder(result: SimResult) {
  const { game, players, seed, bots, options, pack, games, planned, decisions, seconds, decisionsPerSecond } = result;
  const { turns, figures, outcomes, digest } = result;
  const begun = { ...incomplete({ games, of: planned }), game, players, seed, bots, options };
  const played = pack === null ? {} : { pack: { id: pack.id, hash: pack.hash } };
  const speed = { decisions, seconds, decisionsPerSecond };
  const intervals = intervalsOf(outcomes, games);
  return { ...begun, ...played, games, ...speed, turns, figures, outcomes, intervals, digest };
}

/** 95 % confidence intervals for the share of each seat's victories, of shared victories, and of each ending. */
function intervalsOf({ wins, shared, ...counted }: SimResult['outcomes'], games: number) {
  const bounds = (n: number): readonly [low: number, high: number] => {
    const { low, high } = wilson(n, games);
    return [Number(low.toFixed(4)), Number(high.toFixed(4))];
  };
  const words = Object.entries(counted as Record<string, Record<string, number>>).map(([name, counts]) => [
    name,
    Object.fromEntries(Object.entries(counts).map(([word, n]) => [word, bounds(n)])),
  ]);
  return { wins: wins.map(bounds), shared: bounds(shared), ...Object.fromEntries(words) } as Record<string, unknown>;
}

/** The figures of one study for people. */
export function reportLines(
  { game, texts }: RegisteredGame,
  result: SimResult,
  { words, language, style }: Shell,
): string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const { games, outcomes, turns } = result;
  const { title, endings } = texts[language];
  const share = (n: number): string[] => {
    const { low, high } = wilson(n, games);
    return [number.format(n), percent.format(n / games), words.sim.interval(percent.format(low), percent.format(high))];
  };
  const { wins, shared, ...counted } = outcomes;
  const rows = [
    ...(game.together === true
      ? [[words.sim.together, ...share(wonTogether(result.tally))]]
      : [
          ...wins.map((n, seat) => [words.sim.seat(seat + 1, result.bots[seat]!), ...share(n)]),
          [words.sim.shared, ...share(shared)],
        ]),
    ...Object.values(counted).flatMap((counts) =>
      Object.entries(counts as Record<string, number>).map(([word, n]) => [endings[word] ?? word, ...share(n)]),
    ),
  ];
  const replaced = replacedBy(game, result.pack);
  const chosen = Object.entries(result.options).filter(([id]) => !replaced.includes(id));
  const settings = chosen.map(([id, value]) => `${id}=${value}`);
  const facts = [
    [words.sim.options, settings.join(' ')],
    ...(result.pack === null ? [] : [[words.sim.pack, `${result.pack.id} (${result.pack.hash})`]]),
    [words.sim.seed, result.seed],
    ...(turns === null
      ? []
      : [
          [
            words.sim.turns,
            words.sim.turnsOf({
              mean: number.format(turns.mean),
              min: number.format(turns.min),
              median: number.format(turns.median),
              max: number.format(turns.max),
            }),
          ],
        ]),
    [
      words.sim.decisions,
      words.sim.decisionsOf(
        number.format(result.decisions),
        number.format(result.decisionsPerSecond),
        number.format(result.seconds),
      ),
    ],
    ...(result.digest === null ? [] : [[words.sim.digest, result.digest]]),
  ];
  return [
    paint(style, 'strong', words.sim.title(title, games, result.players)),
    '',
    ...columns(rows, [1, 2, 3]),
    '',
    ...columns(facts),
  ];
}
