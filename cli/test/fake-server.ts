/**
 * Takes the place of the server when Node imports this first: it tells which options it got, and on demand refuses to
 * start or never stops.
 */
import { registerHooks } from 'node:module';
import type { Running, ServeOptions } from '@horda/server';

export class CannotServe extends Error {}

export async function serve(options: ServeOptions): Promise<Running> {
  if (process.env['FAKE_SERVER'] === 'broken')
    throw new CannotServe('the data are newer\n than this program: update it.');
  if (process.env['FAKE_SERVER'] === 'faulty') throw new TypeError('no such thing');
  process.stderr.write(`${JSON.stringify(options)}\n`);
  const open = setInterval(() => {}, 1000);
  return {
    address: `http://${options.host}:${options.port}`,
    async close(): Promise<void> {
      process.stderr.write('closing\n');
      if (process.env['FAKE_SERVER'] !== 'stuck') clearInterval(open);
      else await new Promise(() => {});
    },
  };
}

registerHooks({
  resolve: (name, context, next) =>
    name === '@horda/server' ? { url: import.meta.url, shortCircuit: true } : next(name, context),
});
