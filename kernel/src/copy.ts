/** The kernel's part of a state, new or copied, for the games' own `setup` and `clone`. */
import { seeded } from './random.ts';
import type { Ask, Choice, Event, Frame, Kernel, Seed, Standing } from './state.ts';

/** A copy of a list. Most lists of a state are empty, and a new empty list costs less than a copy of one. */
export function copyList<T>(items: readonly T[]): T[] {
  return items.length === 0 ? [] : items.slice();
}

function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = cloneFrame(copy[i] as Frame, i);
  return copy;
}

function cloneFrame({ rule, at, pick, picks, votes, my }: Frame, depth: number): Frame {
  return { rule, at, pick, picks, votes, my: cloneLocals(my, depth) };
}

/**
 * A flat copy is enough: locals are numbers, words, and arrays that rules replace but never change. The three copies
 * look alike, but each meets only the few shapes of locals of its depth, and is fast for them: a single one that meets
 * all shapes makes the copy of a state a quarter slower.
 */
function cloneLocals(my: object, depth: number): object {
  if (depth === 0) return { ...my };
  if (depth === 1) return { ...my };
  return { ...my };
}

function cloneAsks<C>(asks: readonly Ask<C>[]): Ask<C>[] {
  // The answer to a single question is never kept in it, so nothing in it changes.
  return asks.length === 1 ? [asks[0] as Ask<C>] : asks.map(cloneAsk);
}

function cloneAsk<C>(asked: Ask<C>): Ask<C> {
  const { seat, prompt, min, max, options, answer, floor, offer, since } = asked;
  if (floor === undefined && offer === undefined && since === undefined)
    return { seat, prompt, min, max, options, answer };
  return { ...asked };
}

function cloneStanding(standing: readonly Standing[]): Standing[] {
  if (standing.length === 0) return [];
  return standing.map(({ since, frame }) => ({ since, frame: cloneFrame(frame, 2) }));
}

/** The kernel's part of a new state: nobody is asked, nothing has happened. */
export function newKernel<C extends Choice, E extends Event>(seed: Seed): Kernel<C, E> {
  return {
    rng: seeded(seed),
    rigged: [],
    revealed: 0,
    tick: 0,
    stack: [],
    askingStep: '',
    asks: [],
    events: [],
    quiet: false,
    inTurn: false,
    standing: [],
  };
}

/** A copy in the key order of `newKernel`. */
export function cloneKernel<C extends Choice, E extends Event>(k: Kernel<C, E>): Kernel<C, E> {
  return {
    rng: [k.rng[0], k.rng[1], k.rng[2], k.rng[3]],
    rigged: copyList(k.rigged),
    revealed: k.revealed,
    tick: k.tick,
    stack: cloneStack(k.stack),
    askingStep: k.askingStep,
    asks: cloneAsks(k.asks),
    events: copyList(k.events),
    quiet: k.quiet,
    inTurn: k.inTurn,
    standing: cloneStanding(k.standing),
  };
}
