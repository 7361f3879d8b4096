/** The server under fire: `node --expose-gc server.ts <data folder>`. Says its port, and how much memory it has when asked. */
import { serve } from '@horda/server';

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
  limits: { frames: 1_000_000, burst: 1_000_000, sockets: 10_000, requests: 10_000_000, tables: 10_000_000 },
  idle: 1_000,
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
