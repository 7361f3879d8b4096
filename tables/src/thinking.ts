/** Runs where bots think: makes the reply to a question. What a bot throws is for the caller to see to. */
import { advise, BOTS, think, type FiguresOf } from '@horda/bots';
import { openAsk, seeded, type AnyGame } from '@horda/kernel';
import type { Asked, Reply } from './bots.ts';

/** Of a game's entry, what bots need. */
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
