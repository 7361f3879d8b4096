/**
 * Prints one game, or with `--save` its sealed save: `node testing/src/playthrough-run.ts cisza --seats 3`. Its
 * players pick at random; with `--clever` they pick what looks best.
 */
import { parseArgs } from 'node:util';
import { seal } from '@horda/kernel';
import { runCommand } from './command.ts';
import { record } from './players.ts';
import { playthrough } from './playthrough.ts';
import { gameNamed } from './probes.ts';
import { seedFrom, tableFrom } from './tables.ts';

const USAGE =
  'usage: node testing/src/playthrough-run.ts GAME --seats N [--set option=value …] [--seed S] [--clever] [--save]';

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '' },
      set: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      clever: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const { game } = gameNamed(positionals[0]);
  const table = tableFrom(game, Number(values.seats), values.set, seedFrom(values.seed));
  const save = record(game, table, values.clever);
  process.stdout.write(values.save ? `${JSON.stringify(seal(game, save))}\n` : playthrough(game, save));
  return true;
}

await runCommand(USAGE, main);
