/** L67–L77, L258–L260: attacks. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const ATTACK_ACTIONS: ActionRules<never> = {};
export const ATTACK_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type AttackPending = 'attack';
