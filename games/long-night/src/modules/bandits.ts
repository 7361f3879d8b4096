/** The bandit module: bandits come, loot and leave. (L252–L266) */
import { askUnlessOne, below, call, emit, reveal, rule, type Rule, type Seat } from '@horda/kernel';
import { crisisOf, freeSpaces, seatsFrom } from '../rules/table.ts';
import { NONE, type Choice, type PlaceNo, type State } from '../state.ts';

/** Q69: all the figures there are. */
const FIGURES = 20;
/** L257: a crisis without numbers brings two bandits. */
const STRAY = 2;
const LOCATIONS: readonly PlaceNo[] = [1, 2, 3, 4, 5, 6];

/** L265, N4: an exiled player who was no betrayer; in the raid only once its second chapter is over. */
export function isBanditLeader(s: State, seat: Seat): boolean {
  const { exiled, shown, out } = s.players[seat]!;
  return s.options.bandits && exiled && shown && !out && s.chapter !== 'B1' && s.chapter !== 'B2';
}

/** L255–L257, L266: bandits come with the crisis. */
export function placeBandits(s: State): void {
  if (!s.options.bandits) return;
  const { bandits } = crisisOf(s);
  if (bandits === null && !s.options.strayBandits) return;
  const leaders = seatsFrom(s, s.first).filter((seat) => isBanditLeader(s, seat));
  if (leaders.length > 0) call(s, posting, { leaders, seat: NONE, left: bandits?.length ?? STRAY });
  else sendBandits(s, bandits ?? randomPlaces(s));
}

function randomPlaces(s: State): PlaceNo[] {
  return Array.from({ length: STRAY }, () => LOCATIONS[below(s, LOCATIONS.length)]!);
}

/** One bandit for each of the places named, in this order. (Q67) */
export function sendBandits(s: State, places: readonly PlaceNo[]): void {
  if (places.length > 0) call(s, raid, { places });
}

/** Bandits enter one by one: what waits for one of them comes before the next. */
const raid = rule<State, { places: readonly PlaceNo[] }>('raid')({
  enter(s, my, f) {
    const [place, ...left] = my.places;
    if (place === undefined) return;
    my.places = left;
    f.at = 'enter';
    if (hasRoom(s, place)) enter(s, place);
  },
});

interface Posting {
  leaders: readonly Seat[];
  seat: Seat;
  left: number;
}

/** Q68: the leader places as many as the crisis brings, where there is room; of two, the first player names one. */
const posting = rule<State, Posting, Choice>('posting')({
  who(s, { leaders }, f) {
    askUnlessOne(
      s,
      f,
      s.first,
      'posting.who',
      leaders.map((seat): Choice => ({ do: 'player', seat })),
    );
  },
  named(_s, my, { pick }) {
    if (pick.do === 'player') my.seat = pick.seat;
  },
  where(s, { seat, left }, f) {
    const open = left > 0 ? LOCATIONS.filter((place) => hasRoom(s, place)) : [];
    if (open.length === 0) f.at = '';
    else
      askUnlessOne(
        s,
        f,
        seat,
        'posting.where',
        open.map((place): Choice => ({ do: 'place', place })),
      );
  },
  post(s, my, f) {
    if (f.pick.do === 'place') enter(s, f.pick.place);
    my.left--;
    f.at = 'where';
  },
});

/** L256, Q69: a free survivor space, and a figure. */
function hasRoom(s: State, place: PlaceNo): boolean {
  return freeSpaces(s, place) > 0 && s.places.reduce((sum, { bandits }) => sum + bandits, 0) < FIGURES;
}

function enter(s: State, place: PlaceNo): void {
  s.places[place]!.bandits++;
  emit(s, { type: 'banditEntered', place });
}

/** Up to `n` bandits leave a place. */
export function dismissBandits(s: State, place: PlaceNo, n: number): void {
  const there = s.places[place]!;
  const gone = Math.min(n, there.bandits);
  if (gone === 0) return;
  there.bandits -= gone;
  emit(s, { type: 'banditGone', place, n: gone });
}

/** L263, Q66: every bandit lays the top card of its place's deck face up at the hideout. */
export function loot(s: State): void {
  if (!s.options.bandits) return;
  emit(s, { type: 'stepBegan', step: 'loot' });
  for (const [place, { bandits, deck }] of s.places.entries())
    for (const card of deck.splice(Math.max(0, deck.length - bandits)).reverse()) {
      reveal(s);
      s.hideout.push(card);
      emit(s, { type: 'looted', place, card });
    }
}

export const BANDIT_RULES: readonly Rule<State>[] = [raid, posting];
