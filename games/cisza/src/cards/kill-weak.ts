import { askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { countWeak, eliminate, weakEliminations } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Axe, Revolver: eliminate 1 regular or fast zombie in your shelter. (C66, C67) */
export const killWeak = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (countWeak(s, s.shelters[seat]!) > 0 ? null : why),
  effect: rule<State, { seat: Seat }, Choice & { do: 'eliminate' }>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, weakEliminations(s, s.shelters[seat]!));
    },
    strike(s, { seat }, { pick }) {
      eliminate(s, seat, pick.zombies[0]!);
    },
  }),
});
