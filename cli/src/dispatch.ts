/** Finds the language and the command, and turns every error into one line. */
import { GAMES, type RegisteredGame } from '@horda/games';
import { VERSION } from '@horda/server/version';
import { Complaint, type ExitCode } from './complaint.ts';
import { askedLanguage, chosenLanguage, usualLanguage, wordsOf } from './language.ts';
import { nearest } from '@horda/parts';
import { print, type Command, type Shell } from './shell.ts';
import { styleOf } from './terminal/style.ts';
import { quoted } from './terminal/width.ts';
import { COMMANDS, type CommandName, type Words } from './text/words.ts';

/** Each command is loaded only when it is used, so that the quick ones start quickly. */
const LOAD: Readonly<Record<CommandName, () => Promise<Command>>> = {
  list: async () => (await import('./commands/list.ts')).list,
  play: async () => (await import('./commands/play.ts')).play,
  resume: async () => (await import('./commands/resume.ts')).resume,
  saves: async () => (await import('./commands/saves.ts')).saves,
  sim: async () => (await import('./commands/sim.ts')).sim,
  series: async () => (await import('./commands/series.ts')).series,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  rules: async () => (await import('./commands/rules.ts')).rules,
  pack: async () => (await import('./commands/pack.ts')).pack,
  bench: async () => (await import('./commands/bench.ts')).bench,
  engine: async () => (await import('./commands/engine.ts')).engine,
  serve: async () => (await import('./commands/serve.ts')).serve,
  admin: async () => (await import('./commands/admin.ts')).admin,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

/** `games`: those that can be played, verified and watched. */
export async function horda(args: readonly string[], games: readonly RegisteredGame[] = GAMES): Promise<ExitCode> {
  let words = wordsOf(usualLanguage(process.env));
  try {
    const language = chosenLanguage(args, process.env);
    words = wordsOf(language);
    const style = styleOf(process.env, process.stdout.isTTY);
    const isLanguageAsked = askedLanguage(args) !== null;
    const home = isTerminal() ? { home: menu } : {};
    return await dispatch(args, { language, isLanguageAsked, words, style, games, ...home });
  } catch (error) {
    return complain(words, error);
  }
}

async function dispatch(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const [name, ...rest] = withoutLanguage(args);
  if (name === undefined) return withoutCommand(shell);
  if (name === '--help' || name === '-h' || name === 'help') {
    const [about] = rest.filter((arg) => !arg.startsWith('-'));
    print(about === undefined || about === 'help' ? words.usage : words.help[readCommand(about, shell)]);
    return 0;
  }
  if (name === '--version' || name === '-v' || name === 'version') {
    print(VERSION);
    return 0;
  }
  const command = readCommand(name, shell);
  if (rest.includes('--help') || rest.includes('-h')) {
    print(words.help[command]);
    return 0;
  }
  const run = await LOAD[command]();
  return run(rest, shell);
}

function readCommand(name: string, { words, games }: Shell): CommandName {
  const command = COMMANDS.find((known) => known === name.toLowerCase());
  if (command !== undefined) return command;
  // Somebody who types only the name of a game wants to play it.
  const game = games.find(({ game: { id } }) => id === name.toLowerCase());
  const near = game === undefined ? nearest(name, [...COMMANDS, 'help', 'version']) : `play ${game.game.id}`;
  const meant = near === null ? null : `horda ${near}`;
  throw new Complaint(2, words.errors.unknownCommand(quoted(name), COMMANDS.join(', '), meant), near === null);
}

/** Removes leading `--lang` flags, which have already been read; the command follows them. */
function withoutLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return withoutLanguage(args.slice(2));
  return args[0]?.startsWith('--lang=') === true ? withoutLanguage(args.slice(1)) : args;
}

const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

const menu = async (shell: Shell): Promise<ExitCode> => (await import('./commands/menu.ts')).menu(shell);

async function withoutCommand(shell: Shell): Promise<ExitCode> {
  if (isTerminal()) return menu(shell);
  print(shell.words.usage);
  return 0;
}

function complain(words: Words, error: unknown): ExitCode {
  if (error instanceof Complaint) {
    process.stderr.write(`horda: ${error.message}\n`);
    if (error.showUsage) process.stderr.write(`\n${words.usage}\n`);
    return error.exit;
  }
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(`horda: ${words.errors.internal(quoted(what))}\n`);
  if (process.env['HORDA_DEBUG'] === '1' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return 1;
}
