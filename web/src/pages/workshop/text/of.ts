/** The words of the workshop, which are fetched with it. */
import type { Language } from '@horda/parts';
import { useSettings } from '../../../app/settings.tsx';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { WorkshopWords } from './words.ts';

const WORDS: Readonly<Record<Language, WorkshopWords>> = { pl, en };

export const useWorkshopWords = (): WorkshopWords => WORDS[useSettings().language];
