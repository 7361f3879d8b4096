/** What a client does about a refusal. A reason that is missing here does not compile. */
import type { Reason } from '@horda/protocol';

const WAIT = 'Look at the table as it is now; do not repeat it.';
const TELL = 'Tell the person; do not repeat it.';
const MEND = 'Mend the client, or what the person has entered: the message names what is wrong.';
const GIVE_UP = 'Give up: connecting again is useless.';
const LATER = 'Send the same again a little later.';

export const ADVICE: Readonly<Record<Reason, string>> = {
  over: WAIT,
  notAsked: WAIT,
  answered: WAIT,
  stale: WAIT,
  tooFew: MEND,
  tooMany: MEND,
  repeated: MEND,
  notOffered: `${WAIT} On an open floor somebody else was first.`,
  notSeated: TELL,
  notHost: TELL,
  started: WAIT,
  notStarted: WAIT,
  notOver: WAIT,
  noNext: TELL,
  seatTaken: 'Take another seat, or any free one (`"seat":null`).',
  keyTaken: 'Make another random key, and send it again.',
  full: 'Watch, or try again later.',
  emptySeats: 'Wait for people, or seat bots.',
  unknownSeat: MEND,
  unknownBot: MEND,
  unknownGame: GIVE_UP,
  badSettings: MEND,
  badSave: TELL,
  badPack: TELL,
  nothingToUndo: TELL,
  noUndosLeft: TELL,
  noProposal: WAIT,
  otherProposal: 'Vote about the open one first.',
  noHints: TELL,
  noSuchMoment: MEND,
  onlyOwnView: TELL,
  rulesChanged: 'Only watch.',
  archived: 'Only watch.',
  logFull: TELL,
  unknownTable: GIVE_UP,
  wrongKey: 'Give up, or ask the person for another link.',
  badMessage: MEND,
  unknownRoute: MEND,
  wrongOrigin: GIVE_UP,
  tooFast: 'Wait, a second on a socket and a minute over HTTP, and send it again.',
  tooLarge: MEND,
  notSilent: 'Wait: the message says for how long.',
  fault: `${LATER} A command with the same \`id\` is done once.`,
  closing: 'Connect again in a moment, and send the same again.',
};
