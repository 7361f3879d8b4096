// The lock file fits the manifests (or a fresh clone could not install), names exact versions with checksums, and
// says nothing about where packages were downloaded from.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Finding, isMain, report, ROOT } from './sources.ts';

/** `1.2.3`, or a version before a release such as `1.2.3-beta.4`. */
const EXACT = /^\d+\.\d+\.\d+(-[\da-z]+(\.[\da-z]+)*)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Needs = { [kind in (typeof KINDS)[number]]?: Record<string, string> };
type LockedPackage = Needs & { link?: boolean; resolved?: string; integrity?: string };
export type Lock = { packages: Record<string, LockedPackage> };

/** Manifests by folder, the root's under ''. */
export function checkLock(lock: Lock, manifests: ReadonlyMap<string, Needs>): Finding[] {
  const found: string[] = [];
  for (const [folder, manifest] of manifests) {
    const file = join(folder, 'package.json');
    for (const kind of KINDS) {
      const wanted = manifest[kind] ?? {};
      if (!isDeepStrictEqual(wanted, lock.packages[folder]?.[kind] ?? {}))
        found.push(`${kind} of ${file} are not those of the lock file: run npm install`);
      for (const [name, version] of Object.entries(wanted)) {
        const exact = name.startsWith('@horda/') ? version === '*' : EXACT.test(version);
        if (!exact) found.push(`${name} ${version} in ${file} is not an exact version`);
      }
    }
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') && !manifests.has(path))
      found.push(`${path} is in the lock file, but not on the disk: run npm run games -- write`);
    if (!path.includes('node_modules/') || entry.link) continue;
    if (!entry.integrity) found.push(`${path} has no checksum`);
    if (entry.resolved) found.push(`${path} names a download address`);
  }
  return found.map((what) => ({ path: 'package-lock.json', line: 1, what }));
}

if (isMain(import.meta.url)) {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const lock = read('package-lock.json') as Lock;
  const folders = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
  const present = folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
  report(checkLock(lock, new Map(present.map((folder) => [folder, read(join(folder, 'package.json'))]))), 'lock file');
}
