/** Runs in a thread: answers one question after the other. What a bot throws ends the thread; the pool sees to it. */
import { parentPort } from 'node:worker_threads';
import { BOTS, think } from '@horda/bots';
import { findGame } from '@horda/games';
import { openAsk, seeded } from '@horda/kernel';
import { READY, type Asked, type Reply } from '@horda/tables/bots';

parentPort?.on('message', ({ id, game, bot, seat, world, seed }: Asked) => {
  const entry = findGame(game);
  const ask = openAsk(world, seat);
  if (entry === undefined || ask === null) throw new Error('there is no such question');
  const reply: Reply = { id, picks: think(BOTS[bot], entry.game, world, ask, seeded(seed)) };
  parentPort?.postMessage(reply);
});
parentPort?.postMessage(READY);
