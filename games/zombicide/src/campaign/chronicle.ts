/** What a campaign has come to, as its pages show it: before, during and after a mission. All of it is in the view. */
import { CAMPAIGN_ORDER, LASTING_KEYWORDS } from '../content/campaign.ts';
import { SURVIVOR_IDS, type AchievementId, type KeywordId, type SkillId } from '../content/ids.ts';
import type { Counter } from '../content/operations.ts';
import type { CardNo, Status } from '../state.ts';
import type { View } from '../view.ts';

export interface MissionEntry {
  readonly id: string;
  /** `now` is being played; `lost` has to be played again (Y44); `next` follows the one that was won. */
  readonly state: 'won' | 'lost' | 'now' | 'next' | 'later';
  /** How it was won; null: it was not. */
  readonly result: { readonly rounds: number; readonly kills: number; readonly dead: readonly number[] } | null;
}

export interface SheetEntry {
  /** The number of the survivor in the content. */
  readonly who: number;
  readonly owner: number;
  readonly status: Status;
  readonly xp: number;
  readonly skills: readonly SkillId[];
  readonly bonus: number;
  /** Cards that the mission began with; after it was won, those that were kept. */
  readonly kept: readonly CardNo[];
}

export interface Chronicle {
  readonly missions: readonly MissionEntry[];
  /** The mission to play now or next; null: the campaign is over. */
  readonly ahead: string | null;
  readonly sheets: readonly SheetEntry[];
  /** Those who died in earlier missions. */
  readonly fallen: readonly { readonly who: number; readonly mission: string }[];
  readonly achievements: readonly AchievementId[];
  readonly keywords: readonly KeywordId[];
  readonly counters: readonly (readonly [Counter, number])[];
}

/** Null: the mission stands alone. */
export function chronicleOf(view: View): Chronicle | null {
  const { campaign, sheets, noted, survivors } = view;
  if (campaign === null || sheets === null) return null;
  const missions = CAMPAIGN_ORDER.map((id, i) => entryOf(view, id, i));
  const isWon = view.ending === 'won';
  return {
    missions,
    ahead: missions.find(({ state }) => state !== 'won')?.id ?? null,
    sheets: sheets.map(({ who, xp, skills, bonus, kept }, i) => {
      const { owner, status } = survivors[i]!;
      return { who, owner, status, xp, skills, bonus, kept };
    }),
    fallen: campaign.history.flatMap(({ mission, dead }) =>
      dead.map((survivor) => ({ who: SURVIVOR_IDS.indexOf(survivor), mission })),
    ),
    achievements: noted.achievements as readonly AchievementId[],
    // Other keywords end with their mission.
    keywords: (noted.keywords as readonly KeywordId[]).filter((word) => !isWon || LASTING_KEYWORDS.includes(word)),
    counters: Object.entries(noted.counters) as (readonly [Counter, number])[],
  };
}

function entryOf(view: View, id: string, at: number): MissionEntry {
  const here = CAMPAIGN_ORDER.indexOf(view.mission);
  if (at < here) {
    const { rounds, kills, dead } = view.campaign!.history[at]!;
    return { id, state: 'won', result: { rounds, kills, dead: dead.map((one) => SURVIVOR_IDS.indexOf(one)) } };
  }
  if (at > here) return { id, state: at === here + 1 && view.ending === 'won' ? 'next' : 'later', result: null };
  if (view.ending !== 'won') return { id, state: view.ending === null ? 'now' : 'lost', result: null };
  const dead = view.survivors.flatMap(({ who, status }) => (status === 'dead' ? [who] : []));
  return { id, state: 'won', result: { rounds: view.round, kills: view.kills, dead } };
}
