/** The rulebook of The Long Night, in a script of its own: fetched when it is first needed. */
import { HEADINGS } from '@horda/long-night/text/headings';
import { RULEBOOK } from '@horda/long-night/text/rulebook';

export const rulebook = { rules: RULEBOOK, headings: HEADINGS };
