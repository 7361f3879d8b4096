/** Zombiaki by the kernel: the two decks in turn. */
import { zombiaki } from '@horda/zombiaki';
import type { Options } from '@horda/zombiaki/state';
import { kernelPlayer } from '../kernel-player.ts';
import type { Cloner, Player } from '../variant.ts';

const SEATS = 2;
const DECKS: readonly Options['deck'][] = ['moskwa', 'jubileusz'];

const variant = kernelPlayer(zombiaki, (game) => ({
  deck: DECKS[game % DECKS.length]!,
  sideStep: 'must',
  zombies: '1',
}));

export const player = (): Player => variant.player(SEATS);
export const cloner = (): Cloner => variant.cloner(SEATS);
