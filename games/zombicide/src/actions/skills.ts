/** Skills that are actions of the turn, once each: own ones, those of cards and those of companions. */
import { COMPANIONS } from '../content/companions.ts';
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import { isUsed, skillsAtHand } from '../rules/skills.ts';
import type { Choice, State, SurvivorNo } from '../state.ts';
import { offerDash } from './dash.ts';
import { offerLead } from './lead.ts';
import { offerZoneSkill } from './shove.ts';

export function offerSkills(s: State, survivor: SurvivorNo, options: Choice[]): void {
  const one = s.survivors[survivor]!;
  const skills = skillsAtHand(s, one);
  for (let i = 0; i < skills.length; i++) if (skills.indexOf(skills[i]!) === i) offer(s, survivor, skills[i]!, options);
  for (const each of one.companions) {
    const { skill } = COMPANIONS[s.companions[each]!.who]!;
    if (!skills.includes(skill)) offer(s, survivor, skill, options);
  }
}

function offer(s: State, survivor: SurvivorNo, skill: SkillId, options: Choice[]): void {
  if (SKILLS[skill].when !== 'turn' || isUsed(s.survivors[survivor]!, skill)) return;
  switch (skill) {
    case 'shove':
    case 'lifesaver':
    case 'taunt':
      return offerZoneSkill(s, survivor, skill, options);
    case 'bornLeader':
      return offerLead(s, survivor, options);
    case 'charge':
    case 'jump':
    case 'blitz':
    case 'fieldMedic':
    case 'bloodlustCombat':
    case 'bloodlustMelee':
    case 'bloodlustRanged':
      return offerDash(s, survivor, skill, options);
    default:
  }
}
