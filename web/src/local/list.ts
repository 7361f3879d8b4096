/** The tables of this browser, as its pages list them. */
import type { AnyGame, Seat } from '@horda/kernel';
import type { SeatInfo, TableStatus } from '@horda/protocol';
import { recordOf } from '@horda/tables/table/fold';
import { readLog } from '@horda/tables/table/history';
import { infoOf } from '@horda/tables/table/project';
import type { Created } from '@horda/tables/table/records';
import { Refusal } from '@horda/tables/table/refusal';
import { isWaitedFor, type TableGame } from '@horda/tables/table/table';
import type { Key, Listed } from '@horda/tables/store';
import type { Shelf } from './games.ts';
import type { IndexedStore } from './indexed-store.ts';

export interface LocalTable {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** The awaited seats; empty unless the game is under way and its rules could be loaded. */
  readonly awaited: readonly Seat[];
  /** How many answers the game has. */
  readonly answers: number;
  /** When its last line was written, in milliseconds since 1970. */
  readonly at: number;
}

/** For reading a log without its rules: the state stays unknown, everything else is read. */
const NO_RULES: TableGame = { game: { version: -1 } as AnyGame };

/** The keys to a table of this browser, as its maker got them. */
export interface LocalKeys {
  readonly game: string;
  /** The key of the host, or of the first seat. */
  readonly key: string | null;
  /** The key of each person's seat, by seat. */
  readonly keys: Readonly<Record<Seat, string>>;
  readonly invite: string | null;
  readonly watch: string | null;
}

/** In this browser the hash of a key is the key itself. */
export async function keysOf(store: IndexedStore, table: string): Promise<LocalKeys> {
  const listing = await store.listing(table);
  if (listing === null) throw new Refusal('unknownTable', 'there is no such table');
  const first = async (role: Key['role']): Promise<string | null> => (await store.keys(table, role))[0]?.hash ?? null;
  const seats = await store.keys(table, 'seat');
  return {
    game: listing.game,
    key: (await first('host')) ?? (await first('seat')),
    keys: Object.fromEntries(seats.map(({ seat, hash }) => [seat, hash])),
    invite: await first('invite'),
    watch: await first('watch'),
  };
}

/** All tables except those for lessons. */
export async function listTables(store: IndexedStore, shelf: Shelf): Promise<readonly LocalTable[]> {
  const lessons = new Set(await store.scripted());
  const listed = (await store.tables()).filter(({ table }) => !lessons.has(table));
  const tables = await Promise.all(listed.map((each) => describe(store, shelf, each)));
  return tables.toSorted((a, b) => b.at - a.at);
}

async function describe(store: IndexedStore, shelf: Shelf, { table: id, game, status }: Listed): Promise<LocalTable> {
  // Rules are needed only for a game under way.
  const isPlaying = status === 'playing';
  const lines = await store.lines(id, 0);
  const [first] = lines;
  const hasRules = isPlaying && first !== undefined && (await fetched(shelf, recordOf(first) as Created));
  const table = readLog((wanted) => (hasRules ? shelf.find(wanted) : undefined) ?? NO_RULES, lines);
  const { options, seats } = infoOf(table);
  const { answers, at, chairs } = table;
  const isOver = !isPlaying && table.status === 'playing';
  const awaited = [...chairs.keys()].filter((seat) => isWaitedFor(table, seat));
  return {
    table: id,
    game,
    options,
    status: isOver ? 'over' : table.status,
    seats,
    awaited: isPlaying ? awaited : [],
    answers: answers.length,
    at,
  };
}

/** Whether the shelf has all that the table is played with. */
function fetched(shelf: Shelf, table: Created): Promise<boolean> {
  return shelf.fetch(table).then(
    () => true,
    () => false,
  );
}
