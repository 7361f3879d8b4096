/** How many people sit at a table, and how many cards each of them holds. (C3, C7, C36) */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
export const HAND_SIZE = 3;
