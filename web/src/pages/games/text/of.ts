/** The words of the page with all games, which are fetched with it. */
import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { GamesWords } from './words.ts';

export const GAMES_WORDS: Readonly<Record<Language, GamesWords>> = { pl, en };
