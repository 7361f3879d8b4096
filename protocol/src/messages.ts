/** What a server sends. A client needs nothing but these to draw a table. */
import type { Event, Pack, Phrase, Seat } from '@horda/kernel';
import type { Reason } from './reasons.ts';
import type { ClockRules } from './schemas.ts';

export { REASONS, type Reason } from './reasons.ts';

/** The version; raised when older clients could no longer follow. */
export const PROTOCOL = 3;

export interface SeatInfo {
  /** Null: free, or erased at its owner's wish. */
  readonly name: string | null;
  /** Whose it is: nobody's, a person's, who may be away, or a bot's. */
  readonly held: 'free' | 'person' | 'bot';
  /** The bot that plays the seat now, for itself or for a person who is away. */
  readonly bot: string | null;
}

/** Before the game, during it, after its end, and after all have agreed to end it without a winner. */
export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** Something that others must agree to: all persons at the table, or all but one who is silent. */
export interface Proposal {
  /** The line that made it. */
  readonly seq: number;
  /** Who made it. */
  readonly by: Seat;
  /** To take back answers, to end the game without a winner, or to let a bot play for somebody who is silent. */
  readonly what: 'undo' | 'abandon' | 'handOver';
  /** The seat whose owner is silent, and for which a bot would play; null: the proposal is about something else. */
  readonly silent: Seat | null;
  /** How many answers would be taken back. */
  readonly answers: number;
  /** Who has agreed, the proposer too. */
  readonly agreed: readonly Seat[];
  /** Who has not voted yet. */
  readonly awaited: readonly Seat[];
}

/** The part of a table that seldom changes. */
export interface TableInfo {
  /** The id of the table. */
  readonly table: string;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  /** The server has other rules: the table can only be watched. */
  readonly rulesChanged: boolean;
  /** The game's settings, without those that a pack decides. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** The cards in play, if they are not the game's own. */
  readonly pack: Pack | null;
  /** Whether the game has begun, and how it has ended. */
  readonly status: TableStatus;
  /** It was packed away: it can be watched and forked, not changed. */
  readonly archived: boolean;
  /** When the table will be removed unless somebody does something there, by the server's clock; null: not soon. */
  readonly expires: number | null;
  /** In turn order. */
  readonly seats: readonly SeatInfo[];
  /** The seat of the host; null: the host does not play. */
  readonly host: Seat | null;
  /** It is shown in the lobby, where anybody may join or watch. */
  readonly listed: boolean;
  /** Players may ask for hints. */
  readonly hints: boolean;
  /** The least time between two answers of bots, in milliseconds. */
  readonly pace: number;
  /** How much time players have. */
  readonly clock: ClockRules;
  /** What waits for votes now. */
  readonly proposal: Proposal | null;
  /**
   * How long somebody must be silent, in milliseconds. `short`: two or more others may let a bot play for them if all of
   * them agree (not at a table with a clock), and others may start a game whose host is silent; `long`: one alone may let
   * a bot play.
   */
  readonly silence: { readonly short: number; readonly long: number };
  /** Each seat's share of the victory once the game is over. */
  readonly outcome: readonly number[] | null;
  /** Null: this server did not deal the cards. */
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

/** The server's promise about chance. */
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
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  /** The moment for which `left` is told, by the server's clock (`now` of `GET /healthz`). */
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
  /** Null: the table has no clock, or no time runs. */
  readonly clock: ClockState | null;
}

