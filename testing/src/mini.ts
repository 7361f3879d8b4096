/** A small game for tests to break in every way: hidden hands, a deck, a question for several picks, a secret vote. */
import {
  ask,
  call,
  cloneKernel,
  newKernel,
  emit,
  forgetPicks,
  openAsk,
  reveal,
  rule,
  rulebook,
  same,
  shuffle,
  viewAsks,
  type AnyGame,
  type Choice as AnyChoice,
  type Event as AnyEvent,
  type Frame,
  type Game,
  type Seat,
  type State,
} from '@horda/kernel';

export interface Choice extends AnyChoice {
  readonly do: 'play' | 'drop' | 'pass' | 'vote';
  readonly card?: number;
  readonly yes?: boolean;
}

export interface Event extends AnyEvent {
  readonly type: 'played' | 'drew' | 'dropped' | 'voted' | 'ended';
  readonly seat?: Seat;
  readonly card?: number | null;
  readonly cards?: readonly number[];
  readonly votes?: readonly boolean[];
}

export interface Mini extends State<Choice, Event> {
  hands: number[][];
  deck: number[];
  pile: number[];
  votes: number;
  winner: Seat | null;
}

type My = { seat: Seat };
type MiniFrame = Frame<string, Choice, My>;
export type Steps = Record<string, (s: Mini, my: My, f: MiniFrame) => void>;

const PASS: Choice = { do: 'pass' };
const VOTES: readonly Choice[] = [
  { do: 'vote', yes: true },
  { do: 'vote', yes: false },
];

const STEPS: Steps = {
  choose(s, { seat }) {
    ask(s, seat, 'turn.choose', [...distinct(s.hands[seat]!).map((card): Choice => ({ do: 'play', card })), PASS]);
  },
  play(s, { seat }, { pick }) {
    if (pick.do !== 'play') return;
    const hand = s.hands[seat]!;
    hand.splice(hand.indexOf(pick.card!), 1);
    s.pile.push(pick.card!);
    emit(s, { type: 'played', seat, card: pick.card! });
  },
  draw(s, { seat }) {
    reveal(s);
    const card = s.deck.pop()!;
    s.hands[seat]!.push(card);
    emit(s, { type: 'drew', seat, card });
  },
  weed(s, { seat }) {
    ask(
      s,
      seat,
      'turn.weed',
      distinct(s.hands[seat]!).map((card): Choice => ({ do: 'drop', card })),
      0,
      2,
    );
  },
  drop(s, { seat }, { picks }) {
    const cards = picks.map(({ card }) => card!);
    const hand = s.hands[seat]!;
    for (const card of cards) hand.splice(hand.indexOf(card), 1);
    s.pile.push(...cards);
    emit(s, { type: 'dropped', seat, cards });
  },
  poll(s) {
    for (const seat of s.hands.keys()) ask(s, seat, 'turn.poll', VOTES);
  },
  count(s, _my, { votes }) {
    reveal(s);
    const given = votes.map(([vote]) => vote!.yes!);
    s.votes += given.filter(Boolean).length;
    emit(s, { type: 'voted', votes: given });
  },
  next(s, { seat }) {
    if (s.deck.length > 0) return call(s, TURN, { seat: (seat + 1) % s.hands.length });
    s.winner = s.votes % s.hands.length;
    emit(s, { type: 'ended', seat: s.winner });
  },
};

/** Used only to make frames: the kernel looks rules up by name. */
const TURN = rule<Mini, My, Choice>('turn')(STEPS);

/** The game with some of its steps and parts replaced. */
export function miniGame(parts: Partial<Game<Mini, Choice, Event, unknown, object>> = {}, steps: Steps = {}): AnyGame {
  const turn = rule<Mini, My, Choice>('turn')({ ...STEPS, ...steps });
  return { ...MINI, rules: rulebook([turn]), ...parts } as unknown as AnyGame;
}

const MINI: Game<Mini, Choice, Event, unknown, object> = {
  id: 'mini',
  version: 1,
  players: [2, 3],
  options: [{ id: 'short', values: () => [false, true], default: false }],
  rules: rulebook([TURN]),
  migrations: [],
  pack: null,
  interrupts: null,
  seats: (s) => s.hands.length,
  setup(_options, seats, seed) {
    const s: Mini = {
      kernel: newKernel(seed),
      hands: [],
      deck: Array.from({ length: 18 }, (_, i) => 1 + (i % 9)),
      pile: [],
      votes: 0,
      winner: null,
    };
    shuffle(s, s.deck);
    for (let seat = 0; seat < seats; seat++) s.hands.push(s.deck.splice(-3));
    call(s, TURN, { seat: 0 });
    return s;
  },
  view: (s, seat) => ({
    hands: s.hands.map((hand, i) => (i === seat ? hand.slice() : hand.length)),
    deck: s.deck.length,
    pile: s.pile.slice(),
    votes: s.votes,
    winner: s.winner,
    asks: viewAsks(s, seat),
  }),
  viewEvent: (e, seat) => (e.type === 'drew' && e.seat !== seat ? { ...e, card: null } : e),
  clone: (s) => ({
    kernel: cloneKernel(s.kernel),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    votes: s.votes,
    winner: s.winner,
  }),
  redraw(s, seat) {
    forgetPicks(s);
    const hidden = [...s.deck, ...s.hands.flatMap((hand, i) => (i === seat ? [] : hand))];
    s.deck = shuffle(s, hidden.toSorted());
    s.hands = s.hands.map((hand, i) => (i === seat ? hand : s.deck.splice(s.deck.length - hand.length)));
  },
  outcome: (s) => (s.winner === null ? null : s.hands.map((_, seat) => (seat === s.winner ? 1 : 0))),
  evaluate: (s, seat) => s.hands[seat]!.length,
  why(s, seat, choice) {
    const open = openAsk(s, seat);
    return open !== null && open.options.some((option) => same(option, choice)) ? null : 'M1';
  },
  endings: ['counted'],
  summary: (s) => ({ ending: 'counted', votes: s.votes, winner: String(s.winner) }),
};

function distinct(cards: readonly number[]): number[] {
  return [...new Set(cards)].toSorted((a, b) => a - b);
}
