/** A node in its own process, which tests may kill: `node server-process.ts '{ "data": …, "database": … }'`. */
import { NO_LIMITS, serve } from '../../src/server.ts';
import { PLAYED } from './games.ts';

const { data, database } = JSON.parse(process.argv[2]!) as { data: string; database: string | null };
const { address, close } = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  database,
  origins: [],
  trustProxy: false,
  log: 'error',
  games: PLAYED,
  worker: new URL('../bots/workers/played.ts', import.meta.url),
  limits: NO_LIMITS,
});
process.on('disconnect', () => process.exit());
process.on('message', () => void close().then(() => process.exit()));
process.send!(address);
