/** L78–L84: searches. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const SEARCH_ACTIONS: ActionRules<never> = {};
export const SEARCH_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type SearchPending = 'search';
