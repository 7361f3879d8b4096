/** What the load generator knows of a platform. Types only, but for the way a player picks. */

/** Players at a table; both listen to everything. */
export const SEATS = 2;

/** The client of one seat at one table. */
export interface Client {
  readonly table: number;
  readonly seat: number;
}

/** Says when a client may send, and keeps the time. */
export interface Referee {
  /** A client was told what it may do: `send` sends one of these things, and is called when its time has come. */
  mayMove(client: Client, send: () => void): void;
  /** The client was told that its move counts. */
  accepted(client: Client): void;
  /** The client was told how the table is now. Every client of a table has to be told after every move. */
  updated(client: Client): void;
  /** A game is over, and the next one has begun at the same table. */
  begun(client: Client): void;
  /** Something that must not happen: the measurement is void. */
  failed(reason: string): void;
  /** A number from 0 to `below` - 1 that chance has chosen. */
  draw(below: number): number;
}

export interface Driver {
  /** Seats two clients at each of `tables` tables and begins the games; resolves when all clients are connected. */
  open(tables: number): Promise<void>;
}

/** The module of a platform's driver. */
export interface DriverModule {
  /** `address` is the server's: `127.0.0.1:12345`. */
  connect(address: string, referee: Referee): Driver;
}

/** Numbers of the clients at `tables` tables, and back. */
export function indexOf({ table, seat }: Client): number {
  return table * SEATS + seat;
}

/** Opening all tables at once would time out somewhere: a few at a time. */
export async function inBatches(count: number, size: number, work: (i: number) => Promise<void>): Promise<void> {
  for (let first = 0; first < count; first += size)
    await Promise.all(Array.from({ length: Math.min(size, count - first) }, (_, i) => work(first + i)));
}
