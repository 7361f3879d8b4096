/** What is asked before a choice that is made on purpose only, or that leaves dice behind. */
import type { Language } from '@horda/parts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';

const WORDS = {
  en: {
    exile: 'All players vote on the exile at once. You can call one such vote in a turn.',
    victim: 'You attack a survivor of a player.',
    dice: 'You still have unused dice. They are lost at the end of the round.',
  },
  pl: {
    exile: 'Zaraz wszyscy zagłosują nad wygnaniem. W turze można wezwać do jednego takiego głosowania.',
    victim: 'Atakujesz ocalałego innego gracza.',
    dice: 'Masz jeszcze nieużyte kości. Przepadną z końcem rundy.',
  },
} as const satisfies Readonly<Record<Language, object>>;

/** Null: nothing has to be asked. */
export function warningOf(language: Language, choice: Choice, { seat, players }: View): string | null {
  const words = WORDS[language];
  if (choice.do === 'accuse') return words.exile;
  if (choice.do === 'victim') return words.victim;
  const hasDice = seat !== null && players[seat]!.dice.length > 0;
  return choice.do === 'end' && hasDice ? words.dice : null;
}
