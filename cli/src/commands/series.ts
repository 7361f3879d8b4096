/** Whole series of a game, chapter after chapter, played by bots. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { RegisteredGame } from '@horda/games';
import { simulateSeries, type Attempt, type PlayedSeries, type SeriesStudy } from '@horda/lab';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, wholeNumber } from '../flags.ts';
import { replaceFile } from '../save-file.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { commaList, readBots, readGame, readPlayers, readSettings } from '../table.ts';
import { columns } from '../terminal/grid.ts';
import { openInterruption } from '../terminal/interruption.ts';
import { showProgress } from '../terminal/progress.ts';
import { paint } from '../terminal/style.ts';
import { quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';
import { checkWritable, makeFolder, notWritten } from '../written-file.ts';

const MOST_SERIES = 10_000;
const MOST_ATTEMPTS = 100;
const MOST_CHAPTERS = 100;
const MOST_JOBS = 256;

export async function series(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.series, 1);
  const entry = readGame(words, 'series', positionals[0]);
  const { game } = entry;
  if (game.carry === undefined) throw wrongUsage(words.series.alone(game.id));
  const asked = commaList(values.bots) ?? ['greedy'];
  const players = readPlayers(words, game, values.players, asked.length > 1 ? asked.length : 0);
  const begins = Object.entries(game.carry.begins ?? {}).map(([id, value]) => `${id}=${value}`);
  const study: SeriesStudy = {
    game: game.id,
    players,
    seeds: wholeNumber(words, '--seeds', values.seeds ?? '20', 1, MOST_SERIES),
    seed: values.seed ?? '1',
    bots: readBots(words, asked, players),
    options: readSettings(words, game, players, [...begins, ...values.set], true, {}),
    attempts: wholeNumber(words, '--attempts', values.attempts ?? '3', 1, MOST_ATTEMPTS),
    chapters: wholeNumber(words, '--chapters', values.chapters ?? String(MOST_CHAPTERS), 1, MOST_CHAPTERS),
    saves: values.save !== null,
  };
  const jobs = wholeNumber(words, '--jobs', values.jobs ?? String(availableParallelism()), 1, MOST_JOBS);
  if (values.save !== null) prepareFolder(words, values.save, study, values.force);
  const interruption = openInterruption();
  const bar = await showProgress(study.seeds, jobs, { ...words.sim, progress: words.series.progress });
  bar.begin();
  const how = { progress: (n: number) => bar.update(n), signal: interruption.signal };
  const played = await simulateSeries(study, jobs, how).finally(() => {
    bar.stop();
    interruption.close();
  });
  if (values.save !== null) for (const each of played) keep(words, values.save, study, each);
  if (values.json) printJson(documentOf(study, played));
  else print(...reportLines(entry, study, played, shell));
  if (values.save !== null && !values.json) print('', words.series.writtenTo(quoted(values.save)));
  return played.length === study.seeds ? 0 : interruption.exit();
}

/** Complains before a long study if the folder cannot be made, or if files would be replaced that nobody gave up. */
function prepareFolder(words: Words, folder: string, { game, seeds }: SeriesStudy, force: boolean): void {
  write(words, folder, () => makeFolder(resolve(folder)));
  const files = Array.from({ length: seeds }, (_, n) => fileIn(folder, game, n));
  const taken = force ? undefined : files.find((file) => existsSync(file));
  if (taken !== undefined) throw failed(words.file.about(quoted(taken), words.file.isThere));
  checkWritable(words, files.find((file) => !existsSync(file)) ?? files[0]!);
}

const fileIn = (folder: string, game: string, n: number): string => join(folder, `${game}-${n + 1}.json`);

/** One file for each series, as `verify` and `play --continue` take it. */
function keep(words: Words, folder: string, { game, bots }: SeriesStudy, { n, saves }: PlayedSeries): void {
  const chapters = saves.map((save) => ({ horda: 1, ...save, names: null, kinds: bots }));
  const file = fileIn(folder, game, n);
  write(words, file, () => replaceFile(file, JSON.stringify({ horda: 1, series: chapters })));
}

