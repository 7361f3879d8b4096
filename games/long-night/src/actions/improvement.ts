/** Free actions of finished improvements. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const IMPROVEMENT_ACTIONS: ActionRules<never> = {};
export const IMPROVEMENT_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type ImprovementPending = 'improvement';
