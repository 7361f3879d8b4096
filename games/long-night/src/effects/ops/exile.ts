/** Exile. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const EXILE_OPS: Acts<never> = {};
export const EXILE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const EXILE_PENDING = ['exile', 'exileVote', 'banRequest'] as const satisfies readonly OpName[];
