/** A colony where a secret card may break into any move. */
import { call, rulebook, seeded, shuffle, viewAsks, type Frame, type Game, type Seat } from '../../src/kernel.ts';
import { bite, coat, death, infection, move, request, stranger, turn } from './rules.ts';
import {
  around,
  clone,
  emptyColony,
  holder,
  type Card,
  type Choice,
  type Event,
  type Secret,
  type State,
} from './state.ts';

export interface View {
  readonly hand: readonly Card[];
  readonly people: readonly { readonly cards: number; readonly wounds: number; readonly alive: boolean }[];
  readonly secret: Secret | null;
  readonly morale: number;
  readonly active: Seat;
  readonly turn: number;
  readonly asks: ReturnType<typeof viewAsks<Choice>>;
}

const NOTHING: readonly Frame[] = [];

export const crossroads: Game<State, Choice, Event, View, object> = {
  id: 'crossroads',
  version: 1,
  players: [2, 4],
  options: [],
  rules: rulebook<State>([turn, move, bite, coat, death, infection, request, stranger]),
  migrations: [],
  pack: null,
  seats: (s) => s.people.length,
  setup(_options, seats, seed) {
    const s = emptyColony(seats);
    s.kernel.rng = seeded(seed);
    shuffle(s, s.deck);
    shuffle(s, s.secrets);
    for (const { hand } of s.people) hand.push(...s.deck.splice(0, 3));
    call(s, turn, { seat: 0 });
    return s;
  },
  interrupts: {
    survivorMoved: (s, { seat, to }) =>
      to === 'school' && s.secret === 'stranger' ? [stranger.frame({ seat })] : NOTHING,
    biteAnnounced: (s, { seat: bitten }) =>
      [bitten, ...around(s, bitten).filter((seat) => seat !== bitten)].map((seat) => coat.frame({ seat })),
  },
  view: (s, seat) => ({
    hand: seat === null ? [] : s.people[seat]!.hand.slice(),
    people: s.people.map(({ hand, wounds, alive }) => ({ cards: hand.length, wounds, alive })),
    secret: seat === holder(s) ? s.secret : null,
    morale: s.morale,
    active: s.active,
    turn: s.turn,
    asks: viewAsks(s, seat),
  }),
  viewEvent: (e) => e,
  clone,
  redraw(s, seat) {
    const theirs = s.people.filter((_, i) => i !== seat);
    // Sorted first, so that the world depends only on the seed and not on the true places of the cards.
    const hidden = shuffle(s, [...s.deck, ...theirs.flatMap(({ hand }) => hand)].toSorted());
    for (const { hand } of theirs) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
    s.deck = hidden;
    const unknown = s.secret !== null && seat !== holder(s);
    const secrets = shuffle(s, [...s.secrets, ...(unknown ? [s.secret!] : [])].toSorted());
    if (unknown) s.secret = secrets.pop()!;
    s.secrets = secrets;
  },
  outcome: (s) => (s.ended ? s.people.map(({ alive }) => (alive && s.morale > 0 ? 1 : 0)) : null),
  evaluate: (s, seat) => s.people[seat]!.hand.length - s.people[seat]!.wounds,
  why: () => null,
  endings: ['played'],
  summary: (s) => ({ ending: 'played', turns: s.turn }),
};
