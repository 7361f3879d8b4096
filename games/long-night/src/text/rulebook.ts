import type { RuleText } from '@horda/parts';
import { ACTIONS } from './rulebook/actions.ts';
import { BANDITS } from './rulebook/bandits.ts';
import { BOX } from './rulebook/box.ts';
import { COLONY_PHASE } from './rulebook/colony-phase.ts';
import { CORRECTIONS } from './rulebook/corrections.ts';
import { CROSSROADS } from './rulebook/crossroads.ts';
import { ENDING } from './rulebook/ending.ts';
import { EXILE } from './rulebook/exile.ts';
import { EXPOSURE } from './rulebook/exposure.ts';
import { GENERAL } from './rulebook/general.ts';
import { IMPROVEMENTS } from './rulebook/improvements.ts';
import { LONG_NIGHT } from './rulebook/long-night.ts';
import { PLAYER_PHASE } from './rulebook/player-phase.ts';
import { RAXXON } from './rulebook/raxxon.ts';
import { RULINGS } from './rulebook/rulings.ts';
import { SCENARIOS } from './rulebook/scenarios.ts';
import { SETUP } from './rulebook/setup.ts';
import { SURVIVORS } from './rulebook/survivors.ts';
import { VARIANTS } from './rulebook/variants.ts';

/** Every rule and ruling in our own words; RULES.md is printed from this table, and tests cite its numbers. */
export const RULEBOOK = [
  ...BOX,
  ...SETUP,
  ...PLAYER_PHASE,
  ...ACTIONS,
  ...EXPOSURE,
  ...CROSSROADS,
  ...COLONY_PHASE,
  ...SURVIVORS,
  ...EXILE,
  ...ENDING,
  ...GENERAL,
  ...VARIANTS,
  ...LONG_NIGHT,
  ...IMPROVEMENTS,
  ...BANDITS,
  ...RAXXON,
  ...SCENARIOS,
  ...RULINGS,
  ...CORRECTIONS,
] as const satisfies readonly RuleText[];

export type RuleId = (typeof RULEBOOK)[number]['id'];
