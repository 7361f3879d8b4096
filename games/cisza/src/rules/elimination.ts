import { call, emit, rule, type Seat } from '@horda/kernel';
import type { State } from '../state.ts';
import { handOut } from './hand-out.ts';
import { others } from './shelter.ts';

/**
 * A shelter without survivors is out of the game: hand and barriers are discarded, and its owner hands its zombies to
 * the neighbours on both sides. When only one player is left the game is over, and nothing is passed on.
 * (C32–C34, C100, A34, A35)
 */
export const elimination = rule<State, { seat: Seat }>('elimination')({
  fall(s, { seat }) {
    const shelter = s.shelters[seat]!;
    const cards = [...shelter.hand, ...shelter.barriers];
    s.discard.push(...cards);
    shelter.hand = [];
    shelter.barriers = [];
    shelter.alive = false;
    emit(s, { type: 'playerEliminated', seat, cards });
  },
  pass(s, { seat }) {
    const left = others(s, seat);
    if (left.length === 1) return;
    const shelter = s.shelters[seat]!;
    s.loose = shelter.zombies;
    shelter.zombies = [];
    call(s, handOut, { dealer: seat, to: [left[0]!, left.at(-1)!], once: false, why: 'C34' });
  },
});
