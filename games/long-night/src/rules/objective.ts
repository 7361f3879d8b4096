/** The main objective, or the chapter in its place. (L161, L205) */
import { allHold } from '../conditions/conditions.ts';
import { CHAPTER_IDS } from '../content/ids.ts';
import type { Chapter } from '../content/entries.ts';
import type { Condition, Kind } from '../content/vocabulary.ts';
import { context } from '../effects/context.ts';
import type { State } from '../state.ts';
import { contentOf, sideOf } from './table.ts';

export function chapterOf(s: State): Chapter | null {
  return s.chapter === null ? null : contentOf(s).chapters[CHAPTER_IDS.indexOf(s.chapter)]!;
}

/** Cards that may be put on the objective; null: none. */
export function accepted(s: State): Kind | null {
  return (sideOf(s) ?? chapterOf(s))?.accepts ?? null;
}

/** The goal, with what cards have added. */
export function goalOf(s: State): readonly Condition[] {
  return [...((sideOf(s) ?? chapterOf(s))?.goal ?? []), ...s.goals];
}

/** All conditions are met now. */
export function isMet(s: State): boolean {
  return allHold(s, goalOf(s), context(s, { deck: 'objective', card: s.main }, s.first));
}
