/** A village that banishes one of its own each day: hidden hands, a question for several cards, a secret vote. */
import {
  ask,
  call,
  cloneKernel,
  newKernel,
  emit,
  reveal,
  rule,
  rulebook,
  shuffle,
  viewAsks,
  type Game,
  type Rule,
  type Seat,
  type State as KernelState,
} from '../src/kernel.ts';

/** A lantern lets its holder vote twice; the other cards are only burnt. */
export const CARDS = ['garlic', 'lantern', 'rope'] as const;
export type Card = (typeof CARDS)[number];

export type Choice =
  | { readonly do: 'burn'; readonly card: Card }
  | { readonly do: 'vote'; readonly against: Seat | null; readonly times: number };

export type Event =
  | { readonly type: 'dayBroke'; readonly day: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'cardBurnt'; readonly card: Card }
  | { readonly type: 'banished'; readonly seat: Seat | null };

/** Whether a lantern is of any use at this table. */
export interface Options {
  readonly lanterns: boolean;
}

export interface State extends KernelState<Choice, Event> {
  readonly lanterns: boolean;
  hands: Card[][];
  deck: Card[];
  ashes: Card[];
  alive: boolean[];
  day: number;
}

export interface View {
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly ashes: readonly Card[];
  readonly alive: readonly boolean[];
  readonly day: number;
  readonly asks: ReturnType<typeof viewAsks<Choice>>;
}

const LAST_DAY = 5;
const HAND_SIZE = 2;

const day: Rule<State, { seat: Seat }> = rule<State, { seat: Seat }, Choice>('day')({
  dawn(s, { seat }) {
    s.day++;
    emit(s, { type: 'dayBroke', day: s.day });
    reveal(s);
    const card = s.deck.pop()!;
    s.hands[seat]!.push(card);
    emit(s, { type: 'cardDrawn', seat, card });
  },
  choose(s, { seat }) {
    const kinds = CARDS.filter((card) => s.hands[seat]!.includes(card));
    ask<Choice>(
      s,
      seat,
      'day.choose',
      kinds.map((card) => ({ do: 'burn', card })),
      0,
      2,
    );
  },
  burn(s, { seat }, { picks }) {
    const hand = s.hands[seat]!;
    for (const pick of picks) {
      if (pick.do !== 'burn') continue;
      s.ashes.push(...hand.splice(hand.indexOf(pick.card), 1));
      emit(s, { type: 'cardBurnt', card: pick.card });
    }
  },
  vote(s) {
    for (const seat of living(s)) ask(s, seat, 'day.vote', ballots(s, seat));
  },
  count(s, _my, { votes }) {
    const against = s.alive.map(() => 0);
    for (const [ballot] of votes) {
      if (ballot?.do === 'vote' && ballot.against !== null) against[ballot.against]! += ballot.times;
    }
    const most = Math.max(...against);
    const accused = against.flatMap((n, seat) => (n === most && n > 0 ? [seat] : []));
    const seat = accused.length === 1 ? accused[0]! : null;
    if (seat !== null) s.alive[seat] = false;
    emit(s, { type: 'banished', seat });
  },
  pass(s, { seat }) {
    if (!isOver(s)) call(s, day, { seat: next(s, seat) });
  },
});

function ballots(s: State, seat: Seat): Choice[] {
  const targets = [...living(s).filter((other) => other !== seat), null];
  const times = s.lanterns && s.hands[seat]!.includes('lantern') ? [1, 2] : [1];
  return targets.flatMap((against) => times.map((n): Choice => ({ do: 'vote', against, times: n })));
}

function living(s: State): Seat[] {
  return s.alive.flatMap((alive, seat) => (alive ? [seat] : []));
}

function next(s: State, seat: Seat): Seat {
  const seats = living(s);
  return seats.find((other) => other > seat) ?? seats[0]!;
}

function isOver(s: State): boolean {
  return s.day === LAST_DAY || living(s).length === 1;
}

export const village: Game<State, Choice, Event, View, Options> = {
  id: 'village',
  version: 1,
  players: [2, 4],
  options: [{ id: 'lanterns', values: () => [true, false], default: true }],
  rules: rulebook<State>([day]),
  migrations: [],
  pack: null,
  seats: (s) => s.hands.length,
  setup({ lanterns }, seats, seed) {
    const s: State = {
      kernel: newKernel(seed),
      lanterns,
      hands: [],
      deck: CARDS.flatMap((card) => Array.from({ length: 6 }, () => card)),
      ashes: [],
      alive: Array.from({ length: seats }, () => true),
      day: 0,
    };
    shuffle(s, s.deck);
    for (let seat = 0; seat < seats; seat++) s.hands.push(s.deck.splice(0, HAND_SIZE));
    call(s, day, { seat: 0 });
    return s;
  },
  interrupts: null,
  view: (s, seat) => ({
    hand: seat === null ? [] : s.hands[seat]!.slice(),
    handSizes: s.hands.map((hand) => hand.length),
    ashes: s.ashes.slice(),
    alive: s.alive.slice(),
    day: s.day,
    asks: viewAsks(s, seat),
  }),
  viewEvent: (e, seat) => (e.type === 'cardDrawn' && e.seat !== seat ? { ...e, card: null } : e),
  clone: (s) => ({
    kernel: cloneKernel(s.kernel),
    lanterns: s.lanterns,
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    ashes: s.ashes.slice(),
    alive: s.alive.slice(),
    day: s.day,
  }),
  redraw(s, seat) {
    const theirs = s.hands.filter((_, i) => i !== seat);
    // Sorted first, so that the world depends only on the seed and not on the true places of the cards.
    const hidden = shuffle(s, [...s.deck, ...theirs.flat()].toSorted());
    for (const hand of theirs) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
    s.deck = hidden;
  },
  outcome: (s) =>
    isOver(s) && s.kernel.asks.length === 0 ? s.alive.map((alive) => (alive ? 1 / living(s).length : 0)) : null,
  evaluate: (s, seat) => (s.alive[seat] ? s.hands[seat]!.length : -1),
  why: () => null,
  endings: ['played'],
  summary: (s) => ({ ending: 'played', days: s.day }),
};
