/** `npm run load`: our server beside boardgame.io's and Colyseus, with the same game and the same players. */
import { parseArgs } from 'node:util';
import { installPeers } from '../peers.ts';
import { measure } from './measure.ts';
import { measureMemory } from './memory.ts';
import { HORDA, PLATFORMS } from './platforms.ts';
import { reportOf, textOf } from './report.ts';

const USAGE = `usage: npm run load -- [--tables N] [--seconds S] [--only ${PLATFORMS.map(({ id }) => id).join(',')}] [--json]`;
const DEFAULT = ['horda', 'boardgameio', 'colyseus'];
/** Tables whose cost in memory is measured, while nobody uses them. */
const STORED = 10_000;
const MOST_TABLES = 1000;
const MOST_SECONDS = 120;

class Usage extends Error {}

// The other processes end with this one; its folder is removed on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  const { tables, seconds, only, json } = parse(process.argv.slice(2));
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const platforms = PLATFORMS.filter(({ id }) => only.includes(id));
  if (platforms.some(({ isPeer }) => isPeer)) await installPeers(log);
  const results = await measure({ platforms, tables, seconds, log });
  const own = platforms.find(({ id }) => id === HORDA);
  const memory = own === undefined ? null : await measureMemory(own, STORED, log);
  const report = reportOf({ tables, seconds }, results, memory);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));
  process.exitCode = report.promises.some(({ kept }) => kept === false) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Usage ? 2 : 1;
}

function parse(args: string[]): { tables: number; seconds: number; only: readonly string[]; json: boolean } {
  const options = {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: DEFAULT.join(',') },
    json: { type: 'boolean', default: false },
  } as const;
  const { values } = readable(() => parseArgs({ args, options }));
  const only = values.only.split(',');
  const unknown = only.find((id) => !PLATFORMS.some((platform) => platform.id === id));
  if (unknown !== undefined) throw new Usage(`${unknown} is not known\n${USAGE}`);
  return {
    tables: number('--tables', values.tables, MOST_TABLES, Number.isInteger),
    seconds: number('--seconds', values.seconds, MOST_SECONDS, Number.isFinite),
    only,
    json: values.json,
  };
}

function number(flag: string, text: string, most: number, fits: (value: number) => boolean): number {
  const value = Number(text);
  if (!fits(value) || value < 1 || value > most) throw new Usage(`${flag} takes a number from 1 to ${most}\n${USAGE}`);
  return value;
}

/** What `parseArgs` throws is meant for people, but has no usage. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Usage(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
