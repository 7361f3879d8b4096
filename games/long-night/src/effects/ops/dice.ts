/** Action dice. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const DICE_OPS: Acts<never> = {};
export const DICE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const DICE_PENDING = [
  'raiseDie',
  'changeDie',
  'reroll',
  'setDie',
  'swapDie',
  'rerollOther',
  'raiseOther',
  'takePip',
  'useDice',
  'diceNext',
  'freeAction',
] as const satisfies readonly OpName[];
