/** What is asked before a harmful choice that cannot be taken back. */
import type { Language } from '@horda/parts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';
import { offers, takesAll } from './messages.ts';

export const WARNINGS = {
  en: {
    lastSurvivor:
      'You are giving up your last survivor. Unless somebody reaches your shelter before phase 2 ends, you are out of the game.',
    fatalAttack: 'This attack takes all your survivors, and you will be out of the game.',
    fatalEnd:
      'You have no barriers and the attack takes all your survivors: you will be out of the game. You can still play something.',
  },
  pl: {
    lastSurvivor:
      'Oddajesz ostatniego ocalałego. Jeśli do końca fazy 2 nikt nie trafi do twojego schronu, odpadasz z gry.',
    fatalAttack: 'Ten atak zabierze wszystkich twoich ocalałych i odpadniesz z gry.',
    fatalEnd:
      'Nie masz barier, a atak zabierze wszystkich twoich ocalałych: odpadniesz z gry. Możesz jeszcze coś zagrać.',
  },
} as const satisfies Readonly<Record<Language, object>>;

/** Null: nothing has to be asked. */
export function warningOf(language: Language, choice: Choice, view: View): string | null {
  const words = WARNINGS[language];
  if (!takesAll(choice, view)) return null;
  if (choice.do === 'play') return words.lastSurvivor;
  if (choice.do === 'face') return words.fatalAttack;
  // If no card can be played, no warning is needed.
  return offers(view, 'play') ? words.fatalEnd : null;
}
