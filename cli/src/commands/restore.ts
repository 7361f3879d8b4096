import { createReadStream, openSync } from 'node:fs';
import type { Restored } from '@horda/server/backups';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { readPlace } from '../place.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { codeOf } from '../text-file.ts';
import { oneLine, quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';
import { transfer } from '../transfer.ts';

export async function restore(args: readonly string[], { words }: Shell): Promise<ExitCode> {
  const { values, positionals } = parseFlags(words, args, FLAGS.restore, 1);
  const [file] = positionals;
  if (file === undefined) throw wrongUsage(words.errors.missingFile('restore'));
  const place = readPlace(words, values.data);
  const { restoreBackup } = await import('@horda/server/backups');
  const input = file === '-' ? process.stdin : opened(words, file);
  return transfer(words, async (wish) => {
    const restored = await restoreBackup(place, input, { mayReplace: values.replace, ...wish });
    if (values.json) printJson(asJson(restored));
    else print(...linesOf(words, restored));
  });
}

function opened(words: Words, file: string) {
  try {
    return createReadStream('', { fd: openSync(file, 'r') });
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw failed(words.file.about(quoted(file), code === 'ENOENT' ? words.file.missing : words.file.unreadable(code)));
  }
}

function asJson({ header: { made, program, rows }, aside, wasRunning }: Restored): object {
  return { made: new Date(made).toISOString(), program, rows, aside, wasRunning };
}

function linesOf({ backup: say }: Words, { header, aside, wasRunning }: Restored): readonly string[] {
  const { rows, made } = header;
  return [
    say.restored(rows['tables'] ?? 0, rows['lines'] ?? 0, new Date(made)),
    ...(aside === null ? [] : [say.aside(oneLine(aside))]),
    ...(wasRunning ? [say.begunAnew] : []),
  ];
}
