/** V341–V357: experience, and what a milestone gives. */
import { ask, emit, rule } from '@horda/kernel';
import { CAMPAIGN_SKILLS, MILESTONES, MOST_BONUS_ACTIONS, MOST_XP } from '../content/campaign.ts';
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import { EXPERIENCE } from '../declared.ts';
import { gainSkill } from '../rules/skills.ts';
import type { Choice, Sheet, State, SurvivorNo } from '../state.ts';
import { write } from './sheets.ts';

const MARKS: readonly number[] = MILESTONES;

export const experience = rule<State, { survivor: SurvivorNo; n: number }, Choice>(EXPERIENCE)({
  /** V348: the track ends at 20. */
  gain(s, my, f) {
    const sheet = s.sheets?.[my.survivor];
    my.n = sheet === undefined ? 0 : Math.min(my.n, MOST_XP - sheet.xp);
    if (my.n <= 0) f.at = '';
    else emit(s, { type: 'experienceGained', survivor: my.survivor, n: my.n, xp: sheet!.xp + my.n });
  },
  mark(s, my, f) {
    if (my.n === 0) return void (f.at = '');
    my.n--;
    const xp = sheetAt(s, my.survivor).xp + 1;
    write(s, my.survivor, { xp });
    if (!MARKS.includes(xp)) f.at = 'mark';
  },
  /** V345: at once, a bonus action or a campaign skill. */
  choose(s, { survivor }) {
    const options: Choice[] = [];
    const { bonus, skills } = sheetAt(s, survivor);
    if (bonus < MOST_BONUS_ACTIONS) options.push({ do: 'bonusAction' });
    for (const skill of CAMPAIGN_SKILLS) if (!skills.includes(skill)) options.push({ do: 'campaignSkill', skill });
    ask(s, s.survivors[survivor]!.owner, 'experience.choose', options);
  },
  chosen(s, { survivor }, f) {
    f.at = 'mark';
    if (f.pick.do === 'bonusAction') gainBonus(s, survivor);
    else if (f.pick.do === 'campaignSkill') gainCampaignSkill(s, survivor, f.pick.skill);
  },
});

function sheetAt(s: State, survivor: SurvivorNo): Sheet {
  return s.sheets![survivor]!;
}

/** V346, V352: the reserve grows, and the action may be spent in this mission. */
function gainBonus(s: State, survivor: SurvivorNo): void {
  const bonus = sheetAt(s, survivor).bonus + 1;
  write(s, survivor, { bonus });
  s.survivors[survivor]!.bonus++;
  emit(s, { type: 'bonusActionGained', survivor, bonus });
}

/** V350: beside the own skills, from now on. V357, Y43: what a survivor starts with comes at the next setup. */
function gainCampaignSkill(s: State, survivor: SurvivorNo, skill: SkillId): void {
  write(s, survivor, { skills: [...sheetAt(s, survivor).skills, skill] });
  const isKnown = s.survivors[survivor]!.skills.includes(skill);
  if (!isKnown && SKILLS[skill].when !== 'setup') gainSkill(s, survivor, skill);
  emit(s, { type: 'skillGained', survivor, skill });
}

/** V347: how many rewards so much experience has brought. */
export function milestonesAt(xp: number): number {
  return MARKS.filter((mark) => mark <= xp).length;
}
