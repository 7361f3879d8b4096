/** The messages that clients and servers exchange. The schemas are separate: a page needs only their types. */
export type { ClientFrame, ClockRules, Command, NewTable, Question } from './schemas.ts';
export {
  PROTOCOL,
  REASONS,
  type ClockState,
  type LogEntry,
  type Fairness,
  type Position,
  type Proposal,
  type Reason,
  type SeatInfo,
  type ServerFrame,
  type SentInfo,
  type TableInfo,
  type TableStatus,
  type Told,
} from './messages.ts';
export { COMMON_PHRASES, type CommonPhrase } from './phrases.ts';
export { faultOfLine, LONGEST_CHAT, LONGEST_NAME, looksOf, plainLine, tidyLine } from './lines.ts';
export { MOST_PACK_BYTES } from './packs.ts';
export type {
  FollowingTable,
  GameListing,
  LobbyTable,
  MadeTable,
  PersonalData,
  ReplyOf,
  SaveReply,
  SeriesReply,
  TakenSeat,
} from './replies.ts';
export { movesOn, silentSince, speakerOf } from './silence.ts';
export { PATHS, SOCKET, type Address, type RouteName } from './paths.ts';
export { addedBy, newEntropy } from './entropy.ts';
export { commitmentOf, faultOfProof, seedOfSecret, type FairProof } from './fair.ts';
export { TableClient, type ClientOptions, type ConnectionState } from './client.ts';
export type { CommandOutcome } from './requests.ts';
export type { Wire } from './wire.ts';
