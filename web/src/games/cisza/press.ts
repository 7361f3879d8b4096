/** What Szept, the newspaper of Cisza, borrows from the page. */
import { CARD_ICON, ICON } from './icons.ts';
import { nameOfSurvivor } from './people.ts';
import { WORDS } from './text/of.ts';

export const press = { CARD_ICON, ICON, WORDS, nameOfSurvivor };

export type Press = typeof press;
