/** Tools for bots: worlds that a seat cannot tell from the true one, and questions split into single picks. */
import { draw, seeded } from './random.ts';
import { run } from './run.ts';
import type { Ask, Choice, Event, Frame, Game, Seat, Seed, State, With } from './state.ts';

/**
 * A copy of `s` in which everything that `seat` may not know is redrawn: hidden cards, the generator, and the questions
 * to other seats (whose options would reveal their hands) with their answers. It is in search mode; see `hush`.
 */
export function determinize<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  s: S,
  seat: Seat,
  seed: Seed,
): S {
  const world = game.clone(s);
  world.kernel.rng = seeded(seed);
  world.kernel.rigged = [];
  world.kernel.events = [];
  game.redraw(world, seat);
  // Only how it grows from here on matters; how often something was shown in secret is a secret, too.
  world.kernel.revealed = 0;
  // On an open floor everything is public.
  if (world.kernel.asks.some((a) => a.seat !== seat && a.floor === undefined)) {
    // Repeat the offers as `s` had them: `s` may itself be a world, made from a table where nobody waits for offers.
    const offers = s.kernel.asks.flatMap(({ offer }) => offer ?? []);
    if (offers.length > 0) world.kernel.inTurn = offers.some(({ awaited }) => awaited === true);
    askAnew(game, world, s.kernel.asks, seat);
  }
  hush(game, world);
  return world;
}

/**
 * For games in which every rule uses its picks in the step after its question: what suspended rules still hold is used
 * up, and some of it was picked in secret.
 */
export function forgetPicks({ kernel: { stack, standing } }: With<'stack' | 'standing'>): void {
  const forget = (f: Frame): void => void Object.assign(f, { pick: null, picks: [], votes: [] });
  for (const f of stack) forget(f);
  for (const { frame } of standing) forget(frame);
}

/** Search mode: seats act one after the other, and events are off unless the game's interrupts need them. */
export function hush<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Pick<Game<S, C, E, unknown, never>, 'interrupts'>,
  s: S,
): void {
  s.kernel.events = [];
  s.kernel.quiet = game.interrupts === null;
  s.kernel.inTurn = true;
}

/** Turns a world into a table for people: the opposite of `hush`. */
export function asTable<S extends State<C, E>, C extends Choice, E extends Event>(s: S): S {
  s.kernel.events = [];
  s.kernel.quiet = false;
  s.kernel.inTurn = false;
  return s;
}

/** Runs the asking step again, so that each question fits the world. The same seats must be asked as before. */
function askAnew<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Pick<Game<S, C, E, unknown, never>, 'rules' | 'interrupts'>,
  world: S,
  before: readonly Ask<C>[],
  seat: Seat,
): void {
  const f = world.kernel.stack[world.kernel.stack.length - 1] as Frame;
  f.at = world.kernel.askingStep;
  world.kernel.asks = [];
  run(game, world);
  const [were, are] = [before, world.kernel.asks].map((asks) => asks.map(whom).join(', '));
  if (were !== are)
    throw new Error(`${f.rule}.${world.kernel.askingStep} asks ${were}, but ${are} in a world of seat ${seat}`);
  for (const [i, a] of world.kernel.asks.entries()) {
    const { answer, since } = before[i] as Ask<C>;
    if (answer !== null) a.answer = a.seat === seat ? answer : anyPicks(world, a);
    // Whether another seat's question has stayed the same tells something about its hand.
    if (since !== undefined && a.seat === seat) world.kernel.asks[i] = { ...a, since };
  }
}

function whom({ seat, floor, offer }: Ask<unknown>): string {
  return `${seat}${floor === undefined ? '' : ' on a floor'}${offer === undefined ? '' : ' by an offer'}`;
}

/** A random possible answer: between `min` and `max` different options. */
function anyPicks<C>(world: With<'rng'>, { options, min, max }: Ask<C>): readonly C[] {
  const left = [...options];
  const count = min + draw(world.kernel.rng, Math.min(max, left.length) - min + 1);
  return Array.from({ length: count }, () => left.splice(draw(world.kernel.rng, left.length), 1)[0] as C);
}

/** In a sequence of single picks: stop picking. */
export const ENOUGH = -1;

/**
 * Splits a question for several picks into single ones: the indexes of the options still free after `picked`, plus
 * ENOUGH once `min` is reached. Empty when the answer is complete.
 */
export function nextPicks<C>({ options, min, max }: Ask<C>, picked: readonly number[]): readonly number[] {
  if (picked.at(-1) === ENOUGH || picked.length >= max) return [];
  const free = options.map((_, i) => i).filter((i) => !picked.includes(i));
  if (picked.length >= min) free.push(ENOUGH);
  return free;
}
