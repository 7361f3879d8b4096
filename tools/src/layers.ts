// The architecture as a table: what each root folder may import. A row names only rows above it.

export type Layer = {
  name: string;
  imports: readonly string[];
  /** What its test files may import besides. */
  tests?: readonly string[];
  /** Takes no package at run time. */
  bare?: true;
  /** Never part of an installation for play, so that test tools are at hand. */
  development?: true;
};

export const LAYERS: readonly Layer[] = [
  { name: 'kernel', imports: [], tests: ['testing'], bare: true },
  { name: 'parts', imports: ['kernel'], tests: ['testing'], bare: true },
  { name: 'games', imports: ['kernel', 'parts'], tests: ['testing', 'bots'], bare: true },
  { name: 'testing', imports: ['kernel', 'parts', 'games'], development: true },
  { name: 'bots', imports: ['kernel', 'parts'], tests: ['testing', 'games'], bare: true },
  { name: 'lab', imports: ['kernel', 'parts', 'games', 'bots'], tests: ['testing'] },
  { name: 'protocol', imports: ['kernel'], tests: ['testing', 'games'] },
  { name: 'tables', imports: ['kernel', 'parts', 'games', 'bots', 'protocol'], tests: ['testing'] },
  { name: 'server', imports: ['kernel', 'parts', 'games', 'bots', 'lab', 'protocol', 'tables'], tests: ['testing'] },
  {
    name: 'web',
    imports: ['kernel', 'parts', 'games', 'bots', 'lab', 'protocol', 'tables'],
    tests: ['testing', 'server'],
  },
  {
    // The bench stands below in the listing, but the command starts it and is unknown to it.
    name: 'cli',
    imports: ['kernel', 'parts', 'games', 'testing', 'bots', 'lab', 'protocol', 'tables', 'server', 'bench'],
  },
  {
    name: 'bench',
    imports: ['kernel', 'parts', 'games', 'bots', 'lab', 'protocol', 'tables', 'server'],
    tests: ['testing'],
  },
  {
    name: 'tools',
    imports: ['kernel', 'parts', 'games', 'testing', 'bots', 'lab', 'protocol', 'tables', 'server', 'cli', 'bench'],
    development: true,
  },
];

/** Order inside a game's src folder: a file imports only from its own rank or from before it. */
export const GAME_RANKS: readonly { name: string; files: RegExp }[] = [
  { name: 'state', files: /^state\.ts$/ },
  { name: 'rules', files: /^rules\// },
  { name: 'cards', files: /^cards\// },
  { name: 'game', files: /^(game|unpacked|play|play-packed|entry)\.ts$/ },
];
