/** The flags of every command, in one place: the commands read them, and shells complete them. */
import type { Flags } from './flags.ts';
import type { CommandName } from './text/words.ts';

/** How long and how many tables a server keeps, and who looks after them. */
export const KEEPING_FLAGS = {
  'admin-key-file': 'value',
  'expire-open': 'value',
  'expire-unused': 'value',
  'expire-idle': 'value',
  'expire-over': 'value',
  'most-gigabytes': 'value',
  'most-tables': 'value',
} as const;

/** `horda pack` has two parts, each with its flags. */
export const PACK_FLAGS = {
  template: { set: 'values', out: 'value', force: 'switch' },
  check: { json: 'switch' },
} as const satisfies Record<string, Flags>;

export const FLAGS = {
  list: { json: 'switch' },
  play: {
    players: 'value',
    seats: 'value',
    names: 'value',
    seed: 'value',
    set: 'values',
    pack: 'value',
    load: 'value',
    continue: 'value',
    plain: 'switch',
  },
  resume: { list: 'switch', forget: 'switch', plain: 'switch' },
  saves: { forget: 'value', json: 'switch' },
  sim: {
    players: 'value',
    games: 'value',
    bots: 'value',
    seed: 'value',
    set: 'values',
    pack: 'value',
    jobs: 'value',
    json: 'switch',
    report: 'value',
    force: 'switch',
  },
  series: {
    seeds: 'value',
    players: 'value',
    bots: 'value',
    attempts: 'value',
    chapters: 'value',
    seed: 'value',
    set: 'values',
    jobs: 'value',
    save: 'value',
    force: 'switch',
    json: 'switch',
  },
  replay: { step: 'switch', seat: 'value', all: 'switch' },
  verify: { json: 'switch' },
  rules: { tests: 'switch', json: 'switch' },
  pack: { ...PACK_FLAGS.template, ...PACK_FLAGS.check },
  bench: { json: 'switch' },
  engine: { pack: 'value' },
  serve: {
    port: 'value',
    host: 'value',
    data: 'value',
    origin: 'values',
    'word-file': 'value',
    'behind-proxy': 'switch',
    log: 'value',
    json: 'switch',
    ...KEEPING_FLAGS,
  },
  admin: {
    url: 'value',
    'admin-key-file': 'value',
    game: 'value',
    status: 'value',
    older: 'value',
    limit: 'value',
    for: 'value',
    watch: 'switch',
    yes: 'switch',
    json: 'switch',
  },
  backup: { data: 'value', force: 'switch', json: 'switch' },
  restore: { data: 'value', replace: 'switch', json: 'switch' },
  completion: {},
} as const satisfies Record<CommandName, Flags>;
