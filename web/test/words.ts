/** The words of the page, as the tests look for them. */
import { END_WORDS } from '../src/table/text/end/of.ts';
import { WAITING } from '../src/table/text/waiting.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';

export const WORDS = { pl, en } as const;
export { END_WORDS, WAITING };
