/** Random games of the whole campaign, each mission with the sheets of a team that has come so far. */
import { draw, seeded } from '@horda/kernel';
import { seedFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { CARRY } from '../../src/campaign/carry.ts';
import type { Campaign, Member } from '../../src/campaign/campaign.ts';
import { milestonesAt } from '../../src/campaign/milestones.ts';
import { CAMPAIGN_ORDER, CAMPAIGN_SKILLS } from '../../src/content/campaign.ts';
import { SURVIVOR_IDS } from '../../src/content/ids.ts';
import { zombicide } from '../../src/game.ts';
import { DEFAULTS } from '../../src/options.ts';
import { playOn } from '../whole-game.ts';

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

/** Six who have won so many missions; one of them died on the way. */
function campaignAfter(missions: number): Campaign {
  const dice = seeded(seedFrom(`campaign ${missions}`));
  const ids = SURVIVOR_IDS.slice(draw(dice, SURVIVOR_IDS.length - 6));
  const team = ids.slice(0, 5).map((survivor): Member => {
    const xp = Math.min(20, 2 * missions + draw(dice, 3));
    const bonus = draw(dice, milestonesAt(xp) + 1);
    const first = draw(dice, CAMPAIGN_SKILLS.length - 7);
    const skills = CAMPAIGN_SKILLS.slice(first, first + milestonesAt(xp) - bonus);
    return { survivor, xp, skills, bonus, kept: survivor === ids[0] ? ['machete'] : [] };
  });
  const history = CAMPAIGN_ORDER.slice(0, missions).map((mission, i) => {
    return { mission, rounds: 8, kills: 30, dead: i === missions - 1 ? [ids[5]!] : [] };
  });
  return {
    mission: CAMPAIGN_ORDER[missions]!,
    team: [...team, null],
    achievements: ['escort'],
    keywords: [],
    counters: { rescued: missions },
    history,
  };
}

test.each(CAMPAIGN_ORDER.slice(1).map((mission, i) => [mission, i + 1] as const))(
  'the forty invariants hold in %s of a campaign',
  (mission, missions) => {
    const { content, problems } = CARRY.check(campaignAfter(missions));
    expect(problems).toEqual([]);
    const difficulty = DIFFICULTIES[missions % DIFFICULTIES.length]!;
    const options = { ...DEFAULTS, mission: 'campaign', team: 'washington', difficulty } as const;
    const seed = seedFrom(mission);
    const s = playOn(zombicide.setup(options, 1 + (missions % 6), seed, null, content as Campaign), seed);
    expect(s.mission).toBe(mission);
    expect(s.ending).not.toBeNull();
  },
);
