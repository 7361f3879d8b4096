import { createInterface } from 'node:readline';
import type { ExitCode } from '../complaint.ts';
import { openEngine } from '../engine/engine.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { openPack } from '../pack-file.ts';
import type { Shell } from '../shell.ts';
import { readGame } from '../table.ts';

export async function engine(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.engine, 1);
  const entry = readGame(words, 'engine', positionals[0]);
  const reply = openEngine(entry, openPack(shell, values.pack, entry));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(reply(line))}\n`);
  }
  return 0;
}
