/** V3, V5, V8: the goals of the mission; it is won as soon as the last of them is met. */
import { call, emit, rule } from '@horda/kernel';
import type { Goal } from '../content/mission.ts';
import { END, GOALS } from '../declared.ts';
import { doorNamed } from '../map/board.ts';
import { leaveBehind } from '../rules/harm.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { NONE, type State } from '../state.ts';
import { callEffects } from './effects.ts';
import { MISSION_WON } from './ops/knowledge.ts';

export const goals = rule<State, object>(GOALS)({
  check(s, _my, f) {
    const { goals: all } = missionOf(s);
    for (const goal of all) {
      if (s.done.includes(goal.id) || !isMet(s, goal)) continue;
      s.done = [...s.done, goal.id];
      emit(s, { type: 'goalMet', goal: goal.id });
    }
    if (s.done.includes(MISSION_WON) || all.every(({ id }) => s.done.includes(id))) return;
    f.at = '';
    // V5: nobody is left who could meet the others.
    if (isEmpty(s)) call(s, END, { ending: 'goal' });
  },
  /** Y50, W21: a mission won by leaving leaves behind who lies on the board. */
  reward(s) {
    const { goals: all, onWin = [] } = missionOf(s);
    if (all.some(({ test }) => test === 'allOut')) leaveBehind(s);
    callEffects(s, onWin, NONE);
  },
  win(s) {
    call(s, END, { ending: 'won' });
  },
});

/** Some have left, and nobody stands on the board any more. */
function isEmpty({ survivors }: State): boolean {
  return survivors.some(({ status }) => status === 'escaped') && !survivors.some(({ status }) => status === 'standing');
}

function isMet(s: State, goal: Goal): boolean {
  switch (goal.test) {
    case 'doorsOpen':
      return goal.doors.every((door) => s.ground.open.includes(doorNamed(boardHere(s), door)));
    case 'cardsRevealed':
      return areRevealed(s, goal.cards);
    case 'keyword':
      return s.noted.keywords.includes(goal.keyword);
    case 'noteRead':
      return s.read.includes(goal.note - 1);
    case 'allOut':
      return isEmpty(s);
    case 'companionsOut':
      return s.companions.filter(({ status }) => status === 'escaped').length >= goal.n;
    case 'done':
    case 'inShelter':
      // An effect says so.
      return false;
  }
}

/** Without a list: all cards of the mission. */
function areRevealed(s: State, ids: readonly string[] | undefined): boolean {
  const { cards } = missionOf(s);
  return s.placed.every(({ card, state }) => state !== 'faceDown' || ids?.includes(cards[card]!.id) === false);
}
