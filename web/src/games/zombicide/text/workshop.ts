/** What the workshop calls the fields of a pack and their values. What has no words is called as in the file. */
import type { Language } from '@horda/parts';
import { en } from './workshop-en.ts';
import { pl } from './workshop-pl.ts';

export interface WorkshopDictionary {
  readonly counted: string;
  readonly decks: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

export const WORKSHOP_WORDS: Readonly<Record<Language, WorkshopDictionary>> = { pl, en };
