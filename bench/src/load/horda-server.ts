/** Our own server for a measurement: `node horda-server.ts <data folder>`. Every move is on disk before it is acknowledged. */
import { NO_LIMITS, serve } from '@horda/server';

const [data] = process.argv.slice(2);
const { address } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: data!,
  database: null,
  origins: [],
  trustProxy: false,
  log: 'error',
  limits: NO_LIMITS,
});
process.send!({ port: Number(new URL(address).port) });
