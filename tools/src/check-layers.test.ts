import { expect, test } from 'vitest';
import { checkLayers, type Manifest } from './check-layers.ts';
import { LAYERS } from './layers.ts';

const ALL = {
  '@horda/kernel': '*',
  '@horda/parts': '*',
  '@horda/games': '*',
  '@horda/cisza': '*',
  '@horda/other': '*',
  '@horda/bots': '*',
  '@horda/cli': '*',
};
const DEVELOPMENT = { '@horda/testing': '*', vitest: '1', 'fast-check': '1' };
const FOLDERS = ['kernel', 'parts', 'games', 'games/cisza', 'games/other', 'testing', 'bots', 'lab', 'web', 'cli'];
const MANIFESTS = new Map<string, Manifest>(
  FOLDERS.map((folder) => [
    folder,
    { name: `@horda/${folder.split('/').at(-1)}`, dependencies: ALL, devDependencies: DEVELOPMENT },
  ]),
);

function found(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return checkLayers(sources, MANIFESTS).map(({ path, line, what }) => `${path}:${line}: ${what}`);
}

test('every layer imports only rows above it, but for the command that starts the bench', () => {
  const names = LAYERS.map(({ name }) => name);
  const wrong = LAYERS.flatMap(({ name, imports }, row) =>
    imports.filter((to) => !names.slice(0, row).includes(to)).map((to) => `${name} → ${to}`),
  );
  expect(wrong).toEqual(['cli → bench']);
});

test('an import upwards is allowed, by name between packages and by path inside one', () => {
  expect(
    found({
      'parts/src/deck.ts': "import { below } from '@horda/kernel';\nimport { seats } from './seats.ts';",
      'games/cisza/src/setup.ts': "import { deck } from '@horda/parts';\nimport type { Cisza } from './state.ts';",
      'games/index.ts': "import { cisza } from '@horda/cisza';",
      'cli/src/main.ts': "import { games } from '@horda/games';\nimport { join } from 'node:path';",
    }),
  ).toEqual([]);
});

test.each([
  ['kernel/src/run.ts', "import { deck } from '@horda/parts';", 'kernel must not import parts'],
  ['kernel/src/run.ts', "import type { Deck } from '@horda/parts';", 'kernel must not import parts'],
  ['kernel/src/run.ts', "type D = import('@horda/parts').Deck;", 'kernel must not import parts'],
  ['parts/src/deck.ts', "export { cisza } from '@horda/cisza';", 'parts must not import games'],
  ['bots/src/greedy.ts', "import { evaluate } from '@horda/cisza';", 'bots must not import games'],
  ['lab/src/run.ts', "const cli = await import('@horda/cli');", 'lab must not import cli'],
  ['lab/src/run.test.ts', "import { main } from '@horda/cli';", 'lab (test) must not import cli'],
  [
    'parts/src/deck.ts',
    "import { run } from '../../kernel/src/run.ts';",
    '../../kernel/src/run.ts leaves the package: import it by name',
  ],
  ['kernel/src/run.ts', "import { rule } from '@horda/kernel';", '@horda/kernel is this package: import the file'],
  ['cli/src/main.ts', "export * from './play.ts';", 'export *: name what is public'],
  ['client/src/app.ts', "import { x } from './x.ts';", 'client is no layer: add it to tools/src/layers.ts'],
])('%s with %j fails', (path, text, what) => {
  expect(found({ [path]: text })).toEqual([`${path}:1: ${what}`]);
});

test('who declares the list of games has declared every game, and the list knows them all', () => {
  const named = (name: string, dependencies = {}): Manifest => ({ name: `@horda/${name}`, dependencies });
  const manifests = new Map([
    ['games', named('games')],
    ['games/cisza', named('cisza')],
    ['cli', named('cli', { '@horda/games': '*' })],
    ['lab', named('lab')],
  ]);
  const text = "import { cover } from '@horda/cisza/cover';";
  const sources = ['games/list.ts', 'cli/src/draw.ts', 'lab/src/run.ts'].map((path) => ({ path, text }));
  expect(checkLayers(sources, manifests).map(({ path, what }) => `${path}: ${what}`)).toEqual([
    'lab/src/run.ts: @horda/games is not declared in lab/package.json',
  ]);
});

