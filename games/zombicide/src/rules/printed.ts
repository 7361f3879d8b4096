/** What is printed on the cards in play. */
import { COMPANIONS } from '../content/companions.ts';
import { contentOf } from '../content/content.ts';
import type { CompanionCard, EquipmentCard, SurvivorCard } from '../content/vocabulary.ts';
import type { CardNo, Companion, Held, State, Survivor } from '../state.ts';
import { cardOf } from './held.ts';

type Table = Pick<State, 'pack'>;

export function gearOf(s: Table, held: Held): EquipmentCard {
  return contentOf(s).equipment[cardOf(held)]!;
}

export function equipmentCard(s: Table, card: CardNo): EquipmentCard {
  return contentOf(s).equipment[card]!;
}

export function survivorCard(s: Table, { who }: Pick<Survivor, 'who'>): SurvivorCard {
  return contentOf(s).survivors[who]!;
}

export function companionCard({ who }: Pick<Companion, 'who'>): CompanionCard {
  return COMPANIONS[who]!;
}

/** X54: the health of a survivor without wounds. */
export function healthOf(s: Table, one: Survivor): number {
  return one.skills.includes('startsWith4Health') ? 4 : survivorCard(s, one).health;
}

export function healthLeft(s: Table, one: Survivor): number {
  return healthOf(s, one) - one.wounds;
}
