import { byItsAim } from '../rules/aiming.ts';
import type { Play } from '../card.ts';
import { beforeLastStreet, laying, onFirstStreet } from './laying.ts';

/** Closes its lane to walkers, that is to own and extra moves, for one round. (K481–K483) */
export const roadblock: Play = laying(onFirstStreet, byItsAim);

/** Bars its field until it is worn down. (K491–K495) */
export const slab: Play = laying(beforeLastStreet, byItsAim);
