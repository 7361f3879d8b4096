/** X14: Born leader gives another survivor one free action, taken at once. */
import { call, emit } from '@horda/kernel';
import { REACTION } from '../declared.ts';
import { use } from '../rules/skills.ts';
import { isStanding } from '../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const LEAD_ACTIONS: ActionRules<'lead'> = {
  lead: {
    // Offered with all skills of the turn.
    offer: () => {},
    act(s, survivor, pick) {
      use(s.survivors[survivor]!, 'bornLeader');
      emit(s, { type: 'skillUsed', survivor, skill: 'bornLeader' });
      call(s, REACTION, { survivor: pick.survivor, kinds: [], zone: NONE, unhindered: false });
    },
  },
};

export function offerLead(s: State, survivor: SurvivorNo, options: Choice[]): void {
  for (let other = 0; other < s.survivors.length; other++)
    if (other !== survivor && isStanding(s, other)) options.push({ do: 'lead', survivor: other });
}
