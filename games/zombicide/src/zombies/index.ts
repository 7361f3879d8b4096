/** All rules of zombies. */
import type { Rule } from '@horda/kernel';
import { spawnStep, zombiePhase } from '../phases/zombie-phase.ts';
import type { State } from '../state.ts';
import { abomination } from './abominations.ts';
import { activation, zombiePass } from './activation.ts';
import { beams } from './beams.ts';
import { opening } from './opening.ts';
import { placing } from './placing.ts';
import { reactions } from './reactions.ts';
import { spawning, zombieCard } from './spawning.ts';

export const ZOMBIE_RULES: readonly Rule<State>[] = [
  zombiePhase,
  spawnStep,
  beams,
  activation,
  zombiePass,
  zombieCard,
  spawning,
  reactions,
  placing,
  abomination,
  opening,
];
