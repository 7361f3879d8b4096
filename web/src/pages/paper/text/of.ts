import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { PaperWords } from './words.ts';

export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = { pl, en };
