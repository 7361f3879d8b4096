import { HEADINGS } from '@horda/cisza/text/headings';
import { RULEBOOK } from '@horda/cisza/text/rulebook';
import type { Rulebook } from '../web-game.ts';

export const rulebook: Rulebook = { rules: RULEBOOK, headings: HEADINGS };
