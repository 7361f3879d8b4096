import type { RuleText } from '@horda/parts';
import { BOX } from './rulebook/box.ts';
import { CORRECTIONS } from './rulebook/corrections.ts';
import { EFFECTS } from './rulebook/effects.ts';
import { RULINGS } from './rulebook/rulings.ts';
import { SETUP } from './rulebook/setup.ts';
import { SOLO } from './rulebook/solo.ts';
import { TOGETHER } from './rulebook/together.ts';
import { TURN } from './rulebook/turn.ts';
import { ZOMBIES } from './rulebook/zombies.ts';

/** Every rule and ruling in our own words; RULES.md is printed from this table, and tests cite its numbers. */
export const RULEBOOK = [
  ...BOX,
  ...SETUP,
  ...TURN,
  ...EFFECTS,
  ...ZOMBIES,
  ...SOLO,
  ...RULINGS,
  ...CORRECTIONS,
  ...TOGETHER,
] as const satisfies readonly RuleText[];

export type RuleId = (typeof RULEBOOK)[number]['id'];
