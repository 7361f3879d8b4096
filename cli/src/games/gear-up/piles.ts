/** What is left in the two piles of zombies, and what is discarded. */
import { contentOf } from '@horda/gear-up/content/cards';
import { capitalised } from '@horda/gear-up/text/messages';
import { kindsInPile, PILE_LABELS, PILES } from '@horda/gear-up/text/piles';
import type { View } from '@horda/gear-up/view';
import type { GearUpWords } from './seen.ts';

/** A sentence for each pile. */
export function pileSentences(view: View, { texts, table }: GearUpWords): readonly string[] {
  return PILES.map((pile) => {
    const kinds = kindsInPile(view, contentOf(view), pile);
    const told = (n: number, of: 'left' | 'discarded'): string => {
      const named = kinds.filter((each) => each[of] > 0).map((each) => `${texts.kinds[each.kind]} ${each[of]}`);
      return named.length === 0 ? String(n) : `${n} (${named.join(', ')})`;
    };
    const name = capitalised(texts.labels[PILE_LABELS[pile]]);
    return table.sentences.pile(name, told(view.piles[pile], 'left'), told(view.discards[pile].length, 'discarded'));
  });
}
