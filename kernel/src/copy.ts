/** Copies of the kernel's part of a state, for the games' own `clone`. */
import type { Ask, Frame, Standing } from './state.ts';

/** Locals are numbers, words and arrays that are replaced, never changed: a flat copy of them shares nothing. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (const f of stack) copy.push(cloneFrame(f));
  return copy;
}

function cloneFrame({ rule, at, pick, picks, votes, my }: Frame): Frame {
  return { rule, at, pick, picks, votes, my: { ...my } };
}

export function cloneAsks<C>(asks: readonly Ask<C>[]): Ask<C>[] {
  const copy: Ask<C>[] = [];
  for (const asked of asks) {
    const { seat, prompt, min, max, options, answer, floor, offer, since } = asked;
    if (floor === undefined && offer === undefined && since === undefined)
      copy.push({ seat, prompt, min, max, options, answer });
    else copy.push({ ...asked });
  }
  return copy;
}

export function cloneStanding(standing: readonly Standing[]): Standing[] {
  if (standing.length === 0) return [];
  return standing.map(({ since, frame }) => ({ since, frame: cloneFrame(frame) }));
}
