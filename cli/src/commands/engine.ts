import { createInterface } from 'node:readline';
import type { ExitCode } from '../complaint.ts';
import { openEngine } from '../engine/engine.ts';
import { parseFlags } from '../flags.ts';
import type { Shell } from '../shell.ts';
import { readGame } from '../table.ts';

export async function engine(args: readonly string[], { words }: Shell): Promise<ExitCode> {
  const { positionals } = parseFlags(words, args, {}, 1);
  const reply = openEngine(readGame(words, 'engine', positionals[0]));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(reply(line))}\n`);
  }
  return 0;
}
