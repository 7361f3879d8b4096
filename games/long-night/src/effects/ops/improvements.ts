/** Advancement tokens. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const IMPROVEMENTS_OPS: Acts<never> = {};
export const IMPROVEMENTS_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const IMPROVEMENTS_PENDING = ['advance', 'unbuild'] as const satisfies readonly OpName[];
