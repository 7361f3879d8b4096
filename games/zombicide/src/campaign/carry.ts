/** What a won mission leaves to the next one. */
import type { CarrySpec } from '@horda/kernel';
import { CAMPAIGN_ORDER, LASTING_COUNTERS, LASTING_KEYWORDS } from '../content/campaign.ts';
import { SURVIVOR_IDS, type AchievementId } from '../content/ids.ts';
import type { Sheet, State } from '../state.ts';
import type { Campaign, Chapter } from './campaign.ts';
import { checkCampaign } from './check.ts';
import { memberOf } from './sheets.ts';

export const CARRY: CarrySpec<State, Campaign> = {
  version: 1,
  // The campaign knows its mission and its team.
  replaces: ['mission', 'team', 'survivors'],
  begins: { mission: 'campaign', team: 'washington' },
  check: checkCampaign,
  leaves,
};

/** Null: the campaign is over, or the mission has to be played again from the state before it. (V7, Y44) */
function leaves(s: State): Campaign | null {
  const { campaign, sheets } = s;
  const mission = CAMPAIGN_ORDER[CAMPAIGN_ORDER.indexOf(s.mission) + 1];
  if (campaign === null || sheets === null || s.ending !== 'won' || mission === undefined) return null;
  const history = [...campaign.history, chapterOf(s)];
  return {
    mission,
    team: teamAfter(s, sheets, history),
    // V258: they belong to the team, so that newcomers have them too.
    achievements: s.noted.achievements as readonly AchievementId[],
    keywords: LASTING_KEYWORDS.filter((keyword) => s.noted.keywords.includes(keyword)),
    counters: Object.fromEntries(LASTING_COUNTERS.map((counter) => [counter, s.noted.counters[counter] ?? 0])),
    history,
  };
}

/** V255, V259: who was picked up keeps the sheet. V256: a dead one's place is free, while somebody is left to take it. */
function teamAfter(s: State, sheets: readonly Sheet[], history: readonly Chapter[]): Campaign['team'] {
  const team = sheets.map((sheet, i) => (s.survivors[i]!.status === 'dead' ? null : memberOf(s, sheet)));
  const alive = team.filter((member) => member !== null).length;
  let newcomers = SURVIVOR_IDS.length - alive - history.flatMap(({ dead }) => dead).length;
  return team.filter((member) => member !== null || newcomers-- > 0);
}

function chapterOf({ mission, round, kills, survivors }: State): Chapter {
  const dead = survivors.filter(({ status }) => status === 'dead').map(({ who }) => SURVIVOR_IDS[who]!);
  return { mission, rounds: round, kills, dead };
}
