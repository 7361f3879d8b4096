/** Experiments, pills and the code. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const RAXXON_OPS: Acts<never> = {};
export const RAXXON_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const RAXXON_PENDING = [
  'release',
  'contain',
  'peekExp',
  'killSpecial',
  'specialStays',
  'specialMoves',
  'sideEffect',
  'pill',
  'codeDie',
  'codeDieBy',
  'setCodeDie',
] as const satisfies readonly OpName[];
