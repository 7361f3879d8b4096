/** The two stories. (L294–L333) */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';

/** L295: the next chapter begins with the round. */
export function beginChapter(_s: State): void {}

/** L295: a chapter is completed in step 5; true: step 6 is skipped. (N1) */
export function completeChapter(_s: State): boolean {
  return false;
}

export const STORY_RULES: readonly Rule<State>[] = [];
