import { HEADINGS } from '@horda/gear-up/text/headings';
import { RULEBOOK } from '@horda/gear-up/text/rulebook';
import type { Rulebook } from '../web-game.ts';

export const rulebook: Rulebook = { rules: RULEBOOK, headings: HEADINGS };
