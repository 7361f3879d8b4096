/** V358–V366: an objective card is turned, a token taken, an event happens; or a card that stayed is resolved again. */
import { call, emit, reveal as show, rule } from '@horda/kernel';
import { zoneNamed } from '../map/board.ts';
import { GOALS, REVEAL, SIGHTINGS } from '../declared.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { NONE, type ObjectiveNo, type State, type SurvivorNo } from '../state.ts';
import { callEffects } from './effects.ts';
import { addExit } from './ops/board.ts';
import { turnTo } from './ops/knowledge.ts';

export const reveal = rule<State, { card: ObjectiveNo; survivor: SurvivorNo; noisy: boolean }>(REVEAL)({
  turn(s, { card, survivor, noisy }) {
    const placed = s.placed.find((one) => one.card === card);
    show(s);
    turnTo(s, card, 'gone');
    emit(s, { type: 'cardRevealed', card, survivor });
    const { id, effects } = missionOf(s).cards[card]!;
    callEffects(s, effects, survivor, { id, card, door: placed?.door ?? NONE, noisy });
  },
  /** House rule against stalling: a card that lies there as before has brought the team no further. */
  progress(s, { card }) {
    if (s.placed.every((one) => one.card !== card || one.state === 'gone')) s.progress = s.round;
  },
  /** An exit that is there when enough is known. */
  exit(s) {
    const { laterExit } = missionOf(s);
    if (laterExit === undefined) return;
    const known = s.placed.filter(({ state }) => state !== 'faceDown').length;
    if (known >= laterExit.cards) addExit(s, zoneNamed(boardHere(s), laterExit.zone), laterExit.exit);
  },
  see(s) {
    call(s, SIGHTINGS, {});
  },
  goals(s) {
    call(s, GOALS, {});
  },
});
