/** Puts another database in the place of the one in a folder. No process may have that one open. */
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE, syncFolder } from './sqlite-file.ts';

/** Returns the name under which the one that was there is kept; null: there was none. */
export function replaceFile(folder: string, draft: string): string | null {
  const file = join(folder, SQLITE_FILE);
  const aside = `${file}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  syncFile(draft);
  // Only a database that was not closed in good order leaves a log, which must never be taken for that of another one.
  const wasLeft = keepAside(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  const isThere = existsSync(file);
  if (isThere) {
    try {
      // At every moment there is a complete database under its name.
      linkSync(file, aside);
    } catch {
      // The file system has no links.
      renameSync(file, aside);
    }
  }
  renameSync(draft, file);
  syncFolder(folder);
  return isThere || wasLeft ? aside : null;
}

function keepAside(file: string, aside: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.size === 0) rmSync(file);
  else renameSync(file, aside);
  return found.size > 0;
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
