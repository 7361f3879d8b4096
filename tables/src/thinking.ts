/** Runs in a bot's thread or worker: makes the reply to a question. The caller handles what a bot throws. */
import { advise, BOTS, think, type FiguresOf } from '@horda/bots';
import { openAsk, seeded, type AnyGame } from '@horda/kernel';
import type { Asked, Reply } from './bots.ts';

/** The part of a game's entry that bots need. */
export interface ThinkableGame {
  readonly game: AnyGame;
  readonly figures: FiguresOf;
}

export function replyTo({ game, figures }: ThinkableGame, { id, bot, seat, world, seed, reasons }: Asked): Reply {
  const ask = openAsk(world, seat);
  if (ask === null) throw new Error('there is no such question');
  const dice = seeded(seed);
  if (reasons) return { id, ...advise(BOTS[bot], game, world, ask, dice, figures) };
  return { id, picks: think(BOTS[bot], game, world, ask, dice), now: [], later: [] };
}
