/** Zombicide by the kernel: the first mission of the campaign, with all of its zombie cards. */
import { zombicide } from '@horda/zombicide';
import { DEFAULTS } from '@horda/zombicide/options';
import { kernelPlayer } from '../kernel-player.ts';

export const { player, cloner } = kernelPlayer(zombicide, () => ({ ...DEFAULTS, mission: 'M1', difficulty: 'normal' }));
