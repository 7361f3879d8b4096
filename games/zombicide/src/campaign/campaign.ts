/** What a campaign is from one mission to the next: plain data, with names instead of numbers, as saves have it. */
import { CAMPAIGN_ORDER } from '../content/campaign.ts';
import type { AchievementId, EquipmentId, KeywordId, SkillId, SurvivorId } from '../content/ids.ts';
import type { Counter } from '../content/operations.ts';

/** The campaign sheet of a survivor. (V340, V287) */
export interface Member {
  readonly survivor: SurvivorId;
  readonly xp: number;
  readonly skills: readonly SkillId[];
  /** Bonus actions in each mission. (V352) */
  readonly bonus: number;
  readonly kept: readonly EquipmentId[];
}

/** A mission that was won. */
export interface Chapter {
  readonly mission: string;
  readonly rounds: number;
  readonly kills: number;
  /** Who died in it. (V255) */
  readonly dead: readonly SurvivorId[];
}

export interface Campaign {
  /** The mission that comes next. */
  readonly mission: string;
  /** Null: the survivor of this place died, and its player takes another one. (V256) */
  readonly team: readonly (Member | null)[];
  readonly achievements: readonly AchievementId[];
  readonly keywords: readonly KeywordId[];
  readonly counters: { readonly [counter in Counter]?: number };
  readonly history: readonly Chapter[];
}

/** V340: nobody has done anything yet. */
export const NEW_CAMPAIGN: Campaign = {
  mission: CAMPAIGN_ORDER[0]!,
  team: [],
  achievements: [],
  keywords: [],
  counters: {},
  history: [],
};

/** V255: nobody of these is chosen again. */
export function deadOf({ history }: Campaign): readonly SurvivorId[] {
  return history.flatMap(({ dead }) => dead);
}
