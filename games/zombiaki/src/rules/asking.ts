import { reveal } from '@horda/kernel';
import type { Side } from '../content/effects.ts';
import type { State } from '../state.ts';

/**
 * Call this in the steps before and after a question to side `asked`. If it is the other side's turn, earlier choices
 * can no longer be taken back. (R51)
 */
export function crossOver(s: State, asked: Side): void {
  if (asked !== s.active) reveal(s);
}
