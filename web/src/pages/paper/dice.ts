/** Chance for the newspaper: the same game always gives the same paper. */
import { rng } from '../../art/portraits.ts';

export interface Dice {
  /** One of a list. Every call is one throw, however long the list is. */
  one<T>(list: readonly T[]): T;
  /** So many different ones of a list, in their order; fewer if there are no more. */
  some<T>(list: readonly T[], n: number): readonly T[];
}

export function diceFrom(text: string): Dice {
  const random = rng(hashOf(text));
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return {
    one,
    some(list, n) {
      const left = list.map((_, place) => place);
      const drawn: number[] = [];
      while (drawn.length < n && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
      return drawn.toSorted((a, b) => a - b).map((place) => list[place]!);
    },
  };
}

/** FNV-1a: short, and good enough to tell games apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
