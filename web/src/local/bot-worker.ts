/** Runs in a worker of its own: answers one question of the tables after the other. */
import type { Asked } from '@horda/tables/bots';
import { replyTo } from '@horda/tables/thinking';
import { openShelf } from './games.ts';

declare const self: DedicatedWorkerGlobalScope;

const shelf = openShelf();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // If thinking fails, the tables are told so and go on without the result.
  void reply(data).then(
    (made) => self.postMessage(made),
    () => self.postMessage(null),
  );
});

async function reply(asked: Asked): Promise<unknown> {
  await shelf.fetch({ game: asked.game });
  const game = shelf.find(asked.game);
  return game === undefined ? null : replyTo(game, asked);
}
