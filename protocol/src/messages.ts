/** What a server sends. A client needs nothing but these to draw a table. */
import { REFUSALS, type Event, type Pack, type Phrase, type Seat } from '@horda/kernel';
import type { ClockRules } from './schemas.ts';

/** The version; raised when older clients could no longer follow. */
export const PROTOCOL = 3;

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
  /** The server is at fault, or about to stop. */
  'fault',
  'closing',
] as const;
export type Reason = (typeof REASONS)[number];

export interface SeatInfo {
  /** Null: free, or erased at its owner's wish. */
  readonly name: string | null;
  readonly held: 'free' | 'person' | 'bot';
  /** The bot that plays the seat now, for itself or for a person who is away. */
  readonly bot: string | null;
}

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** Something that others must agree to: all persons at the table, or all but one who is silent. */
export interface Proposal {
  /** The line that made it. */
  readonly seq: number;
  readonly by: Seat;
  readonly what: 'undo' | 'abandon' | 'handOver';
  /** The seat whose owner is silent, and for which a bot would play; null: the proposal is about something else. */
  readonly silent: Seat | null;
  /** How many answers would be taken back. */
  readonly answers: number;
  /** Who has agreed, including the proposer (`agreed`), and who has not voted yet (`awaited`). */
  readonly agreed: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** The part of a table that seldom changes. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  /** The version of the game's rules; `rulesChanged` if the server has others and the table can only be watched. */
  readonly version: number;
  readonly rulesChanged: boolean;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** The cards in play, if they are not the game's own. */
  readonly pack: Pack | null;
  readonly status: TableStatus;
  readonly archived: boolean;
  /** When the table will be removed unless somebody does something there, by the server's clock; null: not soon. */
  readonly expires: number | null;
  readonly seats: readonly SeatInfo[];
  readonly host: Seat | null;
  readonly listed: boolean;
  readonly hints: boolean;
  readonly pace: number;
  readonly clock: ClockRules;
  readonly proposal: Proposal | null;
  /**
   * How long somebody must be silent, in milliseconds. `short`: two or more others may let a bot play for them if all of
   * them agree (not at a table with a clock), and others may start a game whose host is silent; `long`: one alone may let
   * a bot play.
   */
  readonly silence: { readonly short: number; readonly long: number };
  /** Each seat's share of the victory once the game is over. */
  readonly outcome: readonly number[] | null;
  readonly fair: Fairness | null;
  /** Where the game came from, if it did not begin here. */
  readonly origin: 'new' | 'save' | 'fork';
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** The table of the chapter before this one, if it is kept here; the same keys open it. */
  readonly before: string | null;
  /** The game is over, and a next chapter can follow it. */
  readonly carriesOn: boolean;
  /** The table at which the same people play the next chapter. */
  readonly next: string | null;
}

/** `TableInfo` on its way: where the client has the pack already, `pack` is left out. From version 3 on. */
export type SentInfo = Omit<TableInfo, 'pack'> & Partial<Pick<TableInfo, 'pack'>>;

/** The server's promise about chance; null if this server did not deal the cards. */
export interface Fairness {
  /** The hash of the server's secret, shown before anybody sits down. */
  readonly commitment: string;
  /** What each seat has added to chance. */
  readonly entropy: readonly string[];
  /** Shown when the game is over. */
  readonly secret: string | null;
}

export interface ClockState {
  /** The milliseconds each seat has left; in a game by turns, for this answer. */
  readonly left: readonly number[];
  /** The seats whose time runs, since the moment `at` by the server's clock. */
  readonly running: readonly Seat[];
  readonly at: number;
}

/** The part that changes with every answer. */
export interface Position {
  /** The latest line of the log. */
  readonly seq: number;
  /** The line that asked the open questions, which an answer must name; 0 when nobody is asked. */
  readonly askedAt: number;
  /** How many answers the game has. */
  readonly answers: number;
  /** Null until the game has begun. Your own questions are in it. */
  readonly view: unknown;
  /** How many of your own last answers you may take back without asking. */
  readonly undo: number;
  readonly clock: ClockState | null;
}

