/** All rules of the game. */
import { rulebook, type Rule } from '@horda/kernel';
import { ACTION_RULES } from './actions/index.ts';
import { EFFECT_RULES } from './effects/index.ts';
import { COMBAT_RULES } from './combat/rules.ts';
import { clock } from './phases/clock.ts';
import { endPhase } from './phases/end-phase.ts';
import { player } from './phases/player-phase.ts';
import { round } from './phases/round.ts';
import { arranging } from './rules/arranging.ts';
import { drawing } from './rules/drawing.ts';
import { ending } from './rules/ending.ts';
import { beginning } from './setup/beginning.ts';
import { kit } from './setup/kit.ts';
import type { State } from './state.ts';
import { reaction } from './turn/reaction.ts';
import { turn } from './turn/turn.ts';
import { ZOMBIE_RULES } from './zombies/index.ts';

const RULES: readonly Rule<State>[] = [
  beginning,
  kit,
  round,
  player,
  turn,
  reaction,
  ...ACTION_RULES,
  ...COMBAT_RULES,
  drawing,
  arranging,
  ...ZOMBIE_RULES,
  endPhase,
  clock,
  ...EFFECT_RULES,
  ending,
];

export const RULEBOOK = rulebook(RULES);
