/** The content a table is played with, and its zombie cards one by one. */
import { memo } from '@horda/parts';
import type { CardId } from '../state.ts';
import type { Content, ZombieCard, ZombieKind } from './content.ts';
import { HOUSE } from './house.ts';
import { KIND_FACTS } from './kinds.ts';

/** Whatever knows which content it is played with: states and views. */
export interface WithPack {
  readonly pack: Content | null;
}

export function contentOf({ pack }: WithPack): Content {
  return pack ?? HOUSE;
}

/** Every single zombie card: its place in the list is its CardId. Standard ones first. (B2, B3) */
export const zombieCards: (content: Content) => readonly ZombieCard[] = memo(({ zombies }: Content) => {
  const inOrder = [...zombies.filter(({ kind }) => isStandard(kind)), ...zombies.filter(({ kind }) => isSpecial(kind))];
  return inOrder.flatMap((card) => Array.from({ length: card.copies }, () => card));
});

export function zombieCard(s: WithPack, card: CardId): ZombieCard {
  return zombieCards(contentOf(s))[card]!;
}

export function isStandard(kind: ZombieKind): boolean {
  return KIND_FACTS[kind].pile === 'standard';
}

export function isSpecial(kind: ZombieKind): boolean {
  return KIND_FACTS[kind].pile === 'special';
}
