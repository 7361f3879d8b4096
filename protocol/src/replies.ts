/** What comes back for each request. The compiler holds the server, and the page that is its own host, to it. */
import type { Sealed } from '@horda/kernel';
import type { FairProof } from './fair.ts';
import type { SeatInfo, ServerFrame, TableInfo, Told } from './messages.ts';
import type { RouteName } from './paths.ts';
import type { ClockRules } from './schemas.ts';

/** A text in both languages. */
interface InBoth {
  /** English. */
  readonly en: string;
  /** Polish. */
  readonly pl: string;
}

/** A game that can be played here. */
export interface GameListing {
  /** What `game` of a new table is. */
  readonly id: string;
  /** Its name. */
  readonly title: InBoth;
  /** One sentence: what the game is. */
  readonly about: InBoth;
  /** The version of its rules. */
  readonly version: number;
  /** The fewest and the most seats. */
  readonly players: readonly [fewest: number, most: number];
  /** What can be set when a table is made. */
  readonly options: readonly GameOption[];
  /** The names of the bots that can sit down. */
  readonly bots: readonly string[];
  /** How many cards come from the rulebook, from a published list, or are our own. */
  readonly sources: { readonly rulebook: number; readonly published: number; readonly house: number };
}

/** A setting of a game. */
export interface GameOption {
  /** Its name in `options`. */
  readonly id: string;
  /** The values allowed with the most seats; with fewer there may be fewer. */
  readonly values: readonly (string | boolean)[];
  /** Where a table does not allow it, the first allowed value stands for it. */
  readonly default: string | boolean;
  /** The default at a table where only bots sit. */
  readonly botsOnly: string | boolean;
  /** A rule of our own that the rulebook does not have. */
  readonly house: boolean;
}

/** A table of the lobby. */
export interface LobbyTable {
  /** The id of the table. */
  readonly table: string;
  /** The id of the game. */
  readonly game: string;
  /** The game's settings. */
  readonly options: TableInfo['options'];
  /** The pack that is played with; `info` has its content. */
  readonly pack: { readonly id: string; readonly hash: string } | null;
  /** How much time players have. */
  readonly clock: ClockRules;
  /** Who sits there. */
  readonly seats: readonly Pick<SeatInfo, 'name' | 'held'>[];
}

/** What the maker of a table is told, once. */
export interface MadeTable {
  /** The id of the table. */
  readonly table: string;
  /** The maker's seat; null: the maker is the host and does not play. */
  readonly seat: number | null;
  /** The key of the maker's seat; without a seat, the key of the host. */
  readonly key: string;
  /** The key of the invitation: it lets others take seats. */
  readonly invite: string;
  /** The key that lets others watch. */
  readonly watch: string;
  /** The promise about the deal, which binds before anybody adds to chance; null: nothing is dealt here. */
  readonly commitment: string | null;
}

/** A seat that was taken. */
export interface TakenSeat {
  /** Which one. */
  readonly seat: number;
  /** The key of the seat: the one that was sent, or a new one. It is shown this once. */
  readonly key: string;
}

/** A whole game, for `horda replay`, `horda verify` and `POST /api/imports`. */
export interface SaveReply extends Sealed {
  /** The version of the file. */
  readonly horda: 1;
  /** Names are not part of a game that may be handed on. */
  readonly names: null;
  /** Who sat where: `human`, or the name of a bot. */
  readonly kinds: readonly string[];
  /** The proof that the cards were dealt fairly, if this server dealt them. */
  readonly fair?: FairProof | (Omit<FairProof, 'secret'> & { readonly secret: null });
}

/** Games of a series, as one file for `horda verify`. */
export interface SeriesReply {
  /** The version of the file. */
  readonly horda: 1;
  /** The games of the series that are kept here, the oldest first. */
  readonly series: readonly SaveReply[];
}

/** All that is kept about the person in a seat. */
export interface PersonalData {
  /** The id of the table. */
  readonly table: string;
  /** The person's seat. */
  readonly seat: number;
  /** Null: it was erased. */
  readonly name: string | null;
  /** The person's share in chance. */
  readonly entropy: string;
  /** The address that is told when the seat is awaited; null: none. */
  readonly webhook: string | null;
  /** The addresses of the person's browsers at their push services. */
  readonly pushes: readonly string[];
  /** The lines of the log that the person has caused, as they are stored. */
  readonly records: readonly object[];
}

/** A table that follows this one; the keys of this one open it, too. */
export interface FollowingTable {
  /** Its id. */
  readonly table: string;
}

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { readonly type: T }>;

export interface Replies {
  readonly server: { readonly closed: boolean };
  readonly pushKey: { readonly key: string };
  /** `until`: when it is thrown away, in milliseconds since 1970. */
  readonly sendParcel: { readonly until: number };
  readonly fetchParcel: { readonly body: string };
  readonly removeParcel: { readonly removed: true };
  readonly games: readonly GameListing[];
  readonly lobby: readonly LobbyTable[];
  readonly create: MadeTable;
  readonly import: MadeTable;
  /** With the pack: over HTTP nobody has it already. */
  readonly read: FrameOf<'welcome'> & { readonly info: TableInfo };
  readonly join: TakenSeat;
  readonly command: FrameOf<'accepted' | 'refused' | 'resync'>;
  readonly question: Told;
  readonly save: SaveReply;
  readonly series: SeriesReply;
  readonly fork: MadeTable;
  readonly rematch: FollowingTable;
  readonly next: FollowingTable;
  readonly archive: { readonly archived: true };
  readonly webhook: { readonly url: string | null };
  readonly push: { readonly told: boolean };
  readonly personal: PersonalData;
  readonly erase: { readonly erased: true };
}

/** A route without a reply would not compile here. */
export type ReplyOf<R extends RouteName> = Replies[R];
