/** What play needs: the rules, and the figures of a hint. */
import type { AnyGame } from '@horda/kernel';
import type { Playable } from '@horda/parts';
import { longNight } from './game.ts';
import { figures } from './outlook.ts';
import { phrasesFor } from './talk.ts';

export const play: Playable = { game: longNight as unknown as AnyGame, figures, phrases: phrasesFor } as Playable;
