import { emit, offer, rule, type Seat } from '@horda/kernel';
import { takeTop, zombieOnTop } from '../rules/city.ts';
import { eliminate, ELIMINATE, kindsIn } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';

/** Eliminate 1 zombie of any kind in your shelter, or the one on top of the city. (C69, A6) */
export const sniperRifle: Card = {
  blocked: (s, seat) => (s.turned || s.shelters[seat]!.zombies.length > 0 ? null : 'C69'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'eliminate' | 'snipe' }>('sniperRifle')({
    aim(s, { seat }, f) {
      const targets: Choice[] = kindsIn(s, s.shelters[seat]!).map((kind) => ELIMINATE[kind]);
      if (s.turned) targets.push(SNIPE);
      offer(s, f, seat, 'sniperRifle.aim', targets);
    },
    fire(s, { seat }, { pick }) {
      if (pick.do === 'eliminate') return eliminate(s, seat, pick.zombies[0]!);
      const kind = zombieOnTop(s)!;
      const card = takeTop(s);
      s.dead.push(card);
      emit(s, { type: 'zombieEliminated', card, kind, shelter: null });
    },
  }),
};

const SNIPE: Choice = { do: 'snipe' };
