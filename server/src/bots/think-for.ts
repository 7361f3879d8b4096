/** Runs in a thread: answers one question after the other. If a bot throws, the thread ends; the pool handles that. */
import { parentPort } from 'node:worker_threads';
import { READY, type Asked } from '@horda/tables/bots';
import { replyTo, type ThinkableGame } from '@horda/tables/thinking';

export function thinkFor(games: (id: string) => ThinkableGame | undefined): void {
  parentPort?.on('message', (asked: Asked) => {
    const entry = games(asked.game);
    if (entry === undefined) throw new Error('there is no such game');
    parentPort?.postMessage(replyTo(entry, asked));
  });
  parentPort?.postMessage(READY);
}
