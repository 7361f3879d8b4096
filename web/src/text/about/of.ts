/** The words of the page about Horda, which are fetched with it. */
import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { AboutWords } from './words.ts';

export const ABOUT: Readonly<Record<Language, AboutWords>> = { pl, en };
