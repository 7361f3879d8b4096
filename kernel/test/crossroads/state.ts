/** The colony of the crossroads game, what players may pick, and what can happen. */
import { cloneKernel, newKernel, type Seat, type State as KernelState } from '../../src/kernel.ts';

export const PLACES = ['school', 'street'] as const;
export type Place = (typeof PLACES)[number];

/** A coat softens a bite; food is only given away. */
export const CARDS = ['coat', 'food'] as const;
export type Card = (typeof CARDS)[number];

/** What the neighbour of the active player may hold in secret. */
export type Secret = 'stranger' | 'calm';

export type Choice =
  | { readonly do: 'move'; readonly to: Place }
  | { readonly do: 'beg' | 'collect' | 'wait' }
  | { readonly do: 'help' | 'leave' }
  | { readonly do: 'yes' | 'no' }
  | { readonly do: 'give' | 'wear'; readonly card: Card }
  | { readonly do: 'pass' }
  | { readonly do: 'kill' | 'risk' };

export type Event =
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'survivorMoved'; readonly seat: Seat; readonly to: Place }
  | { readonly type: 'strangerMet'; readonly seat: Seat }
  | { readonly type: 'strangerJudged'; readonly yes: number }
  | { readonly type: 'biteAnnounced'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'coatWorn'; readonly seat: Seat }
  | { readonly type: 'wounded'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'died'; readonly seat: Seat }
  | { readonly type: 'cardGiven'; readonly from: Seat; readonly to: Seat; readonly card: Card }
  | { readonly type: 'gameEnded' };

export interface Person {
  hand: Card[];
  wounds: number;
  alive: boolean;
}

export interface State extends KernelState<Choice, Event> {
  people: Person[];
  deck: Card[];
  /** The cards that may become secrets; the last is next. */
  secrets: Secret[];
  /** Held by the player on the right of the active one. */
  secret: Secret | null;
  morale: number;
  active: Seat;
  turn: number;
  ended: boolean;
}

export const MORALE = 3;

/** Everyone is well and holds nothing; no rule runs yet. */
export function emptyColony(seats: number): State {
  return {
    kernel: { ...newKernel([0, 0, 0, 0]), rng: [1, 2, 3, 4] },
    people: Array.from({ length: seats }, () => ({ hand: [], wounds: 0, alive: true })),
    deck: CARDS.flatMap((card) => Array.from({ length: 12 }, () => card)),
    secrets: Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'stranger' : 'calm')),
    secret: null,
    morale: MORALE,
    active: 0,
    turn: 0,
    ended: false,
  };
}

export function clone(s: State): State {
  return {
    kernel: cloneKernel(s.kernel),
    people: s.people.map(({ hand, wounds, alive }) => ({ hand: hand.slice(), wounds, alive })),
    deck: s.deck.slice(),
    secrets: s.secrets.slice(),
    secret: s.secret,
    morale: s.morale,
    active: s.active,
    turn: s.turn,
    ended: s.ended,
  };
}

/** The living, beginning with the one after `seat`; `seat` itself comes last. */
export function around({ people }: State, seat: Seat): Seat[] {
  return people.map((_, i) => (seat + 1 + i) % people.length).filter((other) => people[other]!.alive);
}

/** Who holds the secret of this turn: the one before the active player. */
export function holder(s: State): Seat {
  return around(s, s.active).findLast((seat) => seat !== s.active) ?? s.active;
}
