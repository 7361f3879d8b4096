/** L144: the seven steps of the colony phase, in fixed order. */
import { call, emit, rule } from '@horda/kernel';
import { END } from '../declared.ts';
import { loot } from '../modules/bandits.ts';
import { improvementsAct } from '../modules/improvements.ts';
import { checkCode } from '../modules/raxxon.ts';
import { isMet } from '../rules/objective.ts';
import type { Choice, State } from '../state.ts';
import { completeChapter } from '../stories/stories.ts';
import { crisisStep } from './crisis.ts';
import { feed } from './food.ts';
import { marker } from './marker.ts';
import { countWaste } from './waste.ts';
import { zombieStep } from './zombies.ts';

export const colony = rule<State, object, Choice>('colony')({
  /** Q64: before step 1. */
  code(s) {
    checkCode(s);
  },
  food(s) {
    emit(s, { type: 'stepBegan', step: 'food' });
    improvementsAct(s, 'step1');
  },
  eat(s) {
    feed(s);
  },
  waste(s) {
    emit(s, { type: 'stepBegan', step: 'waste' });
    countWaste(s);
  },
  crisis(s) {
    emit(s, { type: 'stepBegan', step: 'crisis' });
    call(s, crisisStep, {});
  },
  zombies(s) {
    emit(s, { type: 'stepBegan', step: 'zombies' });
    call(s, zombieStep, { left: [] });
  },
  /** Q65: between step 4 and step 5. */
  loot(s) {
    loot(s);
  },
  /** L161: only now; met before and not now does not count. (F21) N1: a completed chapter skips step 6. */
  objective(s, _my, f) {
    if (s.chapter !== null) {
      if (completeChapter(s)) f.at = 'beforeMarker';
    } else if (isMet(s)) call(s, END, { ending: 'objective' });
  },
  /** N23: what cards do in this step comes before the marker moves. */
  beforeTrack(s) {
    emit(s, { type: 'step6' });
  },
  /** L162, L204: at 0 the game ends, and the objective is not checked. */
  track(s) {
    s.rounds--;
    emit(s, { type: 'roundsLeft', rounds: s.rounds });
    if (s.rounds === 0) call(s, END, { ending: 'rounds' });
  },
  beforeMarker(s) {
    improvementsAct(s, 'step7');
    emit(s, { type: 'step7' });
  },
  marker(s) {
    call(s, marker, {});
  },
});
