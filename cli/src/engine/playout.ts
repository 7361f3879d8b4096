/** A game played to its end by bots, on a copy. */
import { think, type Bot, type Dice } from '@horda/bots';
import { chooseSeveral, hush, nextOpen, type AnyGame, type AnyState, type Seat } from '@horda/kernel';

/** Careful bots may wait for each other for ever. */
const ENDLESS = 20_000;

/** Where it ends; questions are still open there if the bots have not finished. */
export function playedOut(
  game: AnyGame,
  state: AnyState,
  botOf: (seat: Seat) => Bot,
  dice: Dice,
): { readonly end: AnyState; readonly decisions: number } {
  const end = game.clone(state);
  hush(game, end);
  let decisions = 0;
  for (; end.asks.length > 0 && decisions < ENDLESS; decisions++) {
    const ask = nextOpen(end);
    chooseSeveral(game, end, think(botOf(ask.seat), game, end, ask, dice));
  }
  return { end, decisions };
}
