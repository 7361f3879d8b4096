/** L276: dice for the code on Raxxon. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const CODE_ACTIONS: ActionRules<never> = {};
export const CODE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type CodePending = 'codeDie';
