/** Effects that stay, and rules that a card changes. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const LASTING_OPS: Acts<never> = {};
export const LASTING_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const LASTING_PENDING = [
  'cancelAction',
  'discardEffect',
  'banPlay',
  'tunnel',
  'road',
  'addGoal',
  'mod',
  'skipCrisis',
  'lasting',
  'attach',
] as const satisfies readonly OpName[];
