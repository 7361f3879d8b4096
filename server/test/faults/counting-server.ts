/**
 * A server whose games count the answers that they are given. It sends its address; whenever it is asked, the count so
 * far and the longest time since then for which its thread was busy in one piece.
 */
import { findGame, GAMES } from '@horda/games';
import { Counting } from '@horda/tables/test/worst-log';
import { serve } from '../../src/server.ts';

const { data } = JSON.parse(process.argv[2]!) as { data: string };
const counting = new Counting();
const { id } = counting.plain.game;
const games = GAMES.map((entry) => (entry.game.id === id ? counting.entry : findGame(entry.game.id)!));
const { address, close } = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  database: null,
  origins: [],
  trustProxy: true,
  log: 'error',
  games,
});
/** The thread's own time: it does not grow while other programs have the processor. */
const busy = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let [before, longest] = [busy(), 0];
setInterval(() => {
  const now = busy();
  longest = Math.max(longest, now - before);
  before = now;
}, 1);

process.on('disconnect', () => process.exit());
process.on('message', (asked) => {
  if (asked === 'count') {
    process.send!({ answers: counting.answers, piece: longest });
    longest = 0;
  } else void close().then(() => process.exit());
});
process.send!(address);
