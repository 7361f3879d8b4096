/** L104–L107: moves. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const MOVE_ACTIONS: ActionRules<never> = {};
export const MOVE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type MovePending = 'move';
