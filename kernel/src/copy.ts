/** The kernel's part of a state, new or copied, for the games' own `setup` and `clone`. */
import { seeded } from './random.ts';
import type { Ask, Choice, Event, Frame, Kernel, Seed, Standing } from './state.ts';

/** A flat copy of the locals is enough: they are numbers, words, and arrays that rules replace but never change. */
function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (const f of stack) copy.push(cloneFrame(f));
  return copy;
}

function cloneFrame({ rule, at, pick, picks, votes, my }: Frame): Frame {
  return { rule, at, pick, picks, votes, my: { ...my } };
}

function cloneAsks<C>(asks: readonly Ask<C>[]): Ask<C>[] {
  const copy: Ask<C>[] = [];
  for (const asked of asks) {
    const { seat, prompt, min, max, options, answer, floor, offer, since } = asked;
    if (floor === undefined && offer === undefined && since === undefined)
      copy.push({ seat, prompt, min, max, options, answer });
    else copy.push({ ...asked });
  }
  return copy;
}

function cloneStanding(standing: readonly Standing[]): Standing[] {
  if (standing.length === 0) return [];
  return standing.map(({ since, frame }) => ({ since, frame: cloneFrame(frame) }));
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
    rigged: k.rigged.slice(),
    revealed: k.revealed,
    tick: k.tick,
    stack: cloneStack(k.stack),
    askingStep: k.askingStep,
    asks: cloneAsks(k.asks),
    events: k.events.slice(),
    quiet: k.quiet,
    inTurn: k.inTurn,
    standing: cloneStanding(k.standing),
  };
}
