/** What Kratka, the newspaper of Gear Up, borrows from the page. */
import { contentOf } from '@horda/gear-up/content/cards';
import { bossFace } from './boss-faces.ts';
import { faceOf, survivorFace } from './faces.ts';
import { ICON } from './icons.ts';

export const press = { contentOf, bossFace, faceOf, survivorFace, ICON };

export type Press = typeof press;
