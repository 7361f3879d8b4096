/** Any game of the list with its default settings: `listed-player.ts?game=gear-up`. */
import { loadPlay } from '@horda/games/load';
import { kernelPlayer } from './kernel-player.ts';

const { game } = await loadPlay(new URL(import.meta.url).searchParams.get('game')!, false);
const DEFAULTS = Object.fromEntries(game.options.map((option) => [option.id, option.default]));

export const { player, cloner } = kernelPlayer(game, () => DEFAULTS);
