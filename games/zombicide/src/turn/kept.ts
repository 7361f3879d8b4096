/** What a turn or a reaction that breaks in leaves as it found it. */
import { grant } from '../rules/skills.ts';
import type { State, Survivor, SurvivorNo } from '../state.ts';

/** Replaced, never changed. */
export interface Kept extends Readonly<Pick<Survivor, 'actions' | 'free' | 'bonus' | 'used' | 'searched' | 'acted'>> {
  readonly acting: SurvivorNo;
  /** How many skills there were. */
  readonly skills: number;
}

export function keep({ acting }: State, one: Survivor): Kept {
  const { actions, free, bonus, used, searched, acted, skills } = one;
  return { actions, free, bonus, used, searched, acted, acting, skills: skills.length };
}

/** The actions of the turn that goes on. V193: a skill that was gained meanwhile gives its action there. */
export function resume(s: State, survivor: SurvivorNo, { actions, free, acting, skills }: Kept): void {
  const one = s.survivors[survivor]!;
  one.actions = actions;
  one.free = free;
  s.acting = acting;
  if (acting === survivor) for (const skill of one.skills.slice(skills)) grant(one, skill);
}
