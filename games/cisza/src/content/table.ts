import { cover } from '../cover.ts';

/** How many people sit at the fullest table, and how many cards each of them holds. (C3, C7, C36) */
export const MOST_PLAYERS = cover.players[1];
export const HAND_SIZE = 3;
