/** What Świt, the newspaper of Zombiaki, borrows from the page. */
import { cardsOf } from '@horda/zombiaki/content/decks';
import { faceOf } from './faces.ts';
import { ICON, iconOf } from './icons.ts';

export const press = { cardsOf, faceOf, iconOf, ICON };

export type Press = typeof press;
