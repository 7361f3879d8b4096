import { reveal } from '@horda/kernel';
import type { Side } from '../content/effects.ts';
import type { State } from '../state.ts';

/**
 * A question goes to this side, or its answer has come. If it is the turn of the other, what was chosen before cannot be
 * taken back any more. Belongs in the steps before and after the one that asks. (R51)
 */
export function crossOver(s: State, asked: Side): void {
  if (asked !== s.active) reveal(s);
}
