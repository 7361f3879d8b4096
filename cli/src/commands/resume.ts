/** Resumes a kept game, or lists the kept games. */
import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve as resolved } from 'node:path';
import { nearest, type Language } from '@horda/parts';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { gamesFolder } from '../kept/folder.ts';
import { fileOf, idOf } from '../kept/keeper.ts';
import { isKept, keptGames, type KeptGame } from '../kept/kept-games.ts';
import { wordsOf } from '../language.ts';
import { openSave } from '../save-file.ts';
import { print, type Shell } from '../shell.ts';
import { gameIds } from '../table.ts';
import { choose, Left } from '../terminal/choose.ts';
import { columns } from '../terminal/grid.ts';
import { quoted } from '../terminal/width.ts';
import { loadSession, sessionOf, sitDown } from './play.ts';

export async function resume(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.resume, 1);
  if (values.list && values.forget) throw wrongUsage(words.errors.notTogether('--list', '--forget'));
  const folder = gamesFolder(process.env);
  const which = positionals[0] === undefined ? null : idIn(folder, positionals[0]);
  if (which !== null && isKept(folder, which)) {
    const file = fileOf(folder, which);
    if (values.forget) return forget(file, shell);
    if (!values.list) return goOn(file, shell, values.plain);
  }
  if (values.forget) throw unknown(which, folder, shell);
  const { games, strange } = keptGames(words, folder);
  const meant = games.filter(
    ({ id, entry }) => which === null || which === id || which.toLowerCase() === entry.game.id,
  );
  if (which !== null && meant.length === 0) {
    if (!existsSync(which) || values.list) throw unknown(which, folder, shell);
    return sitDown(loadSession(shell, which), which, shell, values.plain);
  }
  const [newest, ...others] = meant;
  if (newest !== undefined && others.length === 0 && !values.list) return goOn(newest.file, shell, values.plain);
  if (newest === undefined && !values.list) throw failed([words.resume.none, ...strange].join('\n'));
  const canChoose = process.stdin.isTTY && process.stdout.isTTY && !values.list;
  if (!canChoose) return list(meant, strange, shell);
  const file = await chooseOne(meant, strange, shell);
  return file === null ? 0 : goOn(file, shell, values.plain);
}

/** The user names a game by its id or by its file. */
function idIn(folder: string, given: string): string {
  return dirname(resolved(given)) === folder ? idOf(given) : given;
}

function unknown(which: string | null, folder: string, { words }: Shell): Error {
  if (which === null) return wrongUsage(words.resume.forgetWhich);
  const ids = keptGames(words, folder).games.map(({ id }) => id);
  const near = nearest(which, [...ids, ...gameIds()]);
  return wrongUsage(words.resume.unknown(quoted(which), ids.join(', '), near === which ? null : near));
}

/** Uses the language and the manner of the earlier session unless the user asks for others. */
function goOn(file: string, shell: Shell, plain: boolean): Promise<ExitCode> {
  const opened = openSave(shell.words, file);
  const language = shell.isLanguageAsked === true ? shell.language : (opened.language ?? shell.language);
  const own = { ...shell, language, words: wordsOf(language) };
  return sitDown(sessionOf(own.words, opened), null, own, plain || opened.plain, file);
}

/** Removes only files that hold a game: `openSave` complains about others. */
function forget(file: string, { words }: Shell): ExitCode {
  openSave(words, file);
  rmSync(file);
  print(words.resume.forgotten(idOf(file)));
  return 0;
}

export function list(games: readonly KeptGame[], strange: readonly string[], shell: Shell): ExitCode {
  const { words } = shell;
  const now = Date.now();
  const rows = games.map((game) => [game.id, describe(game, shell, now)]);
  print(...columns(rows));
  if (games.length > 0) print('', words.resume.how(games[0]!.id));
  else print(words.resume.none);
  tellStrange(strange, shell);
  return 0;
}

function tellStrange(strange: readonly string[], { words }: Shell): void {
  if (strange.length > 0) print('', words.resume.strange, ...strange.map((each) => `  ${each}`));
}

async function chooseOne(games: readonly KeptGame[], strange: readonly string[], shell: Shell): Promise<string | null> {
  const now = Date.now();
  tellStrange(strange, shell);
  try {
    return await choose(
      shell.words.resume.which,
      games.map((game) => ({ value: game.file, label: describe(game, shell, now) })),
    );
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    print(shell.words.menu.bye);
    return null;
  }
}

/** The game, who plays it, and when somebody decided last. */
export function describe({ entry, names, at }: KeptGame, { language }: Shell, now: number): string {
  return `${entry.texts[language].title} – ${(names ?? []).join(', ')} (${ago(language, now - at)})`;
}

const MINUTE = 60_000;

export function ago(language: Language, milliseconds: number): string {
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.max(0, Math.round(milliseconds / MINUTE));
  if (minutes === 0) return told.format(0, 'second');
  if (minutes < 60) return told.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? told.format(-hours, 'hour') : told.format(-Math.round(hours / 24), 'day');
}
