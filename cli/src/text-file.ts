/** Files that were named on the command line, as text. */
import { readFileSync, statSync } from 'node:fs';
import type { Words } from './text/words.ts';

/** The text of a file of at most `most` bytes; complains if it cannot be read or is larger. */
export function readTextFile(
  { file: words }: Words,
  file: string,
  most: number,
  tooLarge: string,
  complain: (what: string) => Error,
): string {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) throw complain(words.notAFile);
    if (stats.size > most) throw complain(tooLarge);
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw complain(code === 'ENOENT' ? words.missing : words.unreadable(code));
  }
}

/** The code of an error of the operating system; null for any other. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === undefined ? null : code;
}
