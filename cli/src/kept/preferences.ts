/** What a person has chosen for all games at this computer: the language, and which goals need no longer be shown. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@horda/parts';
import { replaceFile } from '../save-file.ts';
import { codeOf } from '../text-file.ts';
import { makeFolder } from '../written-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Preferences {
  /** Null: as the locale says. */
  readonly language: Language | null;
  /** Games whose goal the person has put away. */
  readonly goalsKnown: readonly string[];
}

const NONE: Preferences = { language: null, goalsKnown: [] };

/** HORDA_SETTINGS names the file; otherwise it is in the system's usual folder for settings. */
export function preferencesFile(
  env: Environment,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  const named = env['HORDA_SETTINGS'];
  if (named !== undefined && named !== '') return resolve(named);
  const isWindows = platform === 'win32';
  const told = env[isWindows ? 'APPDATA' : 'XDG_CONFIG_HOME'] ?? '';
  const usual = isWindows ? join(home, 'AppData', 'Roaming') : join(home, '.config');
  return join(isAbsolute(told) ? told : usual, 'horda', 'settings.json');
}

/** A file that is missing or cannot be understood means that nothing was chosen. */
export function readPreferences(env: Environment): Preferences {
  try {
    const content = JSON.parse(readFileSync(preferencesFile(env), 'utf8')) as Partial<Preferences> | null;
    const known = content?.goalsKnown;
    return {
      language: LANGUAGES.find((language) => language === content?.language) ?? null,
      goalsKnown: Array.isArray(known) ? known.filter((each) => typeof each === 'string') : [],
    };
  } catch (error) {
    if (codeOf(error) === null && !(error instanceof SyntaxError)) throw error;
    return NONE;
  }
}

/** Keeps what changed; a computer that cannot keep it asks again next time. */
export function changePreferences(env: Environment, change: Partial<Preferences>): void {
  const file = preferencesFile(env);
  try {
    makeFolder(dirname(file), 0o700);
    replaceFile(file, `${JSON.stringify({ ...readPreferences(env), ...change }, null, 2)}\n`);
  } catch (error) {
    if (codeOf(error) === null) throw error;
  }
}
