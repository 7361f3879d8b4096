/** What play needs at a table with a pack: the same, and the check of packs. */
import type { AnyGame } from '@horda/kernel';
import type { Playable } from '@horda/parts';
import { longNight } from './game.ts';
import { play as withoutPacks } from './play.ts';

const { packsApart: _packsApart, ...rest } = withoutPacks;

export const play: Playable = { ...rest, game: longNight as unknown as AnyGame };
