/** Lasting effects that players may use in their turn. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const LASTING_ACTIONS: ActionRules<never> = {};
export const LASTING_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type LastingPending = 'lasting';
