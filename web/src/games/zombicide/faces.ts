/** The same survivor has the same face at every table. */
import { survivor } from '../../art/portraits.ts';

/** By the number of the survivor. The remainder by 8 is the head: cap, long hair, hard hat, hood, beard, fringe, … */
const SEEDS: readonly number[] = [1, 4, 5, 7, 6, 9, 8, 13, 15, 11, 17, 16, 14, 24, 21, 12, 25, 29];

export function faceOf(who: number): string {
  return survivor(SEEDS[who] ?? who);
}
