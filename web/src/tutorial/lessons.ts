/** The unfinished lesson of each game in this browser. */

export interface KeptLesson {
  readonly table: string;
  /** The key to the learner's seat. */
  readonly key: string;
  /** Which of the lesson's tables it is, from 0. */
  readonly part: number;
  /** The step of this part that it has come to. */
  readonly at: number;
}

const placeOf = (game: string): string => `horda.lesson.${game}`;

export function keptLesson(game: string): KeptLesson | null {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(game)) ?? 'null') as Partial<KeptLesson> | null;
    if (typeof kept?.table !== 'string' || typeof kept.key !== 'string') return null;
    const { table, key, part, at } = kept;
    // What an earlier version of the page has kept does not say which part it is of.
    return typeof part === 'number' && typeof at === 'number' ? { table, key, part, at } : null;
  } catch {
    return null;
  }
}

export function keepLesson(game: string, lesson: KeptLesson): void {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(lesson));
  } catch {
    // Without storage a lesson still works, but starts from the beginning after a reload.
  }
}

export function dropLesson(game: string): void {
  try {
    localStorage.removeItem(placeOf(game));
  } catch {
    // Without storage there was no lesson to drop.
  }
}
