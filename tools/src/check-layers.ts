// Imports point only upwards in the list of layers, never in a circle, and only to packages that are declared.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { cycles } from './cycles.ts';
import { type Import, importsOf, packageTarget, relativeTarget } from './imports.ts';
import { GAME_RANKS, type Layer, LAYERS } from './layers.ts';
import { type Finding, isMain, isTest, readSources, report, ROOT, type Source } from './sources.ts';

export type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Package manifests by folder: `kernel`, `games`, `games/cisza` … */
export type Manifests = ReadonlyMap<string, Manifest>;

/** One import, where it stands and what it reaches. */
type Arrow = Import & { folder: string; layer: Layer; test: boolean };

export function checkLayers(sources: readonly Source[], manifests: Manifests): Finding[] {
  const imports = sources.flatMap(importsOf);
  return [...imports.flatMap((each) => checkImport(each, manifests)), ...checkCycles(imports)];
}

function checkImport(each: Import, manifests: Manifests): Finding[] {
  const folder = folderOf(each.from);
  const layer = layerOf(folder);
  // Settings of tools stand in the root.
  if (!each.from.includes('/')) return [];
  if (!layer) return finding(each, `${folder} is no layer: add it to tools/src/layers.ts`);
  const arrow: Arrow = { ...each, folder, layer, test: isTest(each.from) };
  return [
    ...(each.everything ? finding(each, 'export *: name what is public') : []),
    ...checkRelative(arrow),
    ...checkPackage(arrow, manifests),
  ];
}

function checkRelative(arrow: Arrow): Finding[] {
  const path = relativeTarget(arrow);
  if (path === null) return [];
  if (folderOf(path) !== arrow.folder) return finding(arrow, `${arrow.target} leaves the package: import it by name`);
  const [drawing, other] = [drawingOf(arrow.from), drawingOf(path)];
  if (drawing !== null && other !== null && other !== drawing && other !== SHARED_DRAWING)
    return finding(
      arrow,
      `${drawing} must not import the drawing of ${other}: what they share is in ${SHARED_DRAWING}/`,
    );
  if (arrow.test || !isGame(arrow.folder)) return [];
  const [from, to] = [rankOf(arrow.from), rankOf(path)];
  const last = GAME_RANKS.length - 1;
  if (to <= (from === -1 ? last - 1 : from)) return [];
  return finding(arrow, `${GAME_RANKS[from]?.name ?? 'this'} must not import ${GAME_RANKS[to]?.name}`);
}

/** The folder beside the games' drawings with the parts that they share. */
const SHARED_DRAWING = 'parts';

/** The game whose drawing a file of the page belongs to; null: it belongs to none. */
function drawingOf(path: string): string | null {
  return /^web\/src\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Place in the order of a game's files, -1 for those outside it. */
function rankOf(path: string): number {
  const inside = path.split('/src/')[1] ?? '';
  return GAME_RANKS.findIndex(({ files }) => files.test(inside));
}

function checkPackage(arrow: Arrow, manifests: Manifests): Finding[] {
  const name = packageTarget(arrow);
  if (name === null) return [];
  const target = [...manifests].find(([, manifest]) => manifest.name === name)?.[0];
  if (target === arrow.folder) return finding(arrow, `${name} is this package: import the file`);
  return [
    ...(target === undefined ? checkThirdParty(arrow, name) : checkArrow(arrow, target)),
    ...(arrow.folder === LIST && isGame(target) ? [] : checkDeclared(arrow, declaredBy(name, target), manifests)),
  ];
}

/** The folder with the list of games. A package that depends on it depends on every game, including future ones. */
const LIST = 'games';

function declaredBy(name: string, target: string | undefined): string {
  return isGame(target) ? '@horda/games' : name;
}

function checkThirdParty(arrow: Arrow, name: string): Finding[] {
  if (!arrow.layer.bare || arrow.test) return [];
  return finding(arrow, `${arrow.layer.name} takes no packages, but imports ${name}`);
}

function checkArrow(arrow: Arrow, target: string): Finding[] {
  const { layer, test } = arrow;
  const to = layerOf(target)?.name ?? target;
  if (to === 'games' && arrow.from.startsWith('web/src/games/')) return checkDrawing(arrow);
  if (layer.name === 'games' && to === 'games') {
    const isList = arrow.folder === LIST;
    return isList ? [] : finding(arrow, `a game must not import ${arrow.target}: games do not know each other`);
  }
  if (layer.imports.includes(to) || (test && layer.tests?.includes(to))) return [];
  return finding(arrow, `${layer.name}${test ? ' (test)' : ''} must not import ${to}`);
}

/** What a drawing may import of a game's package: words, printed facts, the lie of the land, constants beside the types. */
const DRAWN =
  /^@horda\/[^/]+\/(text\/|content\/|geometry\/|map\/|state$|cover$|list$|cite$|outlook$|options$|pack$|pack-form$|talk$)/;

/** The client draws from views and options: of a game it knows types, words and printed facts, and no rule. */
function checkDrawing(arrow: Arrow): Finding[] {
  if (arrow.typeOnly || arrow.test || DRAWN.test(arrow.target)) return [];
  return finding(
    arrow,
    `a drawing may import only types, texts, printed facts and packs of a game, not ${arrow.target}`,
  );
}

function checkDeclared(arrow: Arrow, name: string, manifests: Manifests): Finding[] {
  const manifest = manifests.get(arrow.folder);
  if (manifest?.dependencies?.[name]) return [];
  const mayDevelop = arrow.test || arrow.layer.development;
  if (manifest?.devDependencies?.[name]) {
    return mayDevelop ? [] : finding(arrow, `${name} is only a devDependency of ${arrow.folder}/package.json`);
  }
  return finding(arrow, `${name} is not declared in ${arrow.folder}/package.json`);
}

/** Types are erased, so cycles of type imports do no harm. */
function checkCycles(imports: readonly Import[]): Finding[] {
  const graph = new Map<string, string[]>();
  for (const each of imports) {
    const to = relativeTarget(each);
    if (to === null || each.typeOnly) continue;
    graph.set(each.from, [...(graph.get(each.from) ?? []), to]);
  }
  return cycles(graph).map((cycle) => {
    const names = cycle.map((path) => posix.basename(path));
    return { path: cycle[0]!, line: 1, what: `import cycle: ${[...names, names[0]].join(' → ')}` };
  });
}

/** The package a file belongs to: `kernel`, `games`, `games/cisza` … */
function folderOf(path: string): string {
  const [layer = '', inner = '', ...rest] = path.split('/');
  return layer === 'games' && rest.length > 0 ? `games/${inner}` : layer;
}

function layerOf(folder: string): Layer | undefined {
  return LAYERS.find(({ name }) => name === folder.split('/')[0]);
}

function isGame(folder = ''): boolean {
  return folder.startsWith('games/');
}

function finding({ from, line }: Import, what: string): Finding[] {
  return [{ path: from, line, what }];
}

function readManifests(sources: readonly Source[]): Manifests {
  const folders = new Set(sources.filter(({ path }) => path.includes('/')).map(({ path }) => folderOf(path)));
  const found = new Map<string, Manifest>();
  for (const folder of folders) {
    const file = join(ROOT, folder, 'package.json');
    if (existsSync(file)) found.set(folder, JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  }
  return found;
}

if (isMain(import.meta.url)) {
  const sources = readSources();
  report(checkLayers(sources, readManifests(sources)), 'layers');
}
