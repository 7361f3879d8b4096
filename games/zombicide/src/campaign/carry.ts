/** What a won mission leaves to the next one. */
import type { CarrySpec } from '@horda/kernel';
import { CAMPAIGN_ORDER, LASTING_COUNTERS, LASTING_KEYWORDS } from '../content/campaign.ts';
import { SURVIVOR_IDS, type AchievementId } from '../content/ids.ts';
import type { State } from '../state.ts';
import type { Campaign, Chapter } from './campaign.ts';
import { checkCampaign } from './check.ts';
import { memberOf } from './sheets.ts';

export const CARRY: CarrySpec<State, Campaign> = {
  version: 1,
  // The campaign knows its mission and its team.
  replaces: ['mission', 'team', 'survivors'],
  check: checkCampaign,
  leaves,
};

/** Null: the campaign is over, or the mission has to be played again from the state before it. (V7, Y44) */
function leaves(s: State): Campaign | null {
  const { campaign, sheets } = s;
  const mission = CAMPAIGN_ORDER[CAMPAIGN_ORDER.indexOf(s.mission) + 1];
  if (campaign === null || sheets === null || s.ending !== 'won' || mission === undefined) return null;
  return {
    mission,
    // V255, V259: a survivor who was picked up keeps the sheet; the place of a dead one is free.
    team: sheets.map((sheet, i) => (s.survivors[i]!.status === 'dead' ? null : memberOf(s, sheet))),
    // V258: they belong to the team, so that newcomers have them too.
    achievements: s.noted.achievements as readonly AchievementId[],
    keywords: LASTING_KEYWORDS.filter((keyword) => s.noted.keywords.includes(keyword)),
    counters: Object.fromEntries(LASTING_COUNTERS.map((counter) => [counter, s.noted.counters[counter] ?? 0])),
    history: [...campaign.history, chapterOf(s)],
  };
}

function chapterOf({ mission, round, kills, survivors }: State): Chapter {
  const dead = survivors.filter(({ status }) => status === 'dead').map(({ who }) => SURVIVOR_IDS[who]!);
  return { mission, rounds: round, kills, dead };
}
