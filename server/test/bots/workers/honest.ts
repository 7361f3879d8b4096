/** A worker for tests: greedy bots do as told, random bots pick the first options that are valid. */
import { parentPort } from 'node:worker_threads';
import { openAsk } from '@horda/kernel';
import { READY, type Asked, type Reply } from '@horda/tables/bots';

export function serve(greedy: (asked: Asked) => unknown): void {
  parentPort?.on('message', (asked: Asked) => {
    parentPort?.postMessage(asked.bot === 'greedy' ? greedy(asked) : honest(asked));
  });
  parentPort?.postMessage(READY);
}

export function honest({ id, seat, world }: Asked): Reply {
  const least = openAsk(world, seat)?.min ?? 0;
  return { id, picks: Array.from({ length: least }, (_, i) => i), now: [], later: [] };
}
