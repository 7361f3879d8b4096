/** Our own server for a measurement: `node horda-server.ts <data folder>`. Every move is on disk before it is acknowledged. */
import { serve } from '@horda/server';

const [data] = process.argv.slice(2);
const { address } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: data!,
  database: null,
  origins: [],
  trustProxy: false,
  log: 'error',
  // All clients of the measurement share one address, and play far faster than people.
  limits: { frames: 100_000, burst: 100_000, sockets: 10_000, requests: 1_000_000, tables: 1_000_000 },
});
process.send!({ port: Number(new URL(address).port) });
