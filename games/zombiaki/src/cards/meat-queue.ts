import { emit, rule } from '@horda/kernel';
import { aimedAt, atLane, byItsText, ownZombies } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { printed } from '../rules/cards.ts';
import { laneOf, LANES } from '../content/board.ts';
import { pieceOf } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Lane, State, Zombie } from '../state.ts';

/** Every zombie of one lane is stronger for good. (K231) */
export const meatQueue: Play = {
  targets: (s) => LANES.filter((lane) => waiting(s, lane).length > 0).map(atLane),
  why: byItsText,
  effect: rule<State, Aimed>('meatQueue')({
    feed(s, { card, target }) {
      const bonus = counted(printed(s, card), 'bonus');
      for (const z of waiting(s, aimedAt(target, 'lane').lane)) {
        z.bonus += bonus;
        emit(s, { type: 'zombieStrengthened', zombie: pieceOf(s, z), strength: bonus });
      }
    },
  }),
};

function waiting(s: State, lane: Lane): Zombie[] {
  return ownZombies(s).filter((z) => laneOf(z.field) === lane);
}
