/** L91–L93: cards and abilities that are used. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const PLAY_ACTIONS: ActionRules<never> = {};
export const PLAY_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export type PlayPending = 'play' | 'use' | 'ability';
