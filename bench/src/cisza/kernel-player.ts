/** Cisza by the kernel, as bots use it: quiet, choosing by number. */
import { cisza } from '@horda/cisza';
import type { State } from '@horda/cisza/state';
import { choose, draw, hush, nextOpen, run, seeded, seedOf, seedOfGame } from '@horda/kernel';
import type { Cloner, Player } from '../variant.ts';
import { CHOICES, DEFAULTS, SERIES } from './series.ts';

export function player(seats: number): Player {
  const dice = seeded(seedOf(CHOICES));
  return (game) => {
    const s = begin(seats, game);
    while (s.kernel.asks.length > 0) choose(cisza, s, draw(dice, nextOpen(s).options.length));
    return s.kernel.tick;
  };
}

const STATES = 256;
/** About half of what a game of four takes. */
const DECISIONS = 32;

export function cloner(seats: number): Cloner {
  const dice = seeded(seedOf(CHOICES));
  const states: State[] = [];
  for (let game = 0; states.length < STATES; game++) {
    const s = begin(seats, game);
    while (s.kernel.asks.length > 0 && s.kernel.tick < DECISIONS)
      choose(cisza, s, draw(dice, nextOpen(s).options.length));
    if (s.kernel.asks.length > 0) states.push(s);
  }
  return (n) => cisza.clone(states[n % STATES]!).kernel.tick;
}

function begin(seats: number, game: number): State {
  const s = cisza.setup(DEFAULTS, seats, seedOfGame(SERIES, game), null);
  hush(cisza, s);
  run(cisza, s);
  return s;
}
