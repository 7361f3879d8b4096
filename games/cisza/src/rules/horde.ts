import { call, emit, reveal, rule, type Seat } from '@horda/kernel';
import type { CardId, State } from '../state.ts';
import { takeTop, zombieKind } from './city.ts';
import { handOut } from './hand-out.ts';
import { others, playersLeft } from './shelter.ts';

/**
 * A Horde has been turned up: it is discarded, one zombie for each player is drawn, and the dealer sends one to each
 * shelter. If there are too few, the dealer's own shelter gets none. Every Horde among them is settled afterwards,
 * one after the other. (C54–C62, A14–A18)
 */
export const horde = rule<State, { dealer: Seat; card: CardId; waiting: readonly CardId[] }>('horde')({
  discard(s, { card }) {
    s.dead.push(card);
  },
  come(s, { dealer, card }) {
    emit(s, { type: 'hordeCame', card, dealer });
  },
  draw(s, my) {
    reveal(s);
    const found: CardId[] = [];
    for (let left = playersLeft(s); left > 0 && s.city > 0; left--) {
      const card = takeTop(s);
      if (s.kinds[card] === 'horde') found.push(card);
      else s.loose.push(card);
    }
    s.dead.push(...found);
    my.waiting = [...my.waiting, ...found];
    const kinds = s.loose.map((card) => zombieKind(s, card));
    const several = found.length > 1 ? { several: found.length } : {};
    emit(s, { type: 'hordeDrawn', kinds, another: found.length > 0, ...several });
  },
  deal(s, { dealer }) {
    const to = others(s, dealer);
    if (s.loose.length > to.length) to.push(dealer);
    call(s, handOut, { dealer, to, once: true, why: 'C57' });
  },
  again(_s, my, f) {
    const [next, ...rest] = my.waiting;
    if (next === undefined) return;
    my.card = next;
    my.waiting = rest;
    f.at = 'come';
  },
});

/** Settles a Horde that was just turned up; no other Horde is waiting. */
export function settleHorde(s: State, card: CardId): void {
  call(s, horde, { dealer: s.active, card, waiting: [] });
}
