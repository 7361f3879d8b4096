/** Runs in a thread: answers one question after the other. What a bot throws ends the thread; the pool sees to it. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@horda/games';
import { READY, type Asked } from '@horda/tables/bots';
import { replyTo } from '@horda/tables/thinking';

parentPort?.on('message', (asked: Asked) => {
  const entry = findGame(asked.game);
  if (entry === undefined) throw new Error('there is no such game');
  parentPort?.postMessage(replyTo(entry, asked));
});
parentPort?.postMessage(READY);
