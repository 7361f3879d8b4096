/** What play needs: the rules, and the figures of a hint. */
import type { AnyGame } from '@horda/kernel';
import type { Playable } from '@horda/parts';
import { figures } from './advice.ts';
import { cisza } from './game.ts';

export const play: Playable = { game: cisza as unknown as AnyGame, figures };
