/** The two stories: chapters that follow each other in one game. (L294–L333) */
import { call, emit, type Rule } from '@horda/kernel';
import type { ChapterId } from '../content/ids.ts';
import { END } from '../declared.ts';
import { chapterOf, isMet } from '../rules/objective.ts';
import type { State } from '../state.ts';
import { CODE_GOES_ON, CODE_STORY_RULES } from './code.ts';
import { markClearRound, RAID_GOES_ON, RAID_RULES } from './raid.ts';
import { roomFor } from './room.ts';

const NEXT: Readonly<Record<ChapterId, ChapterId | null>> = {
  R1: 'R2',
  R2: 'R3',
  R3: null,
  B1: 'B2',
  B2: 'B3',
  B3: null,
};

/** What the end of a chapter brings; the last chapter of a story has nothing. */
const GOES_ON: Partial<Record<ChapterId, (s: State) => void>> = { ...CODE_GOES_ON, ...RAID_GOES_ON };

/** L295, Q96: the next chapter begins with the round; the round track is set anew, and morale stays. */
export function beginChapter(s: State): void {
  if (s.next === null) return;
  s.chapter = s.next;
  s.next = null;
  s.rounds = chapterOf(s)!.rounds;
  emit(s, { type: 'chapterBegan', chapter: s.chapter });
  emit(s, { type: 'roundsLeft', rounds: s.rounds });
}

/** L295: a chapter is completed in step 5; true: step 6 is skipped. (N1) Q95: only the last one ends the game. */
export function completeChapter(s: State): boolean {
  const chapter = s.chapter!;
  if (chapter === 'B3') markClearRound(s);
  const goOn = GOES_ON[chapter];
  if (!isMet(s) || (goOn === undefined && NEXT[chapter] !== null)) return false;
  s.completed = [...s.completed, chapter];
  s.next = NEXT[chapter];
  emit(s, { type: 'chapterCompleted', chapter });
  if (goOn === undefined) call(s, END, { ending: 'objective' });
  else goOn(s);
  return goOn !== undefined;
}

export const STORY_RULES: readonly Rule<State>[] = [...CODE_STORY_RULES, ...RAID_RULES, roomFor];
