/** The two stories: when a chapter ends and the next one begins. (L294, L295) */
import { call, emit, type Rule } from '@horda/kernel';
import type { ChapterId } from '../content/ids.ts';
import { END } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { removeCards } from '../rules/cards.ts';
import { chapterOf, isMet } from '../rules/objective.ts';
import type { State } from '../state.ts';
import { afterR1, afterR2, CODE_STORY_RULES } from './code.ts';

interface Completed {
  /** The chapter that begins with the next round; null: the story is over. */
  readonly next: ChapterId | null;
  /** What the text of the completed chapter does. */
  readonly after?: (s: State) => void;
}

const COMPLETED: Readonly<Record<ChapterId, Completed>> = {
  R1: { next: 'R2', after: afterR1 },
  R2: { next: 'R3', after: afterR2 },
  R3: { next: null },
  B1: { next: 'B2' },
  B2: { next: 'B3' },
  B3: { next: null },
};

/** L295: the next chapter begins with the round. A96: it sets the round track anew, and morale stays. */
export function beginChapter(s: State): void {
  if (s.next === null) return;
  s.chapter = s.next;
  s.next = null;
  // What lay on the card before leaves the game with it.
  removeCards(s, s.placed.splice(0));
  const { rounds, setup } = chapterOf(s)!;
  s.rounds = rounds;
  emit(s, { type: 'chapterBegan', chapter: s.chapter });
  callEffects(s, setup, context(s, { deck: 'objective', card: s.main }, s.first));
}

/** L295: a chapter is completed in step 5; true: step 6 is skipped. (N1) A95: only the last one ends the game. */
export function completeChapter(s: State): boolean {
  if (s.chapter === null || !isMet(s)) return false;
  const { next, after } = COMPLETED[s.chapter];
  s.completed = [...s.completed, s.chapter];
  emit(s, { type: 'chapterCompleted', chapter: s.chapter });
  s.next = next;
  if (next === null) call(s, END, { ending: 'objective' });
  after?.(s);
  return true;
}

export const STORY_RULES: readonly Rule<State>[] = [...CODE_STORY_RULES];
