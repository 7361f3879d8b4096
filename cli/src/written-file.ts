/** Files and folders that a command writes: what stands in the way, told before the work and not after it. */
import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { failed } from './complaint.ts';
import { codeOf } from './text-file.ts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

/** Why a file could not be written. */
export function notWritten({ file: words }: Words, file: string, error: unknown): Error {
  const isFolderMissing = codeOf(error) === 'ENOENT' && !isFolder(dirname(resolve(file)));
  const what = isFolderMissing ? words.noFolder : words.unwritable(codeOf(error) ?? String(error));
  return failed(words.about(quoted(file), what));
}

/** Complains if a file cannot be written; a file that is there stays as it is. */
export function checkWritable(words: Words, file: string): void {
  try {
    const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
  } catch (error) {
    throw notWritten(words, file, error);
  }
}

/** Writes a file; one that is there is replaced only with `force`. */
export function writeNew(words: Words, file: string, text: string, force: boolean): void {
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw failed(words.file.about(quoted(file), words.file.isThere));
    throw notWritten(words, file, error);
  }
}

/**
 * Makes a folder with all folders around it, one by one: Node's own recursive way never ends where the system refuses
 * a new folder as missing, as in /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  const around = dirname(folder);
  if (!existsSync(around)) makeFolder(around, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
