/** The bandit module in a round. (L252–L266) */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';

/** L255–L257: bandits come with the crisis. */
export function placeBandits(_s: State): void {}

/** L263: after step 4 every bandit loots. */
export function loot(_s: State): void {}

export const BANDIT_RULES: readonly Rule<State>[] = [];
