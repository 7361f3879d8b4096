/** Survivors who join, go over, or are changed for good. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const PEOPLE_OPS: Acts<never> = {};
export const PEOPLE_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const PEOPLE_PENDING = [
  'moveZombies',
  'toBarricades',
  'spread',
  'removeOwn',
  'join',
  'dropNamed',
  'giveSurvivor',
  'lock',
  'bar',
  'jail',
  'ghost',
  'grant',
  'winnerTakes',
] as const satisfies readonly OpName[];
