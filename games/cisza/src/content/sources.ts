/** Where the cards come from: all of them are listed in the rulebook. */
import { CITY } from './city.ts';
import { PRINTED } from './resources.ts';

const cards = [...CITY, ...Object.values(PRINTED)];

export const SOURCES = { rulebook: cards.reduce((sum, { copies }) => sum + copies, 0), published: 0, house: 0 };
