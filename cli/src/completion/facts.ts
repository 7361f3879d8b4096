/** What can follow a command and a flag; the scripts of all shells are made from this. */
import { BOT_NAMES } from '@horda/bots';
import { LANGUAGES } from '@horda/parts';
import { TABLE_STATUSES } from '@horda/protocol/admin';
import { FLAGS, PACK_FLAGS } from '../command-flags.ts';
import { gameIds } from '../table.ts';
import { COMMANDS, SEAT_KINDS, type CommandName } from '../text/words.ts';

/** Words to choose from, the name of a file, or anything else. */
export type Follows = readonly string[] | 'file' | 'any';

/** Commands that only tell about the others. */
export const TELLING = ['help', 'version'] as const;

export interface FlagFact {
  readonly name: string;
  /** Null: nothing follows. */
  readonly follows: Follows | null;
}

const FILES = ['load', 'continue', 'pack', 'out', 'report', 'save', 'data', 'word-file', 'admin-key-file'];

const VALUES: Readonly<Record<string, readonly string[]>> = {
  lang: LANGUAGES,
  bots: BOT_NAMES,
  seats: SEAT_KINDS,
  log: ['silent', 'error', 'info', 'debug'],
  status: TABLE_STATUSES,
  game: gameIds(),
};

const OF_GAME = gameIds();
const FIRST: Readonly<Record<CommandName | (typeof TELLING)[number], Follows>> = {
  list: [],
  play: OF_GAME,
  resume: OF_GAME,
  saves: [],
  sim: OF_GAME,
  series: OF_GAME,
  replay: 'file',
  verify: 'file',
  rules: OF_GAME,
  pack: Object.keys(PACK_FLAGS),
  bench: OF_GAME,
  engine: OF_GAME,
  serve: [],
  admin: ['list', 'show', 'delete', 'expire', 'invite', 'block', 'unblock', 'blocks', 'sizes'],
  backup: 'file',
  restore: 'file',
  completion: ['bash', 'zsh', 'fish'],
  help: COMMANDS,
  version: [],
};

/** What follows the name of a command. */
export function afterCommand(command: CommandName | (typeof TELLING)[number]): Follows {
  return FIRST[command];
}

export function flagsOf(command: CommandName): readonly FlagFact[] {
  const own = Object.entries(FLAGS[command]).map(([name, kind]): FlagFact => ({
    name,
    follows: kind === 'switch' ? null : valueOf(command, name),
  }));
  return [...own, { name: 'lang', follows: LANGUAGES }, { name: 'help', follows: null }];
}

function valueOf(command: CommandName, flag: string): Follows {
  // The only flag that names a kept game and not a file.
  if (command === 'saves') return 'any';
  return VALUES[flag] ?? (FILES.includes(flag) ? 'file' : 'any');
}
