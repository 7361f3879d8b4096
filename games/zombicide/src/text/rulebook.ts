import type { RuleText } from '@horda/parts';
import { ACTIONS } from './rulebook/actions.ts';
import { ADRENALINE } from './rulebook/adrenaline.ts';
import { ALL_OUT } from './rulebook/all-out.ts';
import { BOARD } from './rulebook/board.ts';
import { CAMPAIGN } from './rulebook/campaign.ts';
import { COMBAT } from './rulebook/combat.ts';
import { CORRECTIONS } from './rulebook/corrections.ts';
import { EQUIPMENT } from './rulebook/equipment.ts';
import { KNOCK_OUT } from './rulebook/knock-out.ts';
import { MISSIONS } from './rulebook/missions.ts';
import { MODES } from './rulebook/modes.ts';
import { NIGHT } from './rulebook/night.ts';
import { ROUND } from './rulebook/round.ts';
import { RULINGS } from './rulebook/rulings.ts';
import { SETUP } from './rulebook/setup.ts';
import { SKILLS } from './rulebook/skills.ts';
import { WASHINGTON } from './rulebook/washington.ts';
import { ZOMBIES } from './rulebook/zombies.ts';

/** Every rule and ruling in our own words; RULES.md is printed from this table, and tests cite its numbers. */
export const RULEBOOK = [
  ...SETUP,
  ...ROUND,
  ...ACTIONS,
  ...EQUIPMENT,
  ...BOARD,
  ...COMBAT,
  ...ADRENALINE,
  ...ZOMBIES,
  ...KNOCK_OUT,
  ...ALL_OUT,
  ...NIGHT,
  ...WASHINGTON,
  ...CAMPAIGN,
  ...MISSIONS,
  ...MODES,
  ...SKILLS,
  ...RULINGS,
  ...CORRECTIONS,
] as const satisfies readonly RuleText[];

export type RuleId = (typeof RULEBOOK)[number]['id'];
