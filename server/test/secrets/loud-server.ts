/** A server with full logging: `node loud-server.ts '{ "data": … }'`. It sends its address, and ends when told to. */
import { serve } from '../../src/server.ts';

const { data } = JSON.parse(process.argv[2]!) as { data: string };
const { address, close } = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  database: null,
  origins: [],
  trustProxy: false,
  log: 'debug',
});
process.on('disconnect', () => process.exit());
process.on('message', () => void close().then(() => process.exit()));
process.send!(address);
