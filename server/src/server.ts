/** The server: one process with HTTP, WebSocket, storage and bots. */
import { setFlagsFromString } from 'node:v8';
import type { Lives } from '@horda/tables/live/lives';
import { pino } from 'pino';
import { faultOfAdminKey } from './admin/admin-key.ts';
import type { Quotas } from './admin/sizes.ts';
import { isBuilt } from './http/client-files.ts';
import { NO_LIMITS } from './http/limits.ts';
import { plainWord, SHORTEST_WORD } from './http/word.ts';
import type { Secrets } from '@horda/tables/live/secrets';
import { isWritable, logOf } from './node.ts';
import { CannotServe, type Running, type ServeOptions } from './options.ts';
import { Runs } from './runs.ts';
import { nodeSecrets } from './secrets.ts';
import { steadyTime } from './time.ts';

export { CannotServe, NO_LIMITS };
export type { Lives, Quotas, Running, ServeOptions };

/**
 * `secrets`: the source of ids, keys, deals and the bots' worlds. Only tests replace it by a predictable one
 * (`@horda/tables/test/seeded-secrets`); no command-line option can. `now`: the server's time, which tests move.
 */
export async function serve(
  options: ServeOptions,
  secrets: Secrets = nodeSecrets,
  now: () => number = steadyTime(),
): Promise<Running> {
  if (options.client !== undefined && !isBuilt(options.client))
    throw new CannotServe(`there is no built page in ${options.client}: it has no index.html`);
  if (options.word !== undefined && plainWord(options.word).length < SHORTEST_WORD)
    throw new CannotServe(`the server's word must have at least ${SHORTEST_WORD} characters`);
  const faultOfKey = options.adminKey === undefined ? null : faultOfAdminKey(options.adminKey);
  if (faultOfKey !== null) throw new CannotServe(faultOfKey);
  // A table's state lives until the next move. V8 sees states outlive a clearing of young objects and would put all
  // later ones among the old objects, which are costly to write to and to clear.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // Standard output belongs to the program that starts the server.
  const logger = pino({ level: options.log }, pino.destination(2));
  const runs = new Runs(options, secrets, logger, now);
  const { address, store } = await runs.begin();
  // Says so if the disk is full: tables can be read all the same.
  await isWritable(store, logOf(logger));
  return { address, close: () => runs.end() };
}
