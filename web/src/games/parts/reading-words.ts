/** The words of the sheet on which a piece is read large. */
import type { Language } from '@horda/parts';

export const READING_WORDS: Readonly<
  Record<
    Language,
    {
      readonly now: string;
      readonly not: string;
      readonly asking: string;
      readonly close: string;
      readonly back: string;
    }
  >
> = {
  pl: { now: 'Teraz zrobi', not: 'Teraz nie', asking: 'Sprawdzam zasady…', close: 'Zamknij', back: 'Odłóż' },
  en: { now: 'What it does now', not: 'Not now', asking: 'Looking up the rules…', close: 'Close', back: 'Put it back' },
};
