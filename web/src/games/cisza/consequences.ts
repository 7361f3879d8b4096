/** What can no longer be mended, in words. */
import type { Choice } from '@horda/cisza/state';
import { offers, takesAll } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import type { CiszaWords } from './text/words.ts';

/** Only what hurts and cannot be taken back is asked about. */
export function warning(choice: Choice, view: View, words: CiszaWords): string | null {
  if (!takesAll(choice, view)) return null;
  if (choice.do === 'play') return words.lastSurvivor;
  if (choice.do === 'face') return words.fatalAttack;
  // If nothing can be played there is nothing to think over.
  return offers(view, 'play') ? words.fatalEnd : null;
}
