import { call, emit, reveal, rule, type Seat } from '@horda/kernel';
import type { CardId, State } from '../state.ts';
import { takeTop, zombieKind } from './city.ts';
import { handOut } from './hand-out.ts';
import { others, playersLeft } from './shelter.ts';

/**
 * A Horde has been turned up: it is discarded, one zombie for each player is drawn, and the dealer sends one to each
 * shelter. If they are too few, the dealer's own shelter goes without. A Horde among them is settled afterwards.
 * (C54–C62, A14–A18)
 */
export const horde = rule<State, { dealer: Seat; card: CardId }>('horde')({
  discard(s, { card }) {
    s.dead.push(card);
  },
  come(s, { dealer, card }) {
    emit(s, { type: 'hordeCame', card, dealer });
  },
  draw(s, my) {
    reveal(s);
    my.card = -1;
    for (let left = playersLeft(s); left > 0 && s.city > 0; left--) {
      const card = takeTop(s);
      if (s.kinds[card] !== 'horde') s.loose.push(card);
      else {
        my.card = card;
        s.dead.push(card);
      }
    }
    emit(s, { type: 'hordeDrawn', kinds: s.loose.map((card) => zombieKind(s, card)), another: my.card >= 0 });
  },
  deal(s, { dealer }) {
    const to = others(s, dealer);
    if (s.loose.length > to.length) to.push(dealer);
    call(s, handOut, { dealer, to, once: true, why: 'C57' });
  },
  again(_s, { card }, f) {
    if (card >= 0) f.at = 'come';
  },
});
