/** The folder of unfinished games that were begun on this computer. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** HORDA_GAMES names it; otherwise it is in the system's usual folder for user data. */
export function gamesFolder(env: Environment, platform: NodeJS.Platform = process.platform, home = homedir()): string {
  const named = env['HORDA_GAMES'];
  if (named !== undefined && named !== '') return resolve(named);
  return join(dataFolder(env, platform, home), 'horda', 'games');
}

function dataFolder(env: Environment, platform: NodeJS.Platform, home: string): string {
  const windows = platform === 'win32';
  const told = env[windows ? 'LOCALAPPDATA' : 'XDG_DATA_HOME'] ?? '';
  // The XDG specification makes a relative XDG_DATA_HOME invalid.
  if (isAbsolute(told)) return told;
  return windows ? join(home, 'AppData', 'Local') : join(home, '.local', 'share');
}
