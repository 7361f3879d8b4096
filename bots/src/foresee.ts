/** What follows an answer, whatever is hidden and however the dice fall. */
import {
  apply,
  determinize,
  same,
  type AnyGame,
  type AnyState,
  type Choice,
  type Event,
  type Seat,
  type Seed,
} from '@horda/kernel';

/** Two worlds of the seat: rules may look at hidden cards without showing them, and then the worlds differ. */
const WORLDS: readonly Seed[] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
];

/**
 * The events that follow for sure if the seat picks this option, as the seat would see them: up to the next decision of
 * anybody, or until chance decides or something hidden is shown.
 */
export function foresee(game: AnyGame, s: AnyState, seat: Seat, pick: Choice): readonly Event[] {
  const [some, others] = WORLDS.map((seed) => eventsAfter(game, determinize(game, s, seat, seed), seat, pick));
  const end = some!.findIndex((e, i) => others![i] === undefined || !same(e, others![i]));
  return end < 0 ? some! : some!.slice(0, end);
}

/** Thrown where something unknown would decide. The world is thrown away, so it does not matter that rules are cut off. */
const UNKNOWN = new Error('chance decides');

function eventsAfter(game: AnyGame, world: AnyState, seat: Seat, pick: Choice): readonly Event[] {
  const { kernel } = world;
  // Worlds are made for bots, which need no events.
  kernel.quiet = false;
  // The kernel counts here whatever chance decides and whatever is shown.
  Object.defineProperty(kernel, 'revealed', {
    get: () => 0,
    set() {
      throw UNKNOWN;
    },
  });
  try {
    apply(game, world, { tick: kernel.tick, seat, picks: [pick] });
  } catch (error) {
    if (error !== UNKNOWN) throw error;
  }
  return kernel.events.flatMap((e) => game.viewEvent(e, seat) ?? []);
}
