/** What play needs: the rules, and the figures of a hint. */
import type { AnyGame } from '@horda/kernel';
import type { Playable } from '@horda/parts';
import { figures } from './advice.ts';
import { gearUp } from './game.ts';

export const play: Playable = { game: gearUp as unknown as AnyGame, figures };
