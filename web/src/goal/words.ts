/** What stands around the goal in five lines. */
import type { Language } from '@horda/parts';

export interface GoalWords {
  readonly title: string;
  readonly lesson: string;
  readonly sheet: string;
  readonly begin: string;
}

export const GOAL_WORDS: Readonly<Record<Language, GoalWords>> = {
  pl: { title: 'O co chodzi', lesson: 'Naucz mnie, grając', sheet: 'Zasady na jednej stronie', begin: 'Jasne, gram' },
  en: { title: 'What it is about', lesson: 'Teach me by playing', sheet: 'Rules on one page', begin: 'Got it, play' },
};
