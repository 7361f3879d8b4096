/** The rulebook of Zombicide, in a script of its own: fetched when it is first needed. */
import { HEADINGS } from '@horda/zombicide/text/headings';
import { RULEBOOK } from '@horda/zombicide/text/rulebook';

export const rulebook = { rules: RULEBOOK, headings: HEADINGS };
