/** One free action outside of the own turn, or besides it. (X12–X14, X19, X29, X50, V424, V425) */
import { ask, rule } from '@horda/kernel';
import { ATTACK_ACTIONS } from '../actions/attack.ts';
import { actOn, offerCostly } from '../actions/index.ts';
import { moveAlong, offerMoves } from '../actions/move.ts';
import type { Action } from '../choices/turn.ts';
import { REACTION, type Reaction } from '../declared.ts';
import { isStanding } from '../rules/table.ts';
import { NONE, type Choice, type State } from '../state.ts';
import { keep, resume } from './kept.ts';

export const reaction = rule<State, Reaction, Choice>(REACTION)({
  begin(s, my) {
    const one = s.survivors[my.survivor]!;
    my.kept = keep(s, one);
    s.acting = my.survivor;
    one.actions = my.kinds.length === 0 ? 1 : 0;
    one.free = my.kinds;
    // Y58: bonus actions are for the own turn.
    one.bonus = 0;
  },
  choose(s, my, f) {
    const options = isStanding(s, my.survivor) ? reactions(s, my) : [];
    if (options.length === 0) return void (f.at = 'end');
    options.push({ do: 'end' });
    ask(s, s.survivors[my.survivor]!.owner, 'reaction.choose', options);
  },
  act(s, { survivor, unhindered }, { pick }) {
    if (pick.do === 'move') moveAlong(s, survivor, pick.way, unhindered);
    else if (pick.do !== 'end') actOn(s, survivor, pick as Action);
  },
  end(s, { survivor, kept }) {
    const one = s.survivors[survivor]!;
    one.bonus += kept!.bonus;
    // A card that ends the turn ends this action, not a turn that is still to come.
    one.acted = kept!.acted;
    resume(s, survivor, kept!);
  },
});

function reactions(s: State, { survivor, kinds, zone, unhindered }: Reaction): Choice[] {
  const options: Choice[] = [];
  if (kinds.length === 0) offerCostly(s, survivor, options);
  else if (kinds.includes('move')) offerMoves(s, survivor, options, unhindered);
  else ATTACK_ACTIONS.attack.offer(s, survivor, options);
  if (zone === NONE) return options;
  return options.filter((option) => (option.do !== 'attack' && option.do !== 'throw') || option.zone === zone);
}