function write(words: Words, path: string, how: () => void): void {
  try {
    how();
  } catch (error) {
    throw notWritten(words, path, error);
  }
}

/** What is counted of all series: for each chapter how many came to it, won it, and by what its games were lost. */
export function chaptersOf(played: readonly PlayedSeries[]) {
  const most = Math.max(0, ...played.map(({ chapters }) => chapters.length));
  return Array.from({ length: most }, (_, i) => {
    const tried = played.flatMap(({ chapters }) => (chapters[i] === undefined ? [] : [chapters[i].attempts]));
    const lost = counted(tried.flat().flatMap(({ won, summary }) => (won ? [] : [endingOf(summary)])));
    return {
      chapter: i + 1,
      reached: tried.length,
      won: tried.filter((attempts) => attempts.at(-1)!.won).length,
      games: tried.flat().length,
      lost,
    };
  });
}

/** How a series ended that was played to its end, where the game tells it. */
function epilogueOf({ finished, chapters }: PlayedSeries): string | null {
  const epilogue = finished ? chapters.at(-1)?.attempts.at(-1)?.summary?.['epilogue'] : undefined;
  return epilogue === undefined ? null : String(epilogue);
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function endingOf(summary: Attempt['summary']): string {
  return String(summary?.['ending'] ?? '');
}

const wonIn = ({ chapters }: PlayedSeries): number => chapters.filter(({ attempts }) => attempts.at(-1)!.won).length;
const gamesIn = ({ chapters }: PlayedSeries): number => chapters.flatMap(({ attempts }) => attempts).length;

function documentOf(study: SeriesStudy, played: readonly PlayedSeries[]) {
  const { game, players, seeds, seed, bots, options, attempts } = study;
  return {
    ...(played.length === seeds ? {} : { incomplete: { series: played.length, of: seeds } }),
    game,
    players,
    seed,
    bots,
    options,
    attempts,
    finished: played.filter(({ finished }) => finished).length,
    epilogues: counted(played.flatMap((each) => epilogueOf(each) ?? [])),
    chapters: chaptersOf(played),
    series: played.map(({ n, chapters, finished }) => ({ series: n + 1, finished, chapters })),
  };
}

function reportLines(
  { texts }: RegisteredGame,
  study: SeriesStudy,
  played: readonly PlayedSeries[],
  { words: { series: words, sim }, language, style }: Shell,
): string[] {
  const { title, endings } = texts[language];
  const { heads } = words;
  const named = (ending: string): string => (ending === '' ? words.unfinishedGame : (endings[ending] ?? ending));
  const endOf = (each: PlayedSeries): string => {
    const epilogue = epilogueOf(each);
    if (each.finished) return epilogue === null ? words.finished : `${words.finished}: ${named(epilogue)}`;
    return wonIn(each) === each.chapters.length ? words.goesOnThere : words.stuck(each.chapters.length);
  };
  const rows = played.map((each) => [String(each.n + 1), String(wonIn(each)), String(gamesIn(each)), endOf(each)]);
  const chapters = chaptersOf(played).map(({ chapter, reached, won, games, lost }) => [
    String(chapter),
    String(reached),
    String(won),
    String(games),
    Object.entries(lost)
      .map(([ending, n]) => `${n} ${named(ending)}`)
      .join(', '),
  ]);
  const settings = Object.entries(study.options).map(([id, value]) => `${id}=${value}`);
  return [
    paint(style, 'strong', words.title(title, played.length, study.players)),
    ...(played.length === study.seeds ? [] : [paint(style, 'strong', words.interrupted(played.length, study.seeds))]),
    words.limit(study.attempts),
    '',
    ...columns([[heads.seed, heads.chapters, heads.games, heads.end], ...rows], [0, 1, 2]),
    '',
    ...columns([[heads.chapter, heads.reached, heads.won, heads.games, heads.lost], ...chapters], [0, 1, 2, 3]),
    '',
    ...columns([
      [sim.bots, [...new Set(study.bots)].join(', ')],
      [sim.options, settings.join(' ')],
      [sim.seed, study.seed],
    ]),
  ];
}
