/**
 * Shows that tables can be made, joined and played to the end through the API, against a server that runs or one of its
 * own: `node bench/src/play/run.ts [--url http://127.0.0.1:8080] [--players 2]`. Exit code 0: it can be done.
 */
import { parseArgs } from 'node:util';
import { playAll, reasonOf } from './play.ts';
import { withServer } from './server.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const { url, players } = parse(process.argv.slice(2));
  const play = (address: string): Promise<unknown> => playAll(address, players, say);
  await (url === null ? withServer(say, play) : play(url));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function parse(args: string[]): { readonly url: string | null; readonly players: number } {
  const { values } = parseArgs({
    args,
    options: { url: { type: 'string' }, players: { type: 'string', default: '2' } },
  });
  const players = Number(values.players);
  if (!Number.isInteger(players) || players < 1 || players > 16)
    throw new Error('--players takes a number from 1 to 16');
  const url = values.url === undefined ? null : URL.parse(values.url);
  if (values.url !== undefined && !url?.protocol.startsWith('http'))
    throw new Error('--url takes an address such as http://127.0.0.1:8080');
  return { url: url?.origin ?? null, players };
}
