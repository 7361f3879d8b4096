/** The games that wait to be resumed, and where they are. */
import type { ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { gamesFolder } from '../kept/folder.ts';
import { keptGames } from '../kept/kept-games.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { list, resume } from './resume.ts';

export async function saves(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values } = parseFlags(words, args, FLAGS.saves, 0);
  if (values.forget !== null) return resume(['--forget', values.forget], shell);
  const folder = gamesFolder(process.env);
  const { games, strange } = keptGames(words, folder);
  if (values.json) {
    const waiting = games.map(({ id, file, entry, names, at, save }) => {
      return { id, file, game: entry.game.id, names, answers: save.answers.length, at: new Date(at).toISOString() };
    });
    printJson({ folder, games: waiting, strange });
    return 0;
  }
  list(games, strange, shell);
  print('', words.resume.keptIn(folder));
  return 0;
}
