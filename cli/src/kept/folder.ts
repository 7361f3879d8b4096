/** The folder in which games that were begun at this computer wait until somebody goes on with them. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** HORDA_GAMES names it; otherwise it is where programs of this system keep the data of a user. */
export function gamesFolder(env: Environment, platform: NodeJS.Platform = process.platform, home = homedir()): string {
  const named = env['HORDA_GAMES'];
  if (named !== undefined && named !== '') return resolve(named);
  return join(dataFolder(env, platform, home), 'horda', 'games');
}

function dataFolder(env: Environment, platform: NodeJS.Platform, home: string): string {
  const windows = platform === 'win32';
  const told = env[windows ? 'LOCALAPPDATA' : 'XDG_DATA_HOME'] ?? '';
  // By its specification a relative XDG_DATA_HOME is invalid.
  if (isAbsolute(told)) return told;
  return windows ? join(home, 'AppData', 'Local') : join(home, '.local', 'share');
}
