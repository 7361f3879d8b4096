/** Payments, contests and other operations made of operations. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const PAYMENTS_OPS: Acts<never> = {};
export const PAYMENTS_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const PAYMENTS_PENDING = [
  'rollPlusPaid',
  'rollEach',
  'may',
  'together',
  'payCards',
  'firstGiver',
  'contest',
] as const satisfies readonly OpName[];
