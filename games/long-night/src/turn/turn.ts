/** L62–L65: the turn of one player. */
import { emit, reveal, rule, stop, type Seat } from '@horda/kernel';
import { actOn, askForAction } from '../actions/index.ts';
import { allowRequests } from '../actions/request.ts';
import type { Action } from '../choices.ts';
import { firesNow } from '../crossroads/trigger.ts';
import { REQUEST, TURN } from '../declared.ts';
import { hurt } from '../rules/damage.ts';
import { endOfTurn } from '../rules/lasting.ts';
import { neighbour, ofPlayer, seesCrossroads } from '../rules/table.ts';
import { NONE, type Choice, type State } from '../state.ts';
import { offerStart } from './start.ts';

export const turn = rule<State, { seat: Seat }, Choice>(TURN)({
  /** L63, Q11: the player on the right draws a crossroads card. Q10: an empty deck gives none. */
  begin(s, { seat }) {
    s.active = seat;
    s.turn = { accused: false, used: [], noCards: [], cancelled: false, healed: NONE, face: null };
    for (const one of s.survivors) {
      if (one.owner !== seat) continue;
      one.moves = 0;
      if (one.marks.length > 0) one.marks = one.marks.filter(({ mark }) => mark !== 'noMove' && mark !== 'idle');
    }
    s.reader = neighbour(s, seat, -1);
    s.crossroads = s.crossroadsDeck.pop() ?? NONE;
    if (s.crossroads !== NONE) drawn(s);
  },
  /** L124: one wound for every survivor with frostbite, however many. */
  freeze(s, { seat }) {
    const cold = ofPlayer(s, seat).filter(({ frostbite }) => frostbite > 0);
    hurt(
      s,
      cold.map(({ card }) => card),
      'wound',
      1,
    );
  },
  /** N29: what waits for the start of the turn comes after frostbite. */
  start(s, { seat }) {
    emit(s, { type: 'turnBegan', seat });
    offerStart(s, seat);
  },
  /** Q8: the state check, here and after every action. */
  check(s) {
    // That the card does not fire tells something about it: what was done cannot be taken back.
    if (s.crossroads !== NONE) reveal(s);
    for (const frame of firesNow(s)) s.kernel.stack.push(frame);
  },
  choose(s, { seat }, f) {
    if (s.players[seat]!.out) f.at = 'end';
    else askForAction(s, seat);
  },
  act(s, { seat }, f) {
    if (f.pick.do === 'end') return;
    f.at = 'check';
    allowRequests(s);
    actOn(s, seat, f.pick as Action);
  },
  end(s, { seat }) {
    stop(s, REQUEST);
    emit(s, { type: 'turnEnded', seat });
  },
  /** L140: a card that was not triggered goes under the deck. */
  putBack(s) {
    endOfTurn(s);
    if (s.crossroads !== NONE) s.crossroadsDeck.unshift(s.crossroads);
    s.crossroads = NONE;
    s.reader = NONE;
    s.active = NONE;
  },
});

/** The card is the reader's secret. */
function drawn(s: State): void {
  const isSeen = seesCrossroads(s, s.reader);
  const reader = s.players[s.reader]!;
  if (isSeen) reader.read = [...reader.read, s.crossroads];
  reveal(s);
  emit(s, { type: 'crossroadsDrawn', reader: s.reader, card: isSeen ? s.crossroads : null });
}
