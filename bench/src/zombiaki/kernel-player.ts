/** Zombiaki by the kernel, as bots use it: quiet, choosing by number; the two decks in turn. */
import { choose, draw, hush, nextOpen, run, seeded, seedOf, seedOfGame } from '@horda/kernel';
import { zombiaki } from '@horda/zombiaki';
import type { Options, State } from '@horda/zombiaki/state';
import type { Cloner, Player } from '../variant.ts';

const SERIES = seedOf('zombiaki bench');
const DECKS: readonly Options['deck'][] = ['moskwa', 'jubileusz'];

export function player(): Player {
  const dice = seeded(seedOf('zombiaki choices'));
  return (game) => {
    const s = begin(game);
    while (s.kernel.asks.length > 0) choose(zombiaki, s, draw(dice, nextOpen(s).options.length));
    return s.kernel.tick;
  };
}

const STATES = 256;
/** About half of what a game takes. */
const DECISIONS = 40;

export function cloner(): Cloner {
  const dice = seeded(seedOf('zombiaki choices'));
  const states: State[] = [];
  for (let game = 0; states.length < STATES; game++) {
    const s = begin(game);
    while (s.kernel.asks.length > 0 && s.kernel.tick < DECISIONS)
      choose(zombiaki, s, draw(dice, nextOpen(s).options.length));
    if (s.kernel.asks.length > 0) states.push(s);
  }
  return (n) => zombiaki.clone(states[n % STATES]!).kernel.tick;
}

function begin(game: number): State {
  const options: Options = { deck: DECKS[game % DECKS.length]!, sideStep: 'must', zombies: '1' };
  const s = zombiaki.setup(options, 2, seedOfGame(SERIES, game), null);
  hush(zombiaki, s);
  run(zombiaki, s);
  return s;
}
