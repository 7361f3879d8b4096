/** What play needs: the rules, the figures of a hint, and what a choice lacks. */
import type { AnyGame } from '@horda/kernel';
import type { Playable } from '@horda/parts';
import { figures } from './advice.ts';
import { cisza } from './game.ts';
import { missing } from './missing.ts';

export const play: Playable = { game: cisza as unknown as AnyGame, figures, missing } as Playable;
