/** Bandits and their hideout. */
import { ask, askUnlessOne, below, call, emit, reveal, rule, type Seat } from '@horda/kernel';
import { dismissBandits, sendBandits } from '../../modules/bandits.ts';
import { different, takeFromHand } from '../../rules/cards.ts';
import { freeSpaces } from '../../rules/table.ts';
import type { CardNo, Choice, PlaceNo, State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const BANDITS_OPS: Acts<
  'bandits' | 'removeBandits' | 'removeTriggerBandit' | 'hideoutTake' | 'hideoutRandom' | 'toHideout' | 'takeBatch'
> = {
  /** L256: as many as there is room for. */
  bandits(s, { places, n }) {
    const coming = (place: PlaceNo): number => Math.min(n, Math.max(0, freeSpaces(s, place)));
    sendBandits(
      s,
      places.flatMap((place) => Array<PlaceNo>(coming(place)).fill(place)),
    );
  },
  /** Several from any places are "up to" that many. */
  removeBandits: (s, { places, n, ctx }) =>
    call(s, banishing, { seat: ctx.chooser, places, n, isFree: places.length > 1 && n > 1 }),
  removeTriggerBandit: (s, { ctx }) => dismissBandits(s, ctx.here, 1),
  hideoutTake(s, { seats, n }) {
    for (const seat of seats.toReversed()) call(s, hideoutPick, { seat, n });
  },
  hideoutRandom(s, { seats, n }) {
    for (const seat of seats)
      for (let left = Math.min(n, s.hideout.length); left > 0; left--)
        takeFromHideout(s, seat, s.hideout[below(s, s.hideout.length)]!);
  },
  toHideout(s, { seats, n }) {
    s.batch = 0;
    call(s, deposit, { seats, n, left: n });
  },
  takeBatch(s, { seats: [seat] }) {
    if (seat === undefined) return;
    for (const card of s.hideout.slice(s.hideout.length - s.batch)) takeFromHideout(s, seat, card);
    s.batch = 0;
  },
};

interface Banishing {
  seat: Seat;
  places: readonly PlaceNo[];
  n: number;
  /** It may be fewer. */
  isFree: boolean;
}

/** `seat` says from where each bandit is removed. */
const banishing = rule<State, Banishing, Choice>('banishing')({
  choose(s, { seat, places, n, isFree }, f) {
    const open = n > 0 ? places.filter((place) => s.places[place]!.bandits > 0) : [];
    const options = open.map((place): Choice => ({ do: 'place', place }));
    if (options.length === 0) f.at = '';
    else if (isFree) ask(s, seat, 'banishing.choose', [...options, { do: 'no' }]);
    else askUnlessOne(s, f, seat, 'banishing.choose', options);
  },
  banish(s, my, f) {
    if (f.pick.do !== 'place') return;
    dismissBandits(s, f.pick.place, 1);
    my.n--;
    f.at = 'choose';
  },
});

/** A player takes open cards of choice. */
const hideoutPick = rule<State, { seat: Seat; n: number }, Choice>('hideoutPick')({
  choose(s, { seat, n }, f) {
    if (n <= 0 || s.hideout.length === 0) f.at = '';
    else
      askUnlessOne(
        s,
        f,
        seat,
        'hideoutPick.choose',
        different(s.hideout).map((card): Choice => ({ do: 'card', card })),
      );
  },
  take(s, my, f) {
    if (f.pick.do === 'card') takeFromHideout(s, my.seat, f.pick.card);
    my.n--;
    f.at = 'choose';
  },
});

interface Deposit {
  seats: readonly Seat[];
  n: number;
  /** Cards that the first of them still owes. */
  left: number;
}

/** Each player in turn lays cards of the hand down, if able. How many a hand has is public; which, is not. */
const deposit = rule<State, Deposit, Choice>('deposit')({
  choose(s, { seats: [seat], left }, f) {
    if (seat === undefined) return void (f.at = '');
    const { hand } = s.players[seat]!;
    if (left === 0 || hand.length === 0) return void (f.at = 'next');
    if (hand.length === 1) f.pick = { do: 'card', card: hand[0]! };
    else
      ask(
        s,
        seat,
        'deposit.choose',
        different(hand).map((card): Choice => ({ do: 'card', card })),
      );
  },
  lay(s, my, f) {
    if (f.pick.do === 'card') layAtHideout(s, my.seats[0]!, f.pick.card);
    my.left--;
    f.at = 'choose';
  },
  next(_s, my, f) {
    my.seats = my.seats.slice(1);
    my.left = my.n;
    f.at = 'choose';
  },
});

/** A card of a hand goes to the hideout, face up. */
export function layAtHideout(s: State, seat: Seat, card: CardNo): void {
  takeFromHand(s, seat, card);
  s.hideout.push(card);
  s.batch++;
  reveal(s);
  emit(s, { type: 'hideoutPut', seat, card });
}

/** Of two alike the upper one is taken. */
function takeFromHideout(s: State, seat: Seat, card: CardNo): void {
  s.hideout.splice(s.hideout.lastIndexOf(card), 1);
  s.players[seat]!.hand.push(card);
  emit(s, { type: 'hideoutLeft', seat, card });
}

export const BANDITS_RULES = [banishing, hideoutPick, deposit];
