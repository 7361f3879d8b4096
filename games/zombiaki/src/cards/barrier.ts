import { byItsText } from '../rules/aiming.ts';
import { laying, onFirstStreet } from './laying.ts';

/** On street I, where it closes its lane to all moves for one round. (P571–P575) */
export const barrier = laying(onFirstStreet, byItsText);
