/** What is printed on the cards in play. */
import { COMPANIONS } from '../content/companions.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import { SURVIVORS } from '../content/survivors.ts';
import type { CompanionCard, EquipmentCard, SurvivorCard } from '../content/vocabulary.ts';
import type { Companion, Held, Survivor } from '../state.ts';
import { cardOf } from './held.ts';

export function gearOf(held: Held): EquipmentCard {
  return EQUIPMENT[cardOf(held)]!;
}

export function survivorCard({ who }: Pick<Survivor, 'who'>): SurvivorCard {
  return SURVIVORS[who]!;
}

export function companionCard({ who }: Pick<Companion, 'who'>): CompanionCard {
  return COMPANIONS[who]!;
}

/** X54: the health of a survivor without wounds. */
export function healthOf(one: Survivor): number {
  return one.skills.includes('startsWith4Health') ? 4 : survivorCard(one).health;
}

export function healthLeft(one: Survivor): number {
  return healthOf(one) - one.wounds;
}
