/** The free action of a main objective. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const OBJECTIVE_ACTIONS: ActionRules<never> = {};
export const OBJECTIVE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type ObjectivePending = 'objective';
