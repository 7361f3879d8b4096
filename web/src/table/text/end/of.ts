import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { EndWords } from './words.ts';

/** Fetched with the table: the first page does not need them. */
export const END_WORDS: Readonly<Record<Language, EndWords>> = { pl, en };
