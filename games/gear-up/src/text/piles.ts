/** The two piles of zombies as everybody may know them: what is left in each, and what lies discarded. (T27) */
import { zombieCards } from '../content/cards.ts';
import { SPECIAL_KINDS, STANDARD_KINDS, type Content, type ZombieKind } from '../content/content.ts';
import type { View } from '../view.ts';

export const PILES = ['standard', 'special'] as const;
export type Pile = (typeof PILES)[number];

/** The name of a pile among the labels of the game. */
export const PILE_LABELS = { standard: 'standardPile', special: 'specialPile' } as const;

const KINDS: Readonly<Record<Pile, readonly ZombieKind[]>> = { standard: STANDARD_KINDS, special: SPECIAL_KINDS };

interface KindInPile {
  readonly kind: ZombieKind;
  /** Face down in the pile. */
  readonly left: number;
  readonly discarded: number;
}

/** Kind by kind; what is in no street, not in the middle and not discarded lies in the pile. */
export function kindsInPile(view: View, content: Content, pile: Pile): readonly KindInPile[] {
  const cards = zombieCards(content);
  const discards = view.discards[pile];
  const met = new Set([...view.survivors.flatMap(({ street }) => street), ...view.wave].map(({ card }) => card));
  return KINDS[pile].map((kind) => {
    const all = [...cards.keys()].filter((card) => cards[card]!.kind === kind);
    const discarded = all.filter((card) => discards.includes(card)).length;
    return { kind, left: all.filter((card) => !met.has(card)).length - discarded, discarded };
  });
}
