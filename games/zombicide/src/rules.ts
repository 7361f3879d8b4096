/** All rules of the game. */
import { rulebook, type Rule } from '@horda/kernel';
import { ending } from './rules/ending.ts';
import { beginning } from './setup/beginning.ts';
import type { State } from './state.ts';

const RULES: readonly Rule<State>[] = [beginning, ending];

export const RULEBOOK = rulebook(RULES);
