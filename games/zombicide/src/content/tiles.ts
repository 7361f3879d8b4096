/** All tile sides by their printed number: R is the front (recto), V the back (verso). */
import { CORE_TILES } from './tiles-core.ts';
import { WASHINGTON_TILES } from './tiles-washington.ts';
import type { TileData } from './vocabulary.ts';

const ALL = { ...CORE_TILES, ...WASHINGTON_TILES };

export type TileId = keyof typeof ALL;
export const TILES: Readonly<Record<TileId, TileData>> = ALL;
export const TILE_IDS = Object.keys(ALL) as readonly TileId[];
