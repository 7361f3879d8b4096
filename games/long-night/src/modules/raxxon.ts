/** The Raxxon module in a round. (L267–L293) */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';

/** L277–L282: the containment code, at the start of the colony phase. */
export function checkCode(_s: State): void {}

export const RAXXON_MODULE_RULES: readonly Rule<State>[] = [];
