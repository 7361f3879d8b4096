/** Decks that are looked through or shown, and cards that come back into the game. */
import { ask, call, emit, reveal, rule, shuffle, type Rule, type Seat } from '@horda/kernel';
import type { Kind } from '../../content/vocabulary.ts';
import { different, removeCards } from '../../rules/cards.ts';
import { isKind, seatsFrom } from '../../rules/table.ts';
import { NONE, type CardNo, type Choice, type PlaceNo, type State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const DECKS_OPS: Acts<
  | 'seek'
  | 'reveal'
  | 'revealTakeOne'
  | 'revealUntil'
  | 'lookTake'
  | 'lookDeck'
  | 'lookCrisis'
  | 'burnDeck'
  | 'burnKind'
  | 'takeRemoved'
  | 'deal'
> = {
  seek(s, { op, places: [place], seats: [seat], n }) {
    if (place !== undefined)
      call(s, looking, { seat: seat!, place, n: ALL_CARDS, kind: op.kind, take: n, rest: 'shuffle' });
  },
  lookTake(s, { op, places: [place], seats: [seat], n }) {
    if (place !== undefined) call(s, looking, { seat: seat!, place, n, kind: op.kind, take: op.take, rest: 'under' });
  },
  lookDeck(s, { places: [place], seats: [seat], n }) {
    if (place !== undefined) call(s, looking, { seat: seat!, place, n, kind: 'any', take: 0, rest: 'top' });
  },
  lookCrisis: (s, { seats: [seat], n }) => call(s, crisisLook, { seat: seat!, n }),
  reveal(s, { op, places: [place], seats: [seat], n }) {
    if (place === undefined) return;
    const cards = showTop(s, place, n);
    takeShown(s, seat!, place, cards, (card) => isKind(s, card, op.kind));
  },
  revealUntil(s, { op, places: [place], seats: [seat], n }) {
    if (place === undefined) return;
    const { deck } = s.places[place]!;
    let left = n;
    let shown = 0;
    while (left > 0 && shown < deck.length) if (isKind(s, deck.at(-++shown)!, op.kind)) left--;
    takeShown(s, seat!, place, showTop(s, place, shown), (card) => isKind(s, card, op.kind));
  },
  revealTakeOne(s, { op, places: [place], seats: [seat], n }) {
    if (place === undefined) return;
    call(s, shownOne, { seat: seat!, place, kind: op.kind, cards: showTop(s, place, n) });
  },
  burnDeck(s, { places, n }) {
    for (const place of places) {
      const { deck } = s.places[place]!;
      removeCards(s, deck.splice(Math.max(0, deck.length - n)).reverse());
    }
  },
  burnKind(s, { op, places }) {
    for (const place of places) {
      const there = s.places[place]!;
      const gone = there.deck.filter((card) => isKind(s, card, op.kind));
      there.deck = there.deck.filter((card) => !isKind(s, card, op.kind));
      reveal(s);
      removeCards(s, gone);
      shuffle(s, there.deck);
    }
  },
  takeRemoved: (s, { op, seats: [seat], n }) => call(s, regaining, { seat: seat!, kind: op.kind, n }),
  deal(s, { places: [place], seats: [seat], n }) {
    if (place !== undefined && seat !== undefined) call(s, dealing, { seat, place, n, cards: [] });
  },
};

const ALL_CARDS = 1000;

interface Looking {
  seat: Seat;
  place: PlaceNo;
  n: number;
  kind: Kind;
  /** Cards that may still be taken. */
  take: number;
  /** What becomes of the others. (L143, L216) */
  rest: 'shuffle' | 'under' | 'top';
}

/** A player looks at cards that nobody else sees, and may take some. */
const looking = rule<State, Looking, Choice>('looking')({
  look(s, { seat, place, n }) {
    reveal(s);
    const { deck } = s.places[place]!;
    s.looker = seat;
    s.looked = deck.splice(Math.max(0, deck.length - n));
    for (const card of s.looked.toReversed()) emit(s, { type: 'cardSeen', seat, place, card });
  },
  /** Asked whatever there is: nobody learns what was found. */
  choose(s, { seat, kind, take }, f) {
    if (take <= 0 || s.looked.length === 0) return void (f.at = 'order');
    const cards = different(s.looked).filter((card) => isKind(s, card, kind));
    ask(s, seat, 'looking.choose', [...cards.map((card): Choice => ({ do: 'keep', card })), { do: 'goOn' }]);
  },
  take(s, my, f) {
    if (f.pick.do !== 'keep') return;
    s.looked.splice(s.looked.indexOf(f.pick.card), 1);
    s.players[my.seat]!.hand.push(f.pick.card);
    emit(s, { type: 'cardKept', seat: my.seat, place: my.place, card: f.pick.card });
    my.take--;
    f.at = 'choose';
  },
  /** The next card goes on top, or under the deck. */
  order(s, { seat, rest }, f) {
    if (rest === 'shuffle' || s.looked.length < 2) return void (f.at = 'putBack');
    ask(
      s,
      seat,
      `looking.${rest}`,
      different(s.looked).map((card): Choice => ({ do: 'under', card })),
    );
  },
  lay(s, my, f) {
    if (f.pick.do !== 'under') return;
    s.looked.splice(s.looked.indexOf(f.pick.card), 1);
    layBack(s, my, [f.pick.card]);
    f.at = 'order';
  },
  putBack(s, my) {
    layBack(s, my, s.looked.splice(0));
    s.looker = NONE;
    if (my.rest === 'shuffle') shuffle(s, s.places[my.place]!.deck);
  },
});

function layBack(s: State, { place, rest }: Looking, cards: readonly CardNo[]): void {
  const { deck } = s.places[place]!;
  if (rest === 'under') deck.unshift(...cards);
  else deck.push(...cards);
}

/** The top crises, put back in any order. */
const crisisLook = rule<State, { seat: Seat; n: number }, Choice>('crisisLook')({
  look(s, { seat, n }) {
    reveal(s);
    s.looker = seat;
    s.crisesSeen = s.crisisDeck.splice(Math.max(0, s.crisisDeck.length - n));
  },
  order(s, { seat }, f) {
    if (s.crisesSeen.length === 0) return void (f.at = 'end');
    ask(
      s,
      seat,
      'crisisLook.order',
      s.crisesSeen.map((card): Choice => ({ do: 'under', card })),
    );
  },
  lay(s, _my, f) {
    const { pick } = f;
    if (pick.do !== 'under') return;
    s.crisesSeen = s.crisesSeen.filter((crisis) => crisis !== pick.card);
    s.crisisDeck.push(pick.card);
    f.at = 'order';
  },
  end(s) {
    s.looker = NONE;
  },
});

/** The top cards are taken off the deck and shown to all. */
function showTop(s: State, place: PlaceNo, n: number): CardNo[] {
  const { deck } = s.places[place]!;
  const cards = deck.splice(Math.max(0, deck.length - n)).reverse();
  reveal(s);
  emit(s, { type: 'deckShown', place, cards });
  return cards;
}

/** A player takes the shown cards that fit; the rest is shuffled back. */
function takeShown(
  s: State,
  seat: Seat,
  place: PlaceNo,
  cards: readonly CardNo[],
  fits: (card: CardNo, i: number) => boolean,
): void {
  const taken = cards.filter(fits);
  const { deck } = s.places[place]!;
  deck.push(...cards.filter((card, i) => !fits(card, i)));
  shuffle(s, deck);
  s.players[seat]!.hand.push(...taken);
  if (taken.length > 0) emit(s, { type: 'cardsDrawn', seat, place, cards: taken });
}

interface Shown {
  seat: Seat;
  place: PlaceNo;
  kind: Kind;
  cards: readonly CardNo[];
}

const shownOne = rule<State, Shown, Choice>('shownOne')({
  choose(s, { seat, kind, cards }, f) {
    const fitting = different(cards).filter((card) => isKind(s, card, kind));
    if (fitting.length === 0) f.pick = { do: 'goOn' };
    else ask(s, seat, 'shownOne.choose', [...fitting.map((card): Choice => ({ do: 'keep', card })), { do: 'goOn' }]);
  },
  take(s, { seat, place, cards }, { pick }) {
    const at = pick.do === 'keep' ? cards.indexOf(pick.card) : -1;
    takeShown(s, seat, place, cards, (_card, i) => i === at);
  },
});

/** Up to `n` cards of a kind that had left the game, in sight of all. */
const regaining = rule<State, { seat: Seat; kind: Kind; n: number }, Choice>('regaining')({
  choose(s, { seat, kind, n }, f) {
    const cards = n > 0 ? different(s.removed).filter((card) => isKind(s, card, kind)) : [];
    if (cards.length === 0) f.at = '';
    else ask(s, seat, 'regaining.choose', [...cards.map((card): Choice => ({ do: 'card', card })), { do: 'goOn' }]);
  },
  take(s, my, f) {
    if (f.pick.do !== 'card') return;
    s.removed.splice(s.removed.lastIndexOf(f.pick.card), 1);
    s.players[my.seat]!.hand.push(f.pick.card);
    emit(s, { type: 'cardRegained', seat: my.seat, card: f.pick.card });
    my.n--;
    f.at = 'choose';
  },
});

interface Dealing {
  seat: Seat;
  place: PlaceNo;
  n: number;
  cards: readonly CardNo[];
}

/** A player draws some cards, shows them and gives each to another player. */
const dealing = rule<State, Dealing, Choice>('dealing')({
  draw(s, { seat, place, n }, f) {
    const most = Math.min(n, s.places[place]!.deck.length);
    if (most === 0) return void (f.at = '');
    ask(
      s,
      seat,
      'dealing.draw',
      Array.from({ length: most + 1 }, (_, amount): Choice => ({ do: 'amount', n: amount })),
    );
  },
  show(s, my, { pick }) {
    if (pick.do === 'amount' && pick.n > 0) my.cards = showTop(s, my.place, pick.n);
  },
  choose(s, { seat, cards }, f) {
    if (cards.length === 0) return void (f.at = '');
    const others = seatsFrom(s, seat).filter((other) => other !== seat);
    ask(
      s,
      seat,
      'dealing.choose',
      different(cards).flatMap((card) => others.map((other): Choice => ({ do: 'deal', card, seat: other }))),
    );
  },
  give(s, my, f) {
    f.at = 'choose';
    if (f.pick.do !== 'deal') return;
    const { card, seat } = f.pick;
    my.cards = my.cards.toSpliced(my.cards.indexOf(card), 1);
    s.players[seat]!.hand.push(card);
    emit(s, { type: 'cardGiven', from: my.seat, to: seat, card });
  },
});

export const DECKS_RULES: readonly Rule<State>[] = [looking, crisisLook, shownOne, regaining, dealing];
