/** The event by which a covered part of a board is told that it had better be seen. */
export const UNCOVER = 'uncover';
