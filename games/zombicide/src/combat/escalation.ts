/** X24: attacks of one kind in a row, in the same turn. Only survivors with the skill keep count. */
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import type { AttackKind } from '../content/vocabulary.ts';
import { skillsAtHand } from '../rules/skills.ts';
import type { State, Survivor } from '../state.ts';

function escalations(s: State, one: Survivor): SkillId[] {
  return skillsAtHand(s, one).filter((skill) => SKILLS[skill].gives?.escalates === true);
}

function isFor(skill: SkillId, kind: AttackKind): boolean {
  const type = SKILLS[skill].gives?.in;
  return type === 'combat' || type === kind;
}

/** How many attacks went before, for the skill with the most. */
export function inARow(s: State, one: Survivor, kind: AttackKind): number {
  const counts = escalations(s, one)
    .filter((skill) => isFor(skill, kind))
    .map((skill) => timesUsed(one, skill));
  return Math.max(0, ...counts);
}

function timesUsed({ used }: Survivor, skill: SkillId): number {
  return used.filter((each) => each === skill).length;
}

/** One more in a row; an attack of another kind breaks the row. */
export function addToRow(s: State, one: Survivor, kind: AttackKind): void {
  const all = escalations(s, one);
  if (all.length === 0) return;
  const counting = all.filter((skill) => isFor(skill, kind));
  one.used = [
    ...one.used.filter((each) => !all.some((skill) => skill === each && !counting.includes(skill))),
    ...counting,
  ];
}

/** Any action but an attack breaks the row. */
export function breakRow(s: State, one: Survivor): void {
  if (one.used.length === 0) return;
  const all: readonly string[] = escalations(s, one);
  if (one.used.some((each) => all.includes(each))) one.used = one.used.filter((each) => !all.includes(each));
}