test('games do not know each other, nor the list of games', () => {
  const path = 'games/cisza/src/game.ts';
  const text = "import { other } from '@horda/other';\nimport { games } from '@horda/games';";
  expect(found({ [path]: text })).toEqual([
    `${path}:1: a game must not import @horda/other: games do not know each other`,
    `${path}:2: a game must not import @horda/games: games do not know each other`,
  ]);
});

test('drawings of games do not know each other, only what they share', () => {
  const at = (path: string, target: string) => found({ [`web/src/games/${path}`]: `import { x } from '${target}';` });
  expect(at('other/board.tsx', '../parts/looks.ts')).toEqual([]);
  expect(at('other/board.tsx', './street.tsx')).toEqual([]);
  expect(at('index.ts', './cisza/cisza.ts')).toEqual([]);
  expect(at('cisza/drawing.ts', '../web-game.ts')).toEqual([]);
  expect(at('other/text/pl.ts', '../../cisza/text/noted.ts')).toEqual([
    'web/src/games/other/text/pl.ts:1: other must not import the drawing of cisza: what they share is in parts/',
  ]);
  expect(at('parts/looks.ts', '../cisza/table.ts')).toEqual([
    'web/src/games/parts/looks.ts:1: parts must not import the drawing of cisza: what they share is in parts/',
  ]);
});

test('inside a game: state ← rules ← cards ← game', () => {
  const at = (path: string, target: string) => found({ [`games/cisza/src/${path}`]: `import { x } from '${target}';` });
  expect(at('rules/noise.ts', '../state.ts')).toEqual([]);
  expect(at('cards/shotgun.ts', '../rules/noise.ts')).toEqual([]);
  expect(at('game.ts', './cards/index.ts')).toEqual([]);
  expect(at('rules/noise.ts', './fight.ts')).toEqual([]);
  expect(at('rules/noise.test.ts', '../game.ts')).toEqual([]);
  expect(at('rules/noise.ts', '../cards/shotgun.ts')).toEqual([
    'games/cisza/src/rules/noise.ts:1: rules must not import cards',
  ]);
  expect(at('state.ts', './rules/noise.ts')).toEqual(['games/cisza/src/state.ts:1: state must not import rules']);
  expect(at('cards/shotgun.ts', '../game.ts')).toEqual([
    'games/cisza/src/cards/shotgun.ts:1: cards must not import game',
  ]);
  expect(at('view.ts', './game.ts')).toEqual(['games/cisza/src/view.ts:1: this must not import game']);
});

test('only tests reach the test tools', () => {
  const text = "import { expect } from 'vitest';\nimport { scene } from '@horda/testing';";
  expect(found({ 'games/cisza/src/rules/noise.test.ts': text, 'kernel/test/laws.ts': text })).toEqual([]);
  expect(found({ 'kernel/src/run.ts': text })).toEqual([
    'kernel/src/run.ts:1: kernel takes no packages, but imports vitest',
    'kernel/src/run.ts:1: vitest is only a devDependency of kernel/package.json',
    'kernel/src/run.ts:2: kernel must not import testing',
    'kernel/src/run.ts:2: @horda/testing is only a devDependency of kernel/package.json',
  ]);
  expect(found({ 'testing/src/contract.ts': "import { expect } from 'vitest';" })).toEqual([]);
});

test('a package must be declared where it is used', () => {
  expect(found({ 'cli/src/play.ts': "import { text } from '@clack/prompts';" })).toEqual([
    'cli/src/play.ts:1: @clack/prompts is not declared in cli/package.json',
  ]);
});

test('a drawing knows only types, texts and printed facts of a game', () => {
  const path = 'web/src/games/cisza/table.tsx';
  const text = "import type { View } from '@horda/cisza';\nimport { pl } from '@horda/cisza/text/pl';";
  expect(found({ [path]: text })).toEqual([]);
  expect(found({ [path]: "import { cisza } from '@horda/cisza';" })).toEqual([
    `${path}:1: a drawing may import only types, texts, printed facts and packs of a game, not @horda/cisza`,
  ]);
});

test('a cycle of files fails, a cycle of types does not', () => {
  const files = (kind: string) => ({
    'kernel/src/a.ts': "import { b } from './b.ts';",
    'kernel/src/b.ts': "import { c } from './c.ts';",
    'kernel/src/c.ts': `import ${kind} { a } from './a.ts';`,
  });
  expect(found(files(''))).toEqual(['kernel/src/a.ts:1: import cycle: a.ts → b.ts → c.ts → a.ts']);
  expect(found(files('type'))).toEqual([]);
});
