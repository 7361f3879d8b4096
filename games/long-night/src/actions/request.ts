/** L110–L113: the active player asks others for cards. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const REQUEST_ACTIONS: ActionRules<never> = {};
export const REQUEST_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type RequestPending = 'request';
