/** Random games of Cisza through the reducer of boardgame.io. */
import { draw, seeded, seedOf } from '@horda/kernel';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { cisza } from './cisza.ts';
import type { G } from './cisza-rules.ts';

const processed = ProcessGameConfig(cisza);
const reducer = CreateGameReducer({ game: processed });

type GameState = ReturnType<typeof InitializeGame> & { G: G };

/** Plays the nth game to its end; `watch` sees every state. Tells the number of decisions. */
export function playGame(
  seats: number,
  seed: string,
  dice: [number, number, number, number],
  watch?: (state: GameState) => void,
): number {
  let state = InitializeGame({ game: { ...processed, seed }, numPlayers: seats }) as GameState;
  let decisions = 0;
  for (; state.ctx.gameover === undefined; decisions++) {
    watch?.(state);
    const { currentPlayer } = state.ctx;
    const options = processed.ai!.enumerate(state.G, state.ctx, currentPlayer) as { move: string; args?: unknown[] }[];
    const { move, args } = options[draw(dice, options.length)]!;
    const before = state._stateID;
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: currentPlayer },
    }) as GameState;
    if (state._stateID === before) throw new Error(`boardgame.io refused ${move}(${JSON.stringify(args)})`);
  }
  watch?.(state);
  return decisions;
}

/** The variant that the bench measures. */
export function player(seats: number): (game: number) => number {
  const dice = seeded(seedOf('choices'));
  return (game) => playGame(seats, String(game), dice);
}
