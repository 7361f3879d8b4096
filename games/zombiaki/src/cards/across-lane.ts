import { call, rule } from '@horda/kernel';
import { aimedAt, atLane } from '../rules/aiming.ts';
import { printed } from '../rules/cards.ts';
import { setOff } from '../rules/explosion.ts';
import { FIELDS, laneOf, LANES } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { zombiesInLane } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Lane, State } from '../state.ts';

/** Wounds everyone in a lane; nobody goes back. Fire then sets off what lies there. */
const acrossLane = rule<State, Aimed>('acrossLane')({
  strike(s, { card, target }) {
    const { wounds } = printed(s, card);
    const zombies = zombiesInLane(s, aimedAt(target, 'lane').lane);
    call(s, LATER.harm, {
      by: card,
      zombies: zombies.map((z) => z.card),
      wounds: zombies.map(() => wounds),
      retreat: false,
      manner: 'area',
    });
  },
  ignite(s, { card, target }) {
    const { lane } = aimedAt(target, 'lane');
    if (printed(s, card).keyword !== 'fire') return;
    setOff(
      s,
      FIELDS.filter((field) => laneOf(field) === lane),
    );
  },
});

/** A card that strikes a whole lane, out of those that suit. */
export function laneCard(suits: (s: State, lane: Lane) => boolean, why: Play['why']): Play {
  return { targets: (s) => LANES.filter((lane) => suits(s, lane)).map(atLane), why, effect: acrossLane };
}

export function holdsZombie(s: State, lane: Lane): boolean {
  return zombiesInLane(s, lane).length > 0;
}
