/** Abilities that can be used only at the start of the own turn. (N29) */
import { ask, call, rule, type Rule, type Seat } from '@horda/kernel';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { canDo } from '../effects/pending.ts';
import { ofPlayer, survivorOf } from '../rules/table.ts';
import { toolsFor, useTool } from '../rules/tools.ts';
import type { Choice, State, Survivor, SurvivorNo } from '../state.ts';

export function offerStart(s: State, seat: Seat): void {
  if (startersOf(s, seat, []).length > 0) call(s, start, { seat, asked: [] });
}

/** Survivors who can do something now and have not been asked. */
function startersOf(s: State, seat: Seat, asked: readonly SurvivorNo[]): Survivor[] {
  return ofPlayer(s, seat).filter(
    (one) =>
      !asked.includes(one.card) && toolsFor(s, one, 'turnBegan', () => true).some(({ effects }) => canDo(effects)),
  );
}

interface Start {
  seat: Seat;
  asked: readonly SurvivorNo[];
}

const start = rule<State, Start, Choice>('start')({
  choose(s, { seat, asked }, f) {
    const starters = startersOf(s, seat, asked);
    if (starters.length === 0) return void (f.at = '');
    const uses = starters.map(({ card }): Choice => ({ do: 'ability', survivor: card, of: card }));
    ask<Choice>(s, seat, 'start.choose', [...uses, { do: 'goOn' }]);
  },
  act(s, my, f) {
    if (f.pick.do !== 'ability') return;
    my.asked = [...my.asked, f.pick.survivor];
    f.at = 'choose';
    const one = survivorOf(s, f.pick.survivor);
    const [tool] = toolsFor(s, one, 'turnBegan', () => true);
    useTool(s, one, tool!);
    const roles = { self: one.card, here: one.place };
    callEffects(s, tool!.effects, context(s, { deck: 'survivor', card: one.card }, my.seat, roles));
  },
});

export const START_RULES: readonly Rule<State>[] = [start];
