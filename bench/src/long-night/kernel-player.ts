/** The Long Night by the kernel: hidden goals, all modules, and both stories and the other objectives in turn. */
import { longNight } from '@horda/long-night';
import { DEFAULTS } from '@horda/long-night/options';
import type { Options } from '@horda/long-night/state';
import { kernelPlayer } from '../kernel-player.ts';

const OBJECTIVES: readonly Options['objective'][] = ['random', 'R1', 'random', 'B1'];

export const { player, cloner } = kernelPlayer(longNight, (game) => ({
  ...DEFAULTS,
  mode: 'secret',
  betrayer: 'likely',
  objective: OBJECTIVES[game % OBJECTIVES.length]!,
  improvements: true,
  bandits: true,
  raxxon: true,
}));
