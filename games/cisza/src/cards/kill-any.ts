import { emit, askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { takeTop, zombieOnTop } from '../rules/city.ts';
import { eliminate, eliminations } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Sniper Rifle: eliminate 1 zombie of any kind in your shelter, or the one on top of the city. (C69, A6) */
export const killAny = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (s.turned || s.shelters[seat]!.zombies.length > 0 ? null : why),
  effect: rule<State, { seat: Seat }, Choice & { do: 'eliminate' | 'snipe' }>(card)({
    aim(s, { seat }, f) {
      const targets = eliminations(s, s.shelters[seat]!);
      askUnlessOne(s, f, seat, aim, s.turned ? [...targets, SNIPE] : targets);
    },
    fire(s, { seat }, { pick }) {
      if (pick.do === 'eliminate') return eliminate(s, seat, pick.zombies[0]!);
      const kind = zombieOnTop(s)!;
      const top = takeTop(s);
      s.dead.push(top);
      emit(s, { type: 'zombieEliminated', card: top, kind, shelter: null });
    },
  }),
});

const SNIPE: Choice = { do: 'snipe' };
