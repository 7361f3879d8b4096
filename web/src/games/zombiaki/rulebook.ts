import { HEADINGS } from '@horda/zombiaki/text/headings';
import { RULEBOOK } from '@horda/zombiaki/text/rulebook';
import type { Rulebook } from '../web-game.ts';

export const rulebook: Rulebook = { rules: RULEBOOK, headings: HEADINGS };
