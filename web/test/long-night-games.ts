/** In the place of `src/games/further.ts`: The Long Night while it is not on the shelf (`node web/build.ts --games FILE`). */
import { cover } from '@horda/long-night/cover';
import { play } from '@horda/long-night/play';
import type { FurtherGame } from '../src/games/further.ts';

export const FURTHER: readonly FurtherGame[] = [{ cover: { ...cover, load: null }, rules: async () => play }];
