/** Bandits and their hideout. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const BANDITS_OPS: Acts<never> = {};
export const BANDITS_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const BANDITS_PENDING = [
  'bandits',
  'removeBandits',
  'removeTriggerBandit',
  'hideoutTake',
  'hideoutRandom',
  'toHideout',
  'takeBatch',
] as const satisfies readonly OpName[];
