import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Made } from '@horda/server/backups';
import { VERSION } from '@horda/server/version';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { readPlace } from '../place.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { codeOf } from '../text-file.ts';
import { quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';
import { transfer } from '../transfer.ts';

export async function backup(args: readonly string[], { words }: Shell): Promise<ExitCode> {
  const { values, positionals } = parseFlags(words, args, FLAGS.backup, 1);
  const [file] = positionals;
  if (file === undefined) throw wrongUsage(words.errors.missingFile('backup'));
  const place = readPlace(words, values.data);
  const { makeBackup } = await import('@horda/server/backups');
  if (file === '-') {
    if (values.json) throw wrongUsage(words.errors.notTogether('--json', '-'));
    if (process.stdout.isTTY) throw wrongUsage(words.backup.notToTerminal);
    return transfer(
      words,
      async (wish) => void (await makeBackup(place, process.stdout, { program: VERSION, ...wish })),
    );
  }
  if (existsSync(file) && !values.force) throw failed(words.backup.exists(quoted(file)));
  return transfer(words, async (wish) => {
    const made = await whole(words, resolve(file), values.force, (out) =>
      makeBackup(place, createWriteStream('', { fd: out, autoClose: false }), { program: VERSION, ...wish }),
    );
    tell(words, file, made, values.json);
  });
}

function tell({ backup: say }: Words, file: string, { rows }: Made, asJson: boolean): void {
  const bytes = statSync(file).size;
  if (asJson) printJson({ file: resolve(file), bytes, rows });
  else print(say.written(quoted(file), rows['tables'] ?? 0, rows['lines'] ?? 0, bytes));
}

/** The file gets its name when it is complete and on the disk. */
async function whole<T>(
  words: Words,
  file: string,
  mayReplace: boolean,
  write: (out: number) => Promise<T>,
): Promise<T> {
  const draft = `${file}.${process.pid}.part`;
  const out = orComplain(words, file, () => openSync(draft, 'wx', 0o600));
  try {
    const result = await write(out);
    fsyncSync(out);
    orComplain(words, file, () => {
      if (mayReplace) renameSync(draft, file);
      // Unlike renaming, this never replaces a file that came meanwhile.
      else linkSync(draft, file);
    });
    syncFolder(dirname(file));
    return result;
  } finally {
    closeSync(out);
    rmSync(draft, { force: true });
  }
}

function orComplain<T>(words: Words, file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw failed(words.file.about(quoted(file), words.file.unwritable(code)));
  }
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
