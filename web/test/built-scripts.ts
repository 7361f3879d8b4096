/** What scripts the built page has, and which of them come together. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn } from '../build/files.ts';
import { BUILT_PAGE } from './served-page.ts';

const ASSETS = join(BUILT_PAGE, 'assets');
/** `import "./a.js"` and `from "./a.js"`, but not `import("./a.js")`, which waits until it is wanted. */
const STATIC_IMPORT = /\b(?:import|from)\s*(["'`])\.\/(?<name>.+?)\1/g;

export interface Script {
  /** Such as `cisza-page-DzRZrjmX.js`. */
  readonly name: string;
  readonly text: string;
  /** As it travels, in bytes. */
  readonly size: number;
}

export const script = (name: string): Script => {
  const text = readFileSync(join(ASSETS, name), 'utf8');
  return { name, text, size: gzipSync(text).length };
};

/** All scripts called so before their hash; there must be some. */
export function scriptsCalled(name: string): Script[] {
  const isCalled = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const found = filesIn(ASSETS, (file) => isCalled.test(file)).map((path) => script(basename(path)));
  if (found.length === 0) throw new Error(`the build has no script called ${name}`);
  return found;
}

/** The scripts that the page itself names. */
export function entryScripts(): Script[] {
  const page = readFileSync(join(BUILT_PAGE, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.js)"/g)].map(([, name]) => script(name!));
}

/** These scripts and all that they cannot start without. */
export function withImports(scripts: readonly Script[]): Script[] {
  const found = new Map<string, Script>();
  const add = (one: Script): void => {
    if (found.has(one.name)) return;
    found.set(one.name, one);
    for (const { groups } of one.text.matchAll(STATIC_IMPORT)) add(script(groups!['name']!));
  };
  for (const each of scripts) add(each);
  return [...found.values()];
}

export const sizeOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { size }) => sum + size, 0);

/** As the server sends it to a browser that takes brotli. Of the smallest scripts the build packs nothing. */
export function sentSize({ name, text }: Script): number {
  const packed = join(ASSETS, `${name}.br`);
  return existsSync(packed) ? readFileSync(packed).length : Buffer.byteLength(text);
}
