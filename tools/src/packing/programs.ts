// The programs of the package: every source that is reached from the command, as JavaScript, at the same place as in the
// checkout. Node strips types itself, but not inside `node_modules`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, type Source } from '../sources.ts';
import { type Reference, referencesOf } from './references.ts';

export type Programs = {
  /** By path from the root. */
  files: ReadonlyMap<string, string>;
  /** Exact versions of the packages that they import, by name. */
  packages: Readonly<Record<string, string>>;
};

/** Modules that commands ask for in a checkout only (`cli/src/installation.ts`): they read tests, or install peers. */
const LEFT_OUT = new Set(['@horda/bench', '@horda/testing/coverage']);

/** `entries`: paths from the root. */
export function programsFrom(entries: readonly string[]): Programs {
  const files = new Map<string, string>();
  const packages = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(scriptName(path))) continue;
    const source = { path: scriptName(path), text: scriptOf(path) };
    const edits = referencesOf(source).flatMap((reference) => {
      const reached = follow(reference.target, path);
      waiting.push(...reached.files);
      if (reached.package !== null) packages.set(reached.package, versionOf(reached.package, path));
      return reached.written === reference.target ? [] : [{ ...reference, written: reached.written }];
    });
    files.set(source.path, edited(source, edits));
  }
  const sorted = [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { files, packages: Object.fromEntries(sorted) };
}

type Reached = {
  files: readonly string[];
  package: string | null;
  /** How the script names it; a part that is known only at run time is `*`. */
  written: string;
};

/** What a mention in the file `from` leads to. */
function follow(target: string, from: string): Reached {
  if (target.startsWith('node:') || LEFT_OUT.has(target)) return { files: [], package: null, written: target };
  if (target.startsWith('@horda/')) {
    const path = relative(ROOT, fileURLToPath(import.meta.resolve(target)))
      .split(sep)
      .join('/');
    const way = posix.relative(posix.dirname(from), scriptName(path));
    return { files: [path], package: null, written: way.startsWith('.') ? way : `./${way}` };
  }
  if (!target.startsWith('.')) return { files: [], package: packageOf(target), written: target };
  // Folders and other files, such as the built page, are found at run time.
  if (!isSource(target)) return { files: [], package: null, written: target };
  const wanted = posix.join(posix.dirname(from), target);
  const files = globSync(wanted, { cwd: ROOT }).map((path) => path.split(sep).join('/'));
  if (files.length === 0) throw new Error(`${from} mentions ${target}, which is not there`);
  return { files, package: null, written: scriptName(target) };
}

const isSource = (path: string): boolean => /\.(ts|mjs)$/.test(path);
const scriptName = (path: string): string => path.replace(/\.ts$/, '.js');
const packageOf = (target: string): string => /^(@[^/]+\/)?[^/]+/.exec(target)![0];

/** Lines stay where they are, so that an error names the line of the source. */
function scriptOf(path: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return path.endsWith('.ts') ? stripTypeScriptTypes(text).replaceAll(/[ \t]+$/gm, '') : text;
}

/** The version that the importing file's own package.json asks for. */
function versionOf(name: string, path: string): string {
  for (let folder = dirname(join(ROOT, path)); folder.length >= ROOT.length; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
    const version = dependencies?.[name];
    if (version !== undefined) return version;
    break;
  }
  throw new Error(`${path} imports ${name}, which its package.json does not name as a dependency`);
}

function edited({ text }: Source, edits: readonly (Reference & { written: string })[]): string {
  let result = text;
  for (const { start, end, written } of edits.toSorted((a, b) => b.start - a.start)) {
    // Parts in `${}` stay as they are.
    const parts = [...text.slice(start, end).matchAll(/\$\{[^}]*\}/g)].values();
    const filled = written.replaceAll('*', () => parts.next().value?.[0] ?? '*');
    result = result.slice(0, start) + filled + result.slice(end);
  }
  return result;
}
