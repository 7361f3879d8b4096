import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { TvWords } from './words.ts';

export const TV: Readonly<Record<Language, TvWords>> = { pl, en };
