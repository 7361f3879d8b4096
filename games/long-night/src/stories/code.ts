/** The Chimp and the Code: what happens between its chapters. (L302–L312) */
import { askUnlessOne, call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import { lure } from '../actions/build.ts';
import type { ChapterId } from '../content/ids.ts';
import { release } from '../modules/raxxon.ts';
import { arrive } from '../rules/arrival.ts';
import { removeCards } from '../rules/cards.ts';
import { hurt } from '../rules/damage.ts';
import { entrancesFor, perform } from '../rules/entrances.ts';
import { putAt } from '../rules/putting.ts';
import { emptySpaces, isExiled, nonExiled, ofPlayer, printed, survivorNo, survivorsAt } from '../rules/table.ts';
import { COLONY, NONE, RAXXON, type Choice, type State } from '../state.ts';
import { roomFor } from './room.ts';

/** L305 */
const FOLLOWERS = 3;

/** L302, N21: fewest survivors, then the highest influence; nobody who is exiled. */
function readerOf(s: State): Seat {
  const size = (seat: Seat): number => ofPlayer(s, seat).length;
  const highest = (seat: Seat): number =>
    Math.max(0, ...ofPlayer(s, seat).map(({ card }) => printed(s, card).influence));
  return nonExiled(s).toSorted((a, b) => size(a) - size(b) || highest(b) - highest(a))[0] ?? NONE;
}

/** L302–L307: the way into Raxxon; `left`: zombies that still follow. */
const rescue = rule<State, { reader: Seat; left: number }, Choice>('rescue')({
  /** L303: all barricades leave, and Raxxon is open. What lies on R1 leaves the game with it. */
  open(s, my, f) {
    my.reader = readerOf(s);
    emit(s, { type: 'chapterRead', seat: my.reader });
    removeCards(s, s.placed.splice(0));
    const raxxon = s.places[RAXXON]!;
    raxxon.closed = false;
    for (const entrance of raxxon.entrances) entrance.barricades = 0;
    emit(s, { type: 'placeOpened', place: RAXXON });
    if (my.reader === NONE) f.at = '';
  },
  /** L304, Q97: no move, and no exposure. */
  send(s, { reader }, f) {
    const own = ofPlayer(s, reader).map(({ card }): Choice => ({ do: 'survivor', survivor: card }));
    if (own.length === 0) f.at = 'lure';
    else askUnlessOne(s, f, reader, 'rescue.send', own);
  },
  sent(s, _my, { pick }) {
    if (pick.do === 'survivor') putAt(s, pick.survivor, RAXXON);
  },
  /** L305, Q98: as many as there are. L288: no special zombies. */
  lure(s, { reader, left }, f) {
    const from = entrancesFor(s, 'remove', [COLONY]);
    if (left === 0 || from.length === 0) f.at = 'room';
    else askUnlessOne(s, f, reader, 'rescue.lure', from);
  },
  lured(s, my, f) {
    my.left--;
    f.at = 'lure';
    if (f.pick.do !== 'entrance') return;
    const { entrance } = f.pick;
    const free = s.places[RAXXON]!.entrances.findIndex((_, to) => emptySpaces(s, RAXXON, to) > 0);
    if (free === -1) perform(s, 'remove', COLONY, entrance);
    else lure(s, COLONY, entrance, RAXXON, free);
  },
  /** L307: for Blue, who is not on the board yet. */
  room(s) {
    call(s, roomFor, { survivor: NONE, place: RAXXON, stays: NONE });
  },
  /** L306 */
  join(s, { reader }) {
    arrive(s, reader, survivorNo('blue'), RAXXON);
    hurt(s, [survivorNo('blue')], 'wound', 1);
  },
});

/** L309, L310, L312: dice and survivors leave Raxxon, and experiments break out, whatever their codes. (Q100) */
function breakOut(s: State): void {
  s.raxxon.dice = [];
  // F16: survivors of exiled players never enter the colony.
  for (const one of survivorsAt(s, RAXXON)) if (!isExiled(s, one)) putAt(s, one.card, COLONY);
  release(s, nonExiled(s).length < 4 ? 2 : 3);
}

/** What happens when a chapter is completed. */
export const CODE_GOES_ON: Partial<Record<ChapterId, (s: State) => void>> = {
  R1: (s) => call(s, rescue, { reader: NONE, left: FOLLOWERS }),
  R2: breakOut,
};
export const CODE_STORY_RULES: readonly Rule<State>[] = [rescue];
