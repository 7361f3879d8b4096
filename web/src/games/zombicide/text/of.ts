import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { ZombicideWords } from './words.ts';

export const WORDS: Readonly<Record<Language, ZombicideWords>> = { pl, en };
