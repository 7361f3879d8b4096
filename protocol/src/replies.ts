/** What comes back for each request. The compiler holds the server, and the page that is its own host, to it. */
import type { OptionSpec, Sealed } from '@horda/kernel';
import type { FairProof } from './fair.ts';
import type { SeatInfo, ServerFrame, TableInfo, Told } from './messages.ts';
import type { RouteName } from './paths.ts';

interface InBoth {
  readonly en: string;
  readonly pl: string;
}

export interface GameListing {
  /** What `game` of a new table is. */
  readonly id: string;
  readonly title: InBoth;
  /** One sentence: what the game is. */
  readonly about: InBoth;
  /** The version of its rules. */
  readonly version: number;
  /** The fewest and the most seats. */
  readonly players: readonly [fewest: number, most: number];
  readonly options: readonly GameOption[];
  /** The names of the bots that can sit down. */
  readonly bots: readonly string[];
  /** How many cards come from the rulebook, from a published list, or are our own. */
  readonly sources: { readonly rulebook: number; readonly published: number; readonly house: number };
}

export interface GameOption extends Required<Pick<OptionSpec, 'id' | 'default' | 'botsOnly' | 'house'>> {
  /** The values allowed with the most seats; with fewer there may be fewer. */
  readonly values: readonly (string | boolean)[];
}

export interface LobbyTable {
  readonly table: string;
  readonly game: string;
  readonly options: TableInfo['options'];
  /** The pack that is played with; `info` has its content. */
  readonly pack: { readonly id: string; readonly hash: string } | null;
  readonly clock: TableInfo['clock'];
  readonly seats: readonly Pick<SeatInfo, 'name' | 'held'>[];
}

/** What the maker of a table is told, once. */
export interface MadeTable {
  readonly table: string;
  /** The maker's seat; null: the maker is the host and does not play. */
  readonly seat: number | null;
  /** The key of the maker's seat; without a seat, the key of the host. */
  readonly key: string;
  /** The key of the invitation: it lets others take seats. */
  readonly invite: string;
  /** The key that lets others watch. */
  readonly watch: string;
}

/** A seat that was taken. */
export interface TakenSeat {
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

export interface SeriesReply {
  readonly horda: 1;
  /** The games of the series that are kept here, the oldest first. */
  readonly series: readonly SaveReply[];
}

export interface PersonalData {
  readonly table: string;
  readonly seat: number;
  readonly name: string | null;
  readonly entropy: string;
  readonly webhook: string | null;
  /** The lines of the log that the person has caused, as they are stored. */
  readonly records: readonly object[];
}

/** The new table; the keys of this one open it, too. */
export interface FollowingTable {
  readonly table: string;
}

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { readonly type: T }>;

interface Replies {
  readonly games: readonly GameListing[];
  readonly lobby: readonly LobbyTable[];
  readonly create: MadeTable;
  readonly import: MadeTable;
  readonly read: FrameOf<'welcome'>;
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
  readonly personal: PersonalData;
  readonly erase: { readonly erased: true };
}

/** A route without a reply would not compile here. */
export type ReplyOf<R extends RouteName> = Replies[R];
