import type { RuleText } from '@horda/parts';
import { FRAME } from './rulebook/frame.ts';
import { JUBILEUSZ_CARDS } from './rulebook/jubileusz-cards.ts';
import { JUBILEUSZ_RULES } from './rulebook/jubileusz.ts';
import { MOSKWA_CARDS } from './rulebook/moskwa-cards.ts';
import { MOSKWA_RULES } from './rulebook/moskwa.ts';
import { RULINGS } from './rulebook/rulings.ts';

/** Every rule, ruling and clause of a card in our own words; RULES.md is printed from this table, and tests cite its numbers. */
export const RULEBOOK = [
  ...FRAME,
  ...RULINGS,
  ...MOSKWA_RULES,
  ...MOSKWA_CARDS,
  ...JUBILEUSZ_RULES,
  ...JUBILEUSZ_CARDS,
] as const satisfies readonly RuleText[];

export type RuleId = (typeof RULEBOOK)[number]['id'];
