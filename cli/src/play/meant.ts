/** Choices found by the words that were typed for them. */
import type { Choice } from '@horda/kernel';
import { folded } from '@horda/parts';
import type { Session } from './session.ts';

/** The choices that match most of the typed words, in either language; none if no word matches. */
export function meant(session: Session, choices: readonly Choice[], typed: string, view: unknown): Choice[] {
  const asked = wordsIn(typed).filter((word) => word.length > 1);
  let most = 1;
  let best: Choice[] = [];
  for (const choice of choices) {
    const known = namesOf(session, choice, view);
    const score = asked.filter((word) => known.some((each) => each.startsWith(word))).length;
    if (score < most) continue;
    if (score > most) best = [];
    most = score;
    best.push(choice);
  }
  return best;
}

const wordsIn = (text: string): string[] => folded(text).split(/[^\p{L}\p{N}]+/u);

/** Every word that may name a choice, in either language. */
export const namesOf = ({ entry, names }: Session, choice: Choice, view: unknown): string[] =>
  Object.values(entry.texts).flatMap((texts) => [
    ...texts.words(choice).map(folded),
    ...wordsIn(texts.option(choice, view, (player) => names[player]!)),
  ]);

/** Whether every typed word matches; a single letter has to be a whole word. */
export function isNamedWhole(session: Session, choice: Choice, typed: string, view: unknown): boolean {
  const known = namesOf(session, choice, view);
  return wordsIn(typed).every((word) =>
    known.some((each) => (word.length > 1 ? each.startsWith(word) : each === word)),
  );
}
