/** For bots: what a skill is worth to a survivor who may learn it. */
import { SKILLS } from '../content/skills.ts';
import type { SkillId } from '../content/ids.ts';
import type { Choice } from '../state.ts';

/** An action for once in each mission. */
const BONUS_ACTION = 2;
/** A skill that helps now and then. */
const OTHER = 1;

export function growthWorth(choice: Choice): number {
  switch (choice.do) {
    case 'learn':
    case 'campaignSkill':
      return skillWorth(choice.skill);
    case 'bonusAction':
      return BONUS_ACTION;
    default:
      return 0;
  }
}

/** Actions first, then what makes attacks better, then what saves wounds. */
function skillWorth(skill: SkillId): number {
  const { gives } = SKILLS[skill];
  if (gives === undefined) return OTHER;
  const { actions = 0, free, dice = 0, damage = 0, roll = 0, ignores = 0, zonesPerMove = 0, allOut } = gives;
  const risky = allOut === true ? 0.5 : 1;
  const isSingle = gives.in === 'melee' || gives.in === 'ranged' ? 0.8 : 1;
  const attacks = (2 * dice + 2 * damage + 1.8 * roll) * risky * isSingle;
  return OTHER + 4 * actions + (free === undefined ? 0 : 2) + attacks + 1.5 * ignores + zonesPerMove;
}
