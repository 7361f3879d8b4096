/** The words of the page, as the tests look for them. */
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';

export const WORDS = { pl, en } as const;
