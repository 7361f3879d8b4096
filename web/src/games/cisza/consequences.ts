/** Warnings about choices that cannot be undone, in words. */
import type { Choice } from '@horda/cisza/state';
import { offers, takesAll } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import type { CiszaWords } from './text/words.ts';

/** Only harmful choices that cannot be taken back need a confirmation. */
export function warning(choice: Choice, view: View, words: CiszaWords): string | null {
  if (!takesAll(choice, view)) return null;
  if (choice.do === 'play') return words.lastSurvivor;
  if (choice.do === 'face') return words.fatalAttack;
  // If no card can be played, no warning is needed.
  return offers(view, 'play') ? words.fatalEnd : null;
}
