/**
 * The only list of games, in the order in which their posters hang. A game is found by its id: its rules in
 * `games/<id>`, its drawings in `web/src/games/<id>` and `cli/src/games/<id>` (`npm run games -- check` says what is missing).
 */
import { cover as cisza } from '@horda/cisza/cover';
import { cover as gearUp } from '@horda/gear-up/cover';
import { cover as longNight } from '@horda/long-night/cover';
import type { Cover } from '@horda/parts';
import { cover as zombiaki } from '@horda/zombiaki/cover';
import { cover as zombicide } from '@horda/zombicide/cover';

export const COVERS: readonly Cover[] = [cisza, zombiaki, gearUp, longNight, zombicide];

/** Those that can be played. */
export const PLAYED: readonly Cover[] = COVERS.filter(({ budget }) => budget !== null);
