/** What a pack may bring in the place of ours. */
import type { Both } from '../text/both.ts';
import type { MissionText } from '../text/missions/text.ts';
import type { EquipmentId, SurvivorId } from './ids.ts';
import type { MissionData } from './mission.ts';
import type { Deck, EquipmentCard, SurvivorCard, ZombieCard } from './vocabulary.ts';

/** What a card is called; without it, as ours of its id is. */
interface Named {
  readonly name?: Both;
}

export type PackedCard = Omit<EquipmentCard, 'id' | 'deck'> & Named;
export type PackedSurvivor = Omit<SurvivorCard, 'id'> & Named;

/** Its words are part of it; those of keywords that are not ours, too. */
export interface PackedMission extends MissionData {
  readonly words: MissionText & { readonly keywords?: Readonly<Record<string, Both>> };
}

export interface Packed {
  /** Whole decks: of a deck that is here no card of ours is played. */
  readonly equipment?: { readonly [deck in Deck]?: { readonly [id in EquipmentId]?: PackedCard } };
  /** In the places of ours, one by one. */
  readonly survivors?: { readonly [id in SurvivorId]?: PackedSurvivor };
  /** The whole deck. */
  readonly zombieCards?: readonly ZombieCard[];
  /** By their ids; one of ours is replaced by a mission with its id. */
  readonly missions?: Readonly<Record<string, PackedMission>>;
}
