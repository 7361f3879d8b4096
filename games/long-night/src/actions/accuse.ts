/** L116–L119: a vote to exile a player. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const ACCUSE_ACTIONS: ActionRules<never> = {};
export const ACCUSE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type AccusePending = 'accuse';