/** What every line of the log has. */
interface Line {
  /** Its number; the first is 1. */
  readonly seq: number;
  /** When it was written, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
}

type Happened =
  /** The first line: the table was made, from nothing, from a saved game, or from a moment of another table. */
  | { readonly type: 'created' | 'imported' | 'forked' }
  /** A person sat down; the name is null once it was erased. */
  | { readonly type: 'joined'; readonly seat: Seat; readonly name: string | null }
  /** The host has changed what is agreed: the settings that are named. `seat`: the host's; left out: the host has none. */
  | {
      readonly type: 'changed';
      readonly seat?: Seat;
      readonly options?: Readonly<Record<string, string | boolean>>;
      readonly hints?: boolean;
      readonly clock?: ClockRules;
    }
  /** The host gave the seat to a bot. */
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly bot: string }
  /**
   * The seat added to chance; was freed by the host; was left; is played by its owner again; was late; or its owner's
   * name and words were erased.
   */
  | { readonly type: 'stirred' | 'freed' | 'left' | 'tookBack' | 'timedOut' | 'erased'; readonly seat: Seat }
  /** A bot plays for the seat's owner, until `tookBack`. */
  | { readonly type: 'handedOver'; readonly seat: Seat; readonly bot: string }
  /** The game began; `events`: its set-up, as the reader may see it. */
  | { readonly type: 'started'; readonly events: readonly Event[] }
  /** `bot`: the bot that answered for the seat; null: a person did. `events`: what followed. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly bot: string | null; readonly events: readonly Event[] }
  /** The seat took back its last answer. */
  | { readonly type: 'undone'; readonly seat: Seat }
  /**
   * The seat made a proposal. `settled`: nobody else has to agree, and it was carried out. `silent`: the seat that is to
   * have a bot.
   */
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: Proposal['what'];
      readonly settled: boolean;
      readonly silent?: Seat;
    }
  /** `settled`: now everybody has agreed, and the proposal was carried out. `silent`: the seat that is to have a bot. */
  | {
      readonly type: 'voted';
      readonly seat: Seat;
      readonly yes: boolean;
      readonly settled: boolean;
      readonly silent?: Seat;
    }
  /** Chat; the text is null once it was erased. */
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string | null }
  /** A quick phrase of the game. */
  | { readonly type: 'phrased'; readonly seat: Seat; readonly phrase: Phrase }
  /** The same people play again at this table, or play the next chapter there. */
  | { readonly type: 'rematched' | 'continued'; readonly table: string }
  /** The table goes on with this later version of the rules. */
  | { readonly type: 'migrated'; readonly version: number }
  /** The table will be removed then, unless somebody does something. */
  | { readonly type: 'expiring'; readonly until: number }
  /** The link of this kind was replaced by another. */
  | { readonly type: 'reissued'; readonly what: 'invite' | 'watch' };

/** A line of the log as the reader may see it. */
export type LogEntry = Line & Happened;

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
  /** Nothing was done; `message` is in English, for people. */
  | { readonly type: 'refused'; readonly id: string; readonly reason: Reason; readonly message: string }
  /** The command answered a question that is no longer open: nothing was done, and this is the current position. */
  | { readonly type: 'resync'; readonly id: string; readonly info: SentInfo; readonly now: Position }
  /** The answer to `ask`. */
  | { readonly type: 'told'; readonly id: string; readonly answer: Told }
  /** The reply to `ping`: the latest line. */
  | { readonly type: 'pong'; readonly seq: number }
  /** Who is connected to this node; at most four times a second. */
  | { readonly type: 'present'; readonly seats: readonly Seat[]; readonly watchers: number }
  /** A frame could not be used, or a `hello` was not let in. */
  | { readonly type: 'error'; readonly reason: Reason; readonly message: string };

/** The answer to a question. */
export type Told =
  /** What a bot would do. */
  | {
      readonly ask: 'hint';
      /** The bot that was asked. */
      readonly bot: string;
      /** The question that the hint is for. */
      readonly askedAt: number;
      /** What the bot would pick. */
      readonly picks: readonly unknown[];
      /** What counts for the seat in this game, in figures; empty where a game counts nothing. */
      readonly now: readonly number[];
      /** The same on average when somebody else decides next. */
      readonly later: readonly number[];
      /** The runner-up, and where it leads; left out where the bot has found none. */
      readonly second?: { readonly picks: readonly unknown[]; readonly later: readonly number[] };
    }
  /** `rule` is null if nothing forbids the choice. `missing`: what it lacks, where the game can tell. */
  | { readonly ask: 'why'; readonly rule: string | null; readonly missing?: { readonly is: string } }
  /**
   * What follows a choice that is offered now: the events up to the next decision of anybody, or up to the first one that
   * depends on chance or on what is hidden. Empty: nothing is sure.
   */
  | { readonly ask: 'ahead'; readonly events: readonly Event[] }
  /** The table as it was after an answer of the game. */
  | {
      readonly ask: 'look';
      /** After how many answers; 0: the set-up. */
      readonly at: number;
      /** How many answers the game has. */
      readonly of: number;
      /** Who gave that answer; null for the set-up. */
      readonly seat: Seat | null;
      /** What followed from that answer. */
      readonly events: readonly Event[];
      /** As `now.view`, for the seat that was asked for. */
      readonly view: unknown;
    }
  /** The lines that were asked for, the last 500; `omitted`: the first that is left out, or 0. */
  | { readonly ask: 'history'; readonly entries: readonly LogEntry[]; readonly omitted: number };
