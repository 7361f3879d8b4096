import { randomBytes } from 'node:crypto';
import { replacedBy, seedOf } from '@horda/kernel';
import { Complaint, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, type Values } from '../flags.ts';
import { drawingOf } from '../games/drawings.ts';
import { gamesFolder } from '../kept/folder.ts';
import { openKeeper } from '../kept/keeper.ts';
import { readPreferences } from '../kept/preferences.ts';
import { openFace } from '../play/face.ts';
import { endingLines } from '../play/ending.ts';
import { itemised, logOf } from '../play/log.ts';
import { freeName } from '../play/leaving.ts';
import { playOn, type TerminalTable } from '../play/loop.ts';
import { completions } from '../play/orders.ts';
import { screen } from '../play/screen.ts';
import { openSession, savedGame, type Session } from '../play/session.ts';
import { openPack } from '../pack-file.ts';
import { openSave, writeSave, type OpenedGame } from '../save-file.ts';
import { openToContinue } from '../series-file.ts';
import { print, type Shell } from '../shell.ts';
import { commaList, readGame, readKinds, readNames, readPlayers, readSettings } from '../table.ts';
import type { Words } from '../text/words.ts';
import { openInput } from '../terminal/input.ts';
import { isTooSmall, sizeOf, SMALLEST } from '../terminal/style.ts';
import { quoted, wrap } from '../terminal/width.ts';

export async function play(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.play, 1);
  if (values.load === null) return sitDown(newSession(values, positionals[0], shell), null, shell, values.plain);
  const clash = (['players', 'seats', 'names', 'seed', 'pack', 'continue'] as const).find(
    (flag) => values[flag] !== null,
  );
  if (clash !== undefined) throw wrongUsage(words.errors.notTogether('--load', `--${clash}`));
  if (values.set.length > 0) throw wrongUsage(words.errors.notTogether('--load', '--set'));
  if (positionals[0] !== undefined) readGame(words, 'play', positionals[0], shell.games);
  return sitDown(loadSession(shell, values.load), values.load, shell, values.plain);
}

/** A new game, or the next chapter of a saved one, which keeps the settings of the last chapter unless changed. */
function newSession(values: Values<(typeof FLAGS)['play']>, id: string | undefined, shell: Shell): Session {
  const { words, games } = shell;
  const before = values.continue === null ? null : openToContinue(shell, values.continue);
  if (before !== null && values.pack !== null) throw wrongUsage(words.errors.notTogether('--continue', '--pack'));
  const named = id === undefined && before !== null ? before.entry : readGame(words, 'play', id, games);
  const entry = before?.entry ?? named;
  if (named !== entry) throw wrongUsage(words.series.otherGame(quoted(values.continue!), entry.game.id, named.game.id));
  const names = commaList(values.names);
  const seats = commaList(values.seats);
  const asked = seats?.length ?? names?.length ?? before?.save.seats ?? 0;
  const players = readPlayers(words, entry.game, values.players, asked);
  const isSame = before?.save.seats === players;
  const kinds = readKinds(words, seats ?? (isSame ? before.kinds : null), players);
  const pack = before?.save.pack ?? openPack(shell, values.pack, entry);
  const follows = { ...(pack === null ? {} : { pack }), ...(before === null ? {} : { carried: before.carried }) };
  const decided = replacedBy(entry.game, pack, before?.carried);
  const kept = Object.entries(before?.save.options ?? {}).flatMap(([id, value]) =>
    decided.includes(id) ? [] : [`${id}=${value}`],
  );
  const save = {
    game: entry.game.id,
    version: entry.game.version,
    options: readSettings(words, entry.game, players, [...kept, ...values.set], !kinds.includes('human'), follows),
    seats: players,
    seed: seedOf(values.seed ?? randomBytes(12).toString('hex')),
    ...follows,
    answers: [],
  };
  return openSession(entry, save, readNames(words, names ?? (isSame ? before.names : null), kinds), kinds);
}

/** Opens a saved game to play on. */
export function loadSession({ words, games }: Shell, file: string): Session {
  return sessionOf(words, openSave(words, file, games));
}

export function sessionOf(words: Words, { entry, save, names, kinds }: OpenedGame): Session {
  const seats = kinds ?? readKinds(words, null, save.seats);
  const { marks: _, left: _left, ...rest } = save;
  return openSession(entry, rest, names ?? readNames(words, null, seats), seats);
}

/** Plays a session to its end, or until somebody leaves. `kept` is the file that it was resumed from. */
export async function sitDown(
  session: Session,
  file: string | null,
  shell: Shell,
  asked: boolean,
  kept: string | null = null,
): Promise<ExitCode> {
  const plain = asked || isTooSmall(process.stdout);
  if (plain && !asked) print(...wrap(shell.words.play.tooSmall(SMALLEST.width, SMALLEST.rows), process.stdout.columns));
  const { pack } = session.save;
  if (pack !== undefined) print(shell.words.pack.playedWith(pack.id));
  const ofGame = drawingOf(session.entry.game.id).orders.flatMap((order) => order.words);
  const input = openInput((typed) => completions(typed, ofGame));
  const face = openFace(shell, input, plain);
  // Behind a pipe is a program, which saves the game itself if it wants to.
  const isForPeople = input.isTerminal && session.kinds.includes('human');
  const manner = { language: shell.language, plain: asked };
  const keeper = isForPeople ? openKeeper(shell.words, gamesFolder(process.env), session, manner, kept) : null;
  session.isGoalShown = isForPeople;
  session.goalsKnown = isForPeople ? readPreferences(process.env).goalsKnown : [];
  const table: TerminalTable = { session, shell, input, face, keeper, file };
  try {
    const exit = await playOn(table);
    face.close();
    if (session.state.kernel.asks.length === 0) {
      keeper?.forget();
      printEnd(session, shell, face.isPlain());
    }
    return exit;
  } catch (error) {
    face.close();
    throw error instanceof Complaint ? error : withSave(session, shell, error);
  } finally {
    input.close();
  }
}

/** What stays on the terminal after a finished game; if only bots played, the whole log. */
function printEnd(session: Session, shell: Shell, plain: boolean): void {
  const { kinds } = session;
  const size = sizeOf(process.stdout);
  const log = kinds.includes('human') ? [] : logOf(session, null, shell.language);
  print(...(plain ? log.map(({ text }) => text) : itemised(log, size.width)));
  if (!plain) print('', ...screen(session, null, shell, size).lines);
  print(...endingLines(session, null, shell));
}

/** A bug must not cost the players their game: it is saved, and the complaint names the file. */
function withSave(session: Session, { words }: Shell, error: unknown): unknown {
  const what = error instanceof Error ? error.message : String(error);
  try {
    const file = freeName(session.entry.game.id);
    writeSave(words, file, savedGame(session));
    if (process.env['HORDA_DEBUG'] === '1') return error;
    return new Complaint(1, words.errors.internalWithSave(quoted(what), file));
  } catch {
    return error;
  }
}
