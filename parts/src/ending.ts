/** What the end of a game tells, counted from its log: who fell when, and the step that decided most. */
import type { Event, Seat } from '@horda/kernel';

/** What decides a game. Everything in it comes from the log, which all may read at the end. */
export interface Decisive<V, E> {
  /**
   * What an event costs a seat, or everybody (`seat` null); less than nothing: what it gains. Null: it decides nothing.
   * `view`: the table at the end.
   */
  cost(e: E, view: V): { readonly seat: Seat | null; readonly n: number } | null;
  /** Who is out of the game from this event on; null: nobody. */
  falls?(e: E): Seat | null;
  /** Whether the seat is out although the game goes on. */
  isOut?(view: V, seat: Seat): boolean;
}

/** What happened with one answer. */
interface Step {
  /** The number of the answer; 0: the set-up. */
  readonly at: number;
  readonly events: readonly Event[];
}

export interface Fall {
  readonly seat: Seat;
  /** The number of the answer with which it came; null: the log does not hold it. */
  readonly at: number | null;
}

export interface TurningPoint {
  readonly at: number;
  /** The events that cost something, in their order. */
  readonly events: readonly Event[];
}

/** In the order in which they fell. `view`: the table at the end, which shows who is out. */
export function fallsIn(
  steps: readonly Step[],
  { falls, isOut }: Decisive<object, Event>,
  view: object,
  seats: number,
): readonly Fall[] {
  const told = steps.flatMap(({ at, events }) =>
    events.flatMap((e): readonly Fall[] => {
      const seat = falls?.(e) ?? null;
      return seat === null ? [] : [{ seat, at }];
    }),
  );
  // The log of a saved game begins in its middle.
  const before = Array.from({ length: seats }, (_, seat): Fall => ({ seat, at: null })).filter(
    ({ seat }) => isOut?.(view, seat) === true && !told.some((fall) => fall.seat === seat),
  );
  return [...before, ...told];
}

/**
 * The step with the greatest loss of those who lost, the reader before all others; the latest of equal ones. Where all
 * have won together, the step with the greatest gain. Null: nothing was lost or gained.
 */
export function turningPoint(
  steps: readonly Step[],
  { cost }: Decisive<object, Event>,
  view: object,
  {
    winners,
    seat,
    together,
  }: { readonly winners: readonly Seat[]; readonly seat: Seat | null; readonly together: boolean },
): TurningPoint | null {
  const wonTogether = together && winners.length > 0;
  const isOwnLoss = seat !== null && !winners.includes(seat);
  const counts = (hit: Seat | null): boolean =>
    hit === null || together || (isOwnLoss ? hit === seat : !winners.includes(hit));
  let best: TurningPoint | null = null;
  let most = 0;
  for (const { at, events } of steps) {
    const costs = events.map((e) => cost(e, view));
    const weights = costs.map((hit) => (hit === null || !counts(hit.seat) ? 0 : wonTogether ? -hit.n : hit.n));
    const weight = weights.reduce((sum, each) => sum + each, 0);
    if (weight <= 0 || weight < most) continue;
    most = weight;
    best = { at, events: events.filter((_, i) => weights[i]! > 0) };
  }
  return best;
}

/** Seats by their places: winners, then those who stayed to the end, then those who fell, the last one first. */
export function placesOf(
  order: readonly Seat[],
  winners: readonly Seat[],
  falls: readonly Fall[],
): readonly { readonly seat: Seat; readonly place: number; readonly fall: Fall | null }[] {
  const rank = (seat: Seat): number => {
    if (winners.includes(seat)) return Infinity;
    const fall = falls.find((each) => each.seat === seat);
    return fall === undefined ? Number.MAX_SAFE_INTEGER : (fall.at ?? -1);
  };
  const sorted = order.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? 0 : right > left ? 1 : -1;
  });
  return sorted.map((seat, i) => ({
    seat,
    // Those who have won together share the first place.
    place: winners.includes(seat) ? 1 : i + 1,
    fall: falls.find((fall) => fall.seat === seat) ?? null,
  }));
}
