/** The free action of a main objective: a die, once a turn, with a survivor in the colony. */
import { call, rule, type Rule, type Seat } from '@horda/kernel';
import type { Special } from '../content/entries.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { askDie, hasDie, useDie } from '../rules/dice.ts';
import { hasSurvivorAt, sideOf } from '../rules/table.ts';
import { COLONY, type Choice, type State } from '../state.ts';
import type { ActionRules } from './action.ts';

const USED = 'objective';

export const OBJECTIVE_ACTIONS: ActionRules<'objective'> = {
  objective: {
    offer(s, seat, options) {
      const special = freeAction(s);
      if (special === undefined || s.turn.used.includes(USED)) return;
      if (hasDie(s, seat, special.die ?? 1) && hasSurvivorAt(s, seat, COLONY)) options.push({ do: 'objective' });
    },
    act: (s, seat) => call(s, work, { seat }),
  },
};

function freeAction(s: State): Special | undefined {
  return sideOf(s)?.special.find(({ hook }) => hook === 'turnFree');
}

const work = rule<State, { seat: Seat }, Choice>('objectiveWork')({
  die(s, { seat }, f) {
    askDie(s, f, seat, 'objectiveWork.die', freeAction(s)!.die ?? 1);
  },
  work(s, { seat }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
    s.turn.used = [...s.turn.used, USED];
    // The player who pays for it decides, not the first player.
    callEffects(s, freeAction(s)!.effects, context(s, { deck: 'objective', card: s.main }, seat, { chooser: seat }));
  },
});

export const OBJECTIVE_RULES: readonly Rule<State>[] = [work];
