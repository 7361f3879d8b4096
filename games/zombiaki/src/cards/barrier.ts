import { byItsText } from '../rules/aiming.ts';
import { laying, onFirstStreet } from './laying.ts';

/** On street I: nobody of the lane moves until the next human turn. `rules/moving.ts` asks for it. (P571–P575) */
export const barrier = laying(onFirstStreet, byItsText);
