/** The server: one process with HTTP, WebSocket, storage and bots. */
import { pino } from 'pino';
import { isBuilt } from './http/client-files.ts';
import { NO_LIMITS } from './http/limits.ts';
import type { Secrets } from '@horda/tables/live/secrets';
import { isWritable, logOf } from './node.ts';
import { CannotServe, type Running, type ServeOptions } from './options.ts';
import { Runs } from './runs.ts';
import { nodeSecrets } from './secrets.ts';

export { CannotServe, NO_LIMITS, type Running, type ServeOptions };

/**
 * `secrets`: the source of ids, keys, deals and the bots' worlds. Only tests replace it by a predictable one
 * (`@horda/tables/test/seeded-secrets`); no command-line option can.
 */
export async function serve(options: ServeOptions, secrets: Secrets = nodeSecrets): Promise<Running> {
  if (options.client !== undefined && !isBuilt(options.client))
    throw new CannotServe(`there is no built page in ${options.client}: it has no index.html`);
  // Standard output belongs to the program that starts the server.
  const logger = pino({ level: options.log }, pino.destination(2));
  const runs = new Runs(options, secrets, logger);
  const { address, store } = await runs.begin();
  // Says so if the disk is full: tables can be read all the same.
  await isWritable(store, logOf(logger));
  return { address, close: () => runs.end() };
}