/** A line of the log as the reader may see it. */
export type LogEntry = { readonly seq: number; readonly at: number } & (
  | { readonly type: 'created' | 'imported' | 'forked' }
  | { readonly type: 'joined'; readonly seat: Seat; readonly name: string | null }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'stirred' | 'freed' | 'left' | 'tookBack' | 'timedOut' | 'erased'; readonly seat: Seat }
  | { readonly type: 'handedOver'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'started'; readonly events: readonly Event[] }
  /** `bot`: the bot that answered for the seat; null: a person did. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly bot: string | null; readonly events: readonly Event[] }
  | { readonly type: 'undone'; readonly seat: Seat }
  /** `settled`: everybody has agreed, and the proposal was carried out. `silent`: the seat that is to have a bot. */
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: Proposal['what'];
      readonly settled: boolean;
      readonly silent?: Seat;
    }
  | {
      readonly type: 'voted';
      readonly seat: Seat;
      readonly yes: boolean;
      readonly settled: boolean;
      readonly silent?: Seat;
    }
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string | null }
  | { readonly type: 'phrased'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'rematched' | 'continued'; readonly table: string }
  | { readonly type: 'migrated'; readonly version: number }
  /** The table will be removed then, unless somebody does something. */
  | { readonly type: 'expiring'; readonly until: number }
  /** The link of this kind was replaced by another. */
  | { readonly type: 'reissued'; readonly what: 'invite' | 'watch' }
);

export type ServerFrame =
  /** The reply to `hello`: everything, and the entries after the line that the client has seen (the last ones only). */
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly seat: Seat | null;
      readonly host: boolean;
      /** Without its pack if the hello has named it. */
      readonly info: SentInfo;
      readonly now: Position;
      readonly entries: readonly LogEntry[];
      /** The number of the first line after `seen` that is not among `entries`; 0 if none is missing. */
      readonly omitted: number;
    }
  /** What happened between line `after` and line `now.seq`; a client that has another last line says hello again. */
  | {
      readonly type: 'update';
      readonly after: number;
      readonly entries: readonly LogEntry[];
      readonly now: Position;
      /** Only when it has changed; without its pack, which never does. */
      readonly info?: SentInfo;
      /** The id of the client's own command that led to the line; no `accepted` follows. From version 2 on. */
      readonly did?: string;
    }
  /** The command is in the log as line `seq`, for good. */
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly reason: Reason; readonly message: string }
  /** The command answered a question that is no longer open: nothing was done, and this is the current position. */
  | { readonly type: 'resync'; readonly id: string; readonly info: SentInfo; readonly now: Position }
  | { readonly type: 'told'; readonly id: string; readonly answer: Told }
  | { readonly type: 'pong'; readonly seq: number }
  | { readonly type: 'present'; readonly seats: readonly Seat[]; readonly watchers: number }
  | { readonly type: 'error'; readonly reason: Reason; readonly message: string };

/** The answer to a question. */
export type Told =
  | {
      readonly ask: 'hint';
      readonly bot: string;
      readonly askedAt: number;
      readonly picks: readonly unknown[];
      /** What counts for the seat in this game, in figures: now, and on average when somebody else decides next. */
      readonly now: readonly number[];
      readonly later: readonly number[];
    }
  /** `rule` is null if nothing forbids the choice. `missing`: what it lacks, where the game can tell. */
  | { readonly ask: 'why'; readonly rule: string | null; readonly missing?: { readonly is: string } }
  | {
      readonly ask: 'look';
      readonly at: number;
      readonly of: number;
      /** Who gave that answer; null for the set-up. */
      readonly seat: Seat | null;
      readonly events: readonly Event[];
      readonly view: unknown;
    }
  | { readonly ask: 'history'; readonly entries: readonly LogEntry[]; readonly omitted: number };
