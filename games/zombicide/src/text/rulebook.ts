import type { RuleText } from '@horda/parts';
import { SKILLS } from './rulebook/skills.ts';

/** Every rule and ruling in our own words; RULES.md is printed from this table, and tests cite its numbers. */
export const RULEBOOK = [...SKILLS] as const satisfies readonly RuleText[];

export type RuleId = (typeof RULEBOOK)[number]['id'];
