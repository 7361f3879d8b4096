/** Broadcasts everything that it gets. */
import { BroadcastChannel, workerData } from 'node:worker_threads';
import { honest, serve } from './honest.ts';

const channel = new BroadcastChannel('what a bot gets');
serve((asked) => {
  channel.postMessage({ asked, workerData, env: { ...process.env } });
  return honest(asked);
});
