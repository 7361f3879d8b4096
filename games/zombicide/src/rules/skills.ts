/** Skills of survivors: own ones, those of companions and cards, and those that others of the zone share. (V192–V195) */
import { COMPANIONS } from '../content/companions.ts';
import { contentOf } from '../content/content.ts';
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import type { State, Survivor, SurvivorNo, Used } from '../state.ts';
import { cardOf } from './held.ts';

/** Everybody that a skill may come from. */
type Team = Pick<State, 'survivors' | 'companions' | 'pack'>;

export function hasSkill(s: Team, survivor: SurvivorNo, skill: SkillId): boolean {
  const one = s.survivors[survivor] as Survivor;
  if (one.skills.includes(skill)) return true;
  if (one.companions.length === 0 && !contentOf(s).lent.has(skill)) return false;
  return countSkill(s, survivor, skill) > 0;
}

/** V195: the same skill twice adds up. */
export function countSkill(s: Team, survivor: SurvivorNo, skill: SkillId): number {
  const one = s.survivors[survivor] as Survivor;
  let n = 0;
  for (const own of one.skills) if (own === skill) n++;
  // V436: a companion lends its skill to its leader.
  for (const each of one.companions) if (COMPANIONS[s.companions[each]!.who]!.skill === skill) n++;
  const { lent, skillOf, equipment } = contentOf(s);
  if (!lent.has(skill)) return n;
  for (const card of one.hand) if (skillOf[cardOf(card)] === skill) n++;
  for (const card of one.pack) if (skillOf[cardOf(card)] === skill && equipment[cardOf(card)]!.inPack) n++;
  return n + shared(s, one, skill);
}

/** V181: the skills of carried cards that are no weapons and work where they are carried. */
export function skillsOfCards(s: Pick<State, 'pack'>, { hand, pack }: Survivor): readonly SkillId[] {
  const { equipment, skillOf } = contentOf(s);
  const working = [...hand, ...pack.filter((card) => equipment[cardOf(card)]!.inPack)];
  return working.flatMap((card) => skillOf[cardOf(card)] ?? []);
}

/** Own skills and those of cards of a pack. The skills of our own cards are only ever asked for by their names. */
export function skillsAtHand(s: Pick<State, 'pack'>, one: Survivor): readonly SkillId[] {
  return s.pack === null ? one.skills : [...one.skills, ...skillsOfCards(s, one)];
}

/** X16: while at least two stand in the zone, all of them have the skill that one of them shares. */
function shared(s: Team, { zone }: Survivor, skill: SkillId): number {
  let standing = 0;
  let n = 0;
  for (const other of s.survivors) {
    if (other.zone !== zone || other.status !== 'standing') continue;
    standing++;
    for (const each of skillsAtHand(s, other)) if (SKILLS[each].shared === skill) n++;
  }
  return standing > 1 ? n : 0;
}

export function isUsed({ used }: Survivor, skill: Used): boolean {
  return used.includes(skill);
}

/** It works once a turn. */
export function use(one: Survivor, skill: Used): void {
  one.used = [...one.used, skill];
}

/** V192, V193: a skill works at once, also the action that it gives in the turn that is played. */
export function gainSkill(s: State, survivor: SurvivorNo, skill: SkillId): void {
  const one = s.survivors[survivor]!;
  one.skills = [...one.skills, skill];
  if (s.acting === survivor) grant(one, skill);
}

/** The action that a skill gives in every turn. (X1, X4, X65) */
export function grant(one: Survivor, skill: SkillId): void {
  const { gives } = SKILLS[skill];
  if (gives?.actions !== undefined) one.actions += gives.actions;
  if (gives?.free !== undefined) one.free = [...one.free, gives.free];
}
