/** All operations and the rules they call. The compiler names an operation that is missing here. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';
import type { Pending } from '../pending.ts';
import { BANDITS_OPS, BANDITS_RULES } from './bandits.ts';
import { CARDS_OPS, CARDS_RULES } from './cards.ts';
import { COLONY_OPS } from './colony.ts';
import { COMPOSITE_OPS, COMPOSITE_RULES } from './composites.ts';
import { DICE_OPS, DICE_RULES } from './dice.ts';
import { EXILE_OPS } from './exile.ts';
import { IMPROVEMENTS_OPS } from './improvements.ts';
import { LASTING_OPS, LASTING_RULES } from './lasting.ts';
import { PAYMENTS_OPS, PAYMENTS_RULES } from './payments.ts';
import { PEOPLE_OPS, PEOPLE_RULES } from './people.ts';
import { RAXXON_OPS, RAXXON_RULES } from './raxxon.ts';
import { SURVIVOR_OPS, SURVIVOR_RULES } from './survivors.ts';
import { ZOMBIE_OPS } from './zombies.ts';

export const OPS: Acts<Exclude<OpName, Pending>> = {
  ...BANDITS_OPS,
  ...CARDS_OPS,
  ...COLONY_OPS,
  ...COMPOSITE_OPS,
  ...DICE_OPS,
  ...EXILE_OPS,
  ...IMPROVEMENTS_OPS,
  ...LASTING_OPS,
  ...PAYMENTS_OPS,
  ...PEOPLE_OPS,
  ...RAXXON_OPS,
  ...SURVIVOR_OPS,
  ...ZOMBIE_OPS,
};

export const OP_RULES: readonly Rule<State>[] = [
  ...BANDITS_RULES,
  ...CARDS_RULES,
  ...COMPOSITE_RULES,
  ...DICE_RULES,
  ...LASTING_RULES,
  ...PAYMENTS_RULES,
  ...PEOPLE_RULES,
  ...RAXXON_RULES,
  ...SURVIVOR_RULES,
];
