/** L116–L119, L190–L192, L200: the vote to exile a player, and what exile does at once. */
import { askUnlessOne, call, emit, isSuspended, reveal, rule, suspended, type Seat } from '@horda/kernel';
import { destinations } from '../actions/move.ts';
import { EXILE, LEAVING, MOVE, VOTE } from '../declared.ts';
import { COLONY, NONE, type Choice, type PlaceNo, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { isBetrayer } from './ending.ts';
import { putAt } from './putting.ts';
import { nonExiled, ofPlayer, survivorOf } from './table.ts';
import { changeMorale } from './tracks.ts';

interface Accusation {
  seat: Seat;
  whom: Seat;
  /** Whether the accuser was exiled when the vote was called. */
  exiled: boolean;
}

/** A vote against `whom`, called by `seat`. */
export function accuse(s: State, seat: Seat, whom: Seat): void {
  call(s, accusation, { seat, whom, exiled: s.players[seat]!.exiled });
}

/** Q27: nobody is exiled twice. Q108: who is out of the game is no player. */
export function canBeAccused({ players }: State, seat: Seat): boolean {
  const { exiled, out } = players[seat]!;
  return !exiled && !out;
}

/** The player whom the vote under way would exile; -1: nobody. */
export function accusedNow(s: State): Seat {
  return isSuspended(s, accusation) ? suspended(s, accusation).whom : NONE;
}

export const accusation = rule<State, Accusation, Choice>('accusation')({
  /** A card may break in before anybody has voted. */
  name(s, { seat, whom }) {
    emit(s, { type: 'accused', seat, whom });
  },
  /** L118, Q25: the accused and the accuser vote, too. N6: not if a card has exiled the accuser meanwhile. */
  poll(s, { seat, whom, exiled }, f) {
    if (!canBeAccused(s, whom) || s.players[seat]!.exiled !== exiled) f.at = '';
    else call(s, VOTE, { about: 'exile', voters: nonExiled(s) });
  },
  judge(s, { whom }) {
    if (s.verdict) call(s, EXILE, { seat: whom });
  },
});

export const exile = rule<State, { seat: Seat }>(EXILE)({
  /** L190, F14: an exile objective, hidden; the old objective is shown, unless it is the betrayer's. */
  draw(s, { seat }, f) {
    if (!canBeAccused(s, seat)) return void (f.at = '');
    const player = s.players[seat]!;
    player.exiled = true;
    player.exile = s.exileDeck.pop() ?? NONE;
    reveal(s);
    emit(s, { type: 'exiled', seat });
    if (isBetrayer(s, seat)) return;
    player.shown = true;
    emit(s, { type: 'objectiveShown', seat, to: null, objective: player.objective });
  },
  /** L200, F15, Q32: two exiled players without a betrayal objective are enough, whoever else is exiled. */
  despair(s) {
    const wronged = s.players.filter(({ exiled, out }, seat) => exiled && !out && !isBetrayer(s, seat));
    if (wronged.length >= 2) changeMorale(s, -s.morale);
  },
  leave(s, { seat }) {
    call(s, LEAVING, { seat, survivor: NONE });
  },
});

export const leaving = rule<State, { seat: Seat; survivor: SurvivorNo }, Choice>(LEAVING)({
  /** Q29: the exiled player says who goes next; each move is finished before the next begins. */
  choose(s, { seat }, f) {
    const left = ofPlayer(s, seat).filter((one) => one.place === COLONY && canLeave(s, one));
    if (left.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'leaving.choose', survivorChoices(left));
  },
  /** L191, L192: a move with its exposure that does not count as the one of the turn. */
  go(s, my, f) {
    if (f.pick.do !== 'survivor') return;
    my.survivor = f.pick.survivor;
    if (destinations(s, survivorOf(s, my.survivor)).length === 0) return;
    f.at = 'choose';
    call(s, MOVE, { seat: my.seat, survivor: my.survivor, from: COLONY, fuel: NONE, free: true });
  },
  /** F13: without a free space outside, somebody there who is not exiled makes room. */
  swap(s, { seat }, f) {
    askUnlessOne(s, f, seat, 'leaving.swap', survivorChoices(replaceable(s)));
  },
  take(s, { survivor }, f) {
    if (f.pick.do === 'survivor') putAt(s, survivor, takePlaceOf(s, f.pick.survivor));
    f.at = 'choose';
  },
});

function canLeave(s: State, one: Survivor): boolean {
  return destinations(s, one).length > 0 || replaceable(s).length > 0;
}

export function survivorChoices(survivors: readonly Survivor[]): Choice[] {
  return survivors.map(({ card }) => ({ do: 'survivor', survivor: card }));
}

/** F13: survivors outside who can go to the colony, so that an exiled one gets their space. */
export function replaceable(s: State): Survivor[] {
  return s.survivors.filter(({ owner, place }) => place !== COLONY && !s.players[owner]!.exiled);
}

/** Goes to the colony without a move; the place that is left. */
export function takePlaceOf(s: State, survivor: SurvivorNo): PlaceNo {
  const { place } = survivorOf(s, survivor);
  putAt(s, survivor, COLONY);
  return place;
}
