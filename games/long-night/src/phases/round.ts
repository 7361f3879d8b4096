/** L55–L62, L144: a round: a crisis, action dice, everybody's turn, then the colony phase. */
import { call, emit, reveal, rule, type Seat } from '@horda/kernel';
import { ROUND, TURN } from '../declared.ts';
import { placeBandits } from '../modules/bandits.ts';
import { rollDice } from '../rules/dice.ts';
import { endOfRound } from '../rules/lasting.ts';
import { seatsFrom } from '../rules/table.ts';
import { NONE, type CrisisNo, type State } from '../state.ts';
import { beginChapter } from '../stories/stories.ts';
import { colony } from './colony.ts';

/** A card has taken the crisis of this round away. */
function skip(s: State, crisis: CrisisNo): void {
  s.skipCrisis = false;
  if (crisis === NONE) return;
  s.crisesDone.push(crisis);
  emit(s, { type: 'crisisSkipped', crisis });
}

export const round = rule<State, { left: readonly Seat[] }>(ROUND)({
  begin(s) {
    endOfRound(s);
    s.round++;
    s.phase = 'players';
    s.placedThisRound = 0;
    for (const player of s.players) {
      player.kept = NONE;
      player.usedItems = [];
    }
    for (const one of s.survivors) {
      one.used = 0;
      for (const item of one.items) item.used = 0;
    }
    beginChapter(s);
  },
  start(s) {
    emit(s, { type: 'roundBegan', round: s.round });
  },
  /** L57: the effect waits for the colony phase. */
  crisis(s) {
    const crisis = s.crisisDeck.pop() ?? NONE;
    reveal(s);
    if (s.skipCrisis) return skip(s, crisis);
    s.crisis = crisis;
    if (crisis === NONE) return;
    emit(s, { type: 'crisisOpened', crisis });
    placeBandits(s);
  },
  revealed(s) {
    if (s.crisis !== NONE) emit(s, { type: 'crisisRevealed', crisis: s.crisis });
  },
  /** L58–L60 */
  dice(s, my) {
    my.left = seatsFrom(s, s.first);
    for (const seat of my.left) rollDice(s, seat);
  },
  /** L62: clockwise from the first player. */
  turns(s, my, f) {
    const [seat, ...left] = my.left;
    if (seat === undefined) return;
    my.left = left;
    f.at = 'turns';
    if (!s.players[seat]!.out) call(s, TURN, { seat });
  },
  colony(s) {
    s.phase = 'colony';
    call(s, colony, {});
  },
  next(s) {
    call(s, ROUND, { left: [] });
  },
});
