/** L264: what a survivor may do at the hideout. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const HIDEOUT_ACTIONS: ActionRules<never> = {};
export const HIDEOUT_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type HideoutPending = 'placeAction';
