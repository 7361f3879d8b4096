// The lock file of the package, cut out of the checkout's: whoever installs it gets the versions that were tested, by
// their checksums, however many years later.
import { posix } from 'node:path';

type Locked = {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
};
export type Lock = { lockfileVersion: number; packages: Record<string, Locked> };
export type Manifest = {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
  [field: string]: unknown;
};

export function shrinkwrap(lock: Lock, manifest: Manifest): object {
  const kept = new Map<string, Locked>();
  const waiting: { name: string; from: string }[] = needsOf(manifest).map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = find(lock, next.name, next.from);
    const entry = path === null ? undefined : lock.packages[path];
    if (path === null || entry === undefined || entry.link === true) {
      throw new Error(`the lock file does not say which ${next.name} the package gets: run npm install`);
    }
    if (kept.has(path)) continue;
    kept.set(path, entry);
    waiting.push(...needsOf(entry).map((name) => ({ name, from: path })));
  }
  const { name, version, dependencies, optionalDependencies, license, bin, engines } = manifest;
  const own = { name, version, license, dependencies, bin, engines, optionalDependencies };
  const sorted = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': own, ...Object.fromEntries(sorted) },
  };
}

function needsOf({ dependencies = {}, optionalDependencies = {}, ...peers }: Locked): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = peers;
  const wanted = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...wanted];
}

/** Beside whoever needs it, or in a folder further up. */
function find({ packages }: Lock, name: string, from: string): string | null {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    if (folder === '.') folder = '';
    const path = posix.join(folder, 'node_modules', name);
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}
