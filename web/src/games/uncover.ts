/** The event that asks a covered part of a board to show itself. */
export const UNCOVER = 'uncover';
