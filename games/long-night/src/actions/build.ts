/** L85–L87: barricades, waste, and zombies that are attracted. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const BUILD_ACTIONS: ActionRules<never> = {};
export const BUILD_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type BuildPending = 'barricade' | 'clean' | 'attract';
