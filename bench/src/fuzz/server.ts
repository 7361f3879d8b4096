/** The server under fire: `node --expose-gc server.ts <data folder>`. Says its port, and how much memory it has when asked. */
import { NO_LIMITS, serve } from '@horda/server';
import { HOST_KEY } from './host-requests.ts';

export interface Memory {
  readonly heap: number;
  readonly rss: number;
}

const [data] = process.argv.slice(2);
const { address, close } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: data!,
  database: null,
  origins: [],
  trustProxy: false,
  log: 'error',
  // What is tested is what happens to messages that are let in.
  limits: NO_LIMITS,
  idle: 1_000,
  adminKey: HOST_KEY,
});
process.on('disconnect', () => process.exit());
process.on('message', (asked) => {
  if (asked === 'end') return void close().then(() => process.exit());
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send!({ heap, rss } satisfies Memory);
});
process.send!({ port: Number(new URL(address).port) });
