/** V25–V31: the phases of a round, again and again. */
import { call, emit, rule } from '@horda/kernel';
import { BEAMS, BEFORE_ZOMBIES, END, PLAYER, REVEAL, ROUND, SIGHTINGS, ZOMBIE_PHASE } from '../declared.ts';
import { isHopeless } from '../effects/hopeless.ts';
import { missionOf } from '../rules/mission.ts';
import { NONE, type State } from '../state.ts';
import { isNight } from './clock.ts';
import { endPhase } from './end-phase.ts';

const PATIENCE = 10;

export const round = rule<State, object>(ROUND)({
  /** V289, V290, W7: day or night holds for the whole round. */
  begin(s) {
    s.round++;
    s.phase = 'players';
    s.active = NONE;
    s.night = isNight(s);
    for (const one of s.survivors) one.acted = false;
    emit(s, { type: 'roundBegan', round: s.round, hour: s.hour, night: s.night });
  },
  /** Events of this round happen by themselves. */
  events(s) {
    const { cards } = missionOf(s);
    for (let card = cards.length - 1; card >= 0; card--) {
      const { at } = cards[card]!;
      if ('round' in at && at.round === s.round) call(s, REVEAL, { card, survivor: NONE, noisy: false });
    }
  },
  /** V26: the first player, then the others to the left. */
  players(s, _my, f) {
    const seat = s.active === NONE ? s.first : (s.active + 1) % s.seats;
    if (s.active !== NONE && seat === s.first) return void (s.active = NONE);
    s.active = seat;
    f.at = 'players';
    call(s, PLAYER, { seat });
  },
  rest(s) {
    call(s, BEFORE_ZOMBIES, {});
  },
  /** V31: just before the zombie phase. */
  beams(s) {
    s.phase = 'zombies';
    if (s.night) call(s, BEAMS, {});
  },
  zombies(s) {
    call(s, ZOMBIE_PHASE, {});
  },
  /** V404: what came near while nobody acted. */
  look(s) {
    if (missionOf(s).abominationNotes !== undefined) call(s, SIGHTINGS, {});
  },
  end(s) {
    s.phase = 'end';
    call(s, endPhase, { medic: 0, healed: [] });
  },
  /** House rule: a team that gets nowhere for so many rounds has lost; otherwise a hidden survivor could wait for ever. */
  next(s) {
    // V5
    if (isHopeless(s)) call(s, END, { ending: 'goal' });
    else if (s.options.stallGuard && s.round - s.progress >= PATIENCE) call(s, END, { ending: 'time' });
    else call(s, ROUND, {});
  },
});
