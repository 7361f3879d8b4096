/** What is asked before a choice that loses the game at once. */
import type { Language } from '@horda/parts';
import { BARRICADE } from '../content/board.ts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';

const FATAL_MOVE: Readonly<Record<Language, string>> = {
  en: 'This zombie will be on the Barricade, and then the zombies win.',
  pl: 'Ten zombiak wejdzie na Barykadę, a wtedy wygrają zombiaki.',
};

/** Null: nothing has to be asked. */
export function warningOf(language: Language, choice: Choice, { seat, leaders }: View): string | null {
  return choice.do === 'move' && choice.to === BARRICADE && seat === leaders[1] ? FATAL_MOVE[language] : null;
}
