/** The Chimp and the Code: what its first two chapters do when they are completed. (L302–L312) */
import { askUnlessOne, call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import { lure } from '../actions/build.ts';
import { put } from '../effects/ops/survivors.ts';
import { release } from '../modules/raxxon.ts';
import { arrive } from '../rules/arrival.ts';
import { hurt } from '../rules/damage.ts';
import { entrancesFor, perform } from '../rules/entrances.ts';
import {
  emptySpaces,
  freeSpaces,
  nonExiled,
  ofPlayer,
  printed,
  survivorNo,
  survivorOf,
  survivorsAt,
} from '../rules/table.ts';
import { COLONY, RAXXON, type Choice, type State, type Survivor, type SurvivorNo } from '../state.ts';

/** L305 */
const FOLLOWERS = 3;

export function afterR1(s: State): void {
  const reader = readerOf(s);
  if (reader !== undefined) call(s, rescue, { reader, left: FOLLOWERS });
}

/** L302, N21: fewest survivors, then the highest influence; nobody who is exiled. */
function readerOf(s: State): Seat | undefined {
  const size = (seat: Seat): number => ofPlayer(s, seat).length;
  const highest = (seat: Seat): number =>
    Math.max(0, ...ofPlayer(s, seat).map(({ card }) => printed(s, card).influence));
  return nonExiled(s).toSorted((a, b) => size(a) - size(b) || highest(b) - highest(a))[0];
}

function survivors(all: readonly Survivor[]): Choice[] {
  return all.map(({ card }) => ({ do: 'survivor', survivor: card }));
}

const rescue = rule<State, { reader: Seat; left: number }, Choice>('rescue')({
  /** L303: all barricades leave, and Raxxon is open. */
  open(s) {
    const raxxon = s.places[RAXXON]!;
    raxxon.closed = false;
    for (const entrance of raxxon.entrances) entrance.barricades = 0;
    emit(s, { type: 'placeOpened', place: RAXXON });
  },
  /** L304, A97: no move, and no exposure. */
  send(s, { reader }, f) {
    const own = ofPlayer(s, reader);
    if (own.length === 0) f.at = 'lure';
    else askUnlessOne(s, f, reader, 'rescue.send', survivors(own));
  },
  sent(s, _my, { pick }) {
    if (pick.do === 'survivor') put(s, pick.survivor, RAXXON);
  },
  /** L305, A98: as many as there are. L288: no special zombies. */
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
  /** L307, N12: room is made for Blue, and the colony takes one more than it has spaces for. */
  room(s, _my, f) {
    if (freeSpaces(s, RAXXON) > 0) f.at = 'join';
    else askUnlessOne(s, f, s.first, 'rescue.room', survivors(survivorsAt(s, RAXXON)));
  },
  made(s, _my, { pick }) {
    if (pick.do === 'survivor') bringHome(s, pick.survivor);
  },
  /** L306 */
  join(s, { reader }) {
    arrive(s, reader, survivorNo('blue'), RAXXON);
    hurt(s, [survivorNo('blue')], 'wound', 1);
  },
});

/** To the colony, over its capacity if need be. (N12) */
function bringHome(s: State, survivor: SurvivorNo): void {
  survivorOf(s, survivor).place = COLONY;
  emit(s, { type: 'survivorPut', survivor, from: RAXXON, to: COLONY });
}

/** L309, L310, L312: dice and survivors leave Raxxon, and experiments break out, whatever their codes. (A100) */
export function afterR2(s: State): void {
  s.raxxon.dice = [];
  for (const { card } of survivorsAt(s, RAXXON)) bringHome(s, card);
  release(s, nonExiled(s).length < 4 ? 2 : 3);
}

export const CODE_STORY_RULES: readonly Rule<State>[] = [rescue];
