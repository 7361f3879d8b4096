/** Copies of the kernel's part of a state, for the games' own `clone`. */
import type { Ask, Frame } from './state.ts';

/** Locals are numbers, words and arrays that are replaced, never changed: a flat copy of them shares nothing. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (const { rule, at, pick, picks, votes, my } of stack) copy.push({ rule, at, pick, picks, votes, my: { ...my } });
  return copy;
}

export function cloneAsks<C>(asks: readonly Ask<C>[]): Ask<C>[] {
  const copy: Ask<C>[] = [];
  for (const { seat, prompt, min, max, options, answer, floor } of asks)
    copy.push(
      floor === undefined
        ? { seat, prompt, min, max, options, answer }
        : { seat, prompt, min, max, options, answer, floor },
    );
  return copy;
}
