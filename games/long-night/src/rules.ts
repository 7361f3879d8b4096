/** All rules of the game, by name. */
import { rulebook, type Rule } from '@horda/kernel';
import { ACTION_RULES } from './actions/index.ts';
import { crossroads } from './crossroads/card.ts';
import { lasting, order } from './crossroads/moments.ts';
import * as declared from './declared.ts';
import { effects } from './effects/effects.ts';
import { OP_RULES } from './effects/ops/index.ts';
import { selection } from './effects/selection.ts';
import { BANDIT_RULES } from './modules/bandits.ts';
import { IMPROVEMENT_MODULE_RULES } from './modules/improvements.ts';
import { RAXXON_MODULE_RULES } from './modules/raxxon.ts';
import { colony } from './phases/colony.ts';
import { crisisStep } from './phases/crisis.ts';
import { marker } from './phases/marker.ts';
import { round } from './phases/round.ts';
import { zombieStep } from './phases/zombies.ts';
import { adding } from './rules/adding.ts';
import { arrival } from './rules/arrival.ts';
import { bite } from './rules/bite.ts';
import { death } from './rules/death.ts';
import { effectDie } from './rules/effect-die.ts';
import { ending } from './rules/ending.ts';
import { deeds } from './rules/entrances.ts';
import { exposure } from './rules/exposure.ts';
import { calming, losing } from './rules/helpless.ts';
import { leader } from './rules/leader.ts';
import { replacement } from './rules/replacement.ts';
import { saving } from './rules/saving.ts';
import { vote } from './rules/vote.ts';
import { beginning } from './setup/beginning.ts';
import type { State } from './state.ts';
import { STORY_RULES } from './stories/stories.ts';
import { given } from './turn/given.ts';
import { START_RULES } from './turn/start.ts';
import { turn } from './turn/turn.ts';

const RULES: readonly Rule<State>[] = [
  beginning,
  round,
  turn,
  given,
  ...START_RULES,
  colony,
  crisisStep,
  zombieStep,
  marker,
  ...ACTION_RULES,
  effects,
  selection,
  ...OP_RULES,
  ...BANDIT_RULES,
  ...IMPROVEMENT_MODULE_RULES,
  ...RAXXON_MODULE_RULES,
  ...STORY_RULES,
  crossroads,
  lasting,
  order,
  vote,
  effectDie,
  exposure,
  bite,
  death,
  leader,
  replacement,
  arrival,
  adding,
  deeds,
  losing,
  calming,
  saving,
  ending,
];

export const RULEBOOK = rulebook(RULES, Object.values(declared));
