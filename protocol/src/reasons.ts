/** Why requests are refused. */
import { REFUSALS } from '@horda/kernel';

/** Why something was not done. The kernel's refusals, and those of the table and the server. */
export const REASONS = [
  ...REFUSALS,
  /** The command is for those who sit at the table, or for its host. */
  'notSeated',
  'notHost',
  /** The game has begun already, has not begun yet, or is over. */
  'started',
  'notStarted',
  'notOver',
  /** No chapter follows the game. */
  'noNext',
  'seatTaken',
  /** The key chosen for a seat is that of an invitation, of the watchers or of the host. */
  'keyTaken',
  'full',
  'emptySeats',
  'unknownSeat',
  'unknownBot',
  'unknownGame',
  'badSettings',
  'badSave',
  'badPack',
  'nothingToUndo',
  /** This table has used up its undos. */
  'noUndosLeft',
  /** The seat is not awaited, or not silent for long enough to be handed to a bot. */
  'notSilent',
  'noProposal',
  'otherProposal',
  'noHints',
  'noSuchMoment',
  'onlyOwnView',
  /** The table was made with rules that this server no longer has. */
  'rulesChanged',
  'archived',
  'logFull',
  'unknownTable',
  /** The table was removed while the client was there. */
  'removed',
  /** Nothing waits for another device under this id, or no longer. */
  'unknownParcel',
  'wrongKey',
  /** The server is closed: only those who know its word make tables. */
  'wordNeeded',
  'wrongWord',
  'badMessage',
  'unknownRoute',
  'wrongOrigin',
  'tooFast',
  'tooLarge',
  /** The server's host has turned this address away. */
  'blocked',
  /** The server takes no new tables: it is full, or this address has too many that have not begun. */
  'storeFull',
  'tooManyOpen',
  /** Nothing can be written now, but everything can be read. */
  'diskFull',
  /** The server is at fault, or about to stop. */
  'fault',
  'closing',
] as const;
export type Reason = (typeof REASONS)[number];
