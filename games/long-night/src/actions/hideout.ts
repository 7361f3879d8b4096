/** L264: what a survivor may do at the hideout. The die that is used is rolled, and a table read. */
import { call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import { holds } from '../conditions/conditions.ts';
import type { PlaceAction } from '../content/entries.ts';
import { EFFECT_DIE } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import { context, type Context } from '../effects/context.ts';
import { lineOf } from '../effects/ops/composites.ts';
import { mayAct } from '../rules/acting.ts';
import { askDie, hasDie, useDie } from '../rules/dice.ts';
import { attackValue, searchValue, valueOf } from '../rules/modifiers.ts';
import { contentOf, survivorOf } from '../rules/table.ts';
import { HIDEOUT, type Choice, type State, type Survivor, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const HIDEOUT_ACTIONS: ActionRules<'placeAction'> = {
  placeAction: {
    offer(s, seat, options) {
      if (!s.options.bandits) return;
      for (const one of s.survivors) {
        if (one.owner !== seat || one.place !== HIDEOUT) continue;
        for (const [action, each] of contentOf(s).places[HIDEOUT]!.actions.entries())
          if (isPossible(s, one, each)) options.push({ do: 'placeAction', survivor: one.card, action });
      }
    },
    act: (s, seat, { survivor, action }) => call(s, hideoutAction, { seat, survivor, action }),
  },
};

function isPossible(s: State, one: Survivor, { die, needs }: PlaceAction): boolean {
  if (!hasDie(s, one.owner, least(s, one, die)) || !mayAct(s, one, die)) return false;
  if (die === 'search' && valueOf(s, one, 'search.forbidden') > 0) return false;
  return needs === undefined || holds(s, needs, contextOf(s, one));
}

function least(s: State, one: Survivor, die: PlaceAction['die']): number {
  return die === 'search' ? searchValue(s, one) : attackValue(s, one);
}

function contextOf(s: State, one: Survivor): Context {
  return context(s, { deck: 'place', card: HIDEOUT }, one.owner, { self: one.card, here: HIDEOUT });
}

function actionOf(s: State, action: number): PlaceAction {
  return contentOf(s).places[HIDEOUT]!.actions[action]!;
}

interface HideoutAction {
  seat: Seat;
  survivor: SurvivorNo;
  action: number;
}

const hideoutAction = rule<State, HideoutAction, Choice>('hideout')({
  die(s, { seat, survivor, action }, f) {
    askDie(s, f, seat, 'hideout.die', least(s, survivorOf(s, survivor), actionOf(s, action).die));
  },
  roll(s, { seat, survivor }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
    emit(s, { type: 'effectBegan', cause: { deck: 'place', card: HIDEOUT }, seat });
    call(s, EFFECT_DIE, { seat, by: survivor });
  },
  read(s, { survivor, action }) {
    callEffects(s, lineOf(actionOf(s, action).table, s.die), contextOf(s, survivorOf(s, survivor)));
  },
});

export const HIDEOUT_RULES: readonly Rule<State>[] = [hideoutAction];
