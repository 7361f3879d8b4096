/** All tables of this server: those in use are in memory, all others only in the store. */
import type { Key, Line } from '../store.ts';
import type { Who } from '../table/decide.ts';
import { isAsleep } from '../table/fold.ts';
import { readFirst } from '../table/history.ts';
import type { Created } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { migration } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import { LEASE } from './listing.ts';
import { LiveTable } from './live-table.ts';
import { firstTouched, packedExpires } from './lives.ts';
import { Past } from './past.ts';
import { readLong } from './reading-logs.ts';
import type { Services } from './services.ts';
import { every, type Timer } from './timers.ts';

/** What a key opens. */
export interface Visitor extends Who {
  /** May take a free seat. */
  readonly mayJoin: boolean;
}

/**
 * What a visitor's key for table `before` opens at table `again`, where the same people play again with the same keys.
 * Null: the seat is no longer theirs at one of these tables.
 */
export function visitorAgain(visitor: Visitor, before: Table, again: Table): Visitor | null {
  const { seat, since } = visitor;
  if (seat === null) return visitor;
  const [here, there] = [before.chairs[seat]!, again.chairs[seat]!];
  const isTheirs = here.held === 'person' && here.since === since && there.held === 'person' && there.since === 1;
  return isTheirs ? { seat, since: there.since, host: seat === again.host, mayJoin: false } : null;
}

/** The first line of a table, written out. */
export interface WrittenTable extends Pick<Created, 'game' | 'listed'> {
  readonly origin: Created['origin']['kind'];
  readonly body: string;
}

export function writtenOut(made: Created): WrittenTable {
  return { game: made.game, listed: made.listed, origin: made.origin.kind, body: JSON.stringify(made) };
}

/** How often overdue and idle tables are looked for. */
const SWEEP_EVERY = 2_000;
const DUE_AT_ONCE = 50;
/** More would hold up those who play. */
const FORGOTTEN_AT_ONCE = 50;
/** How long a finished table keeps its log unpacked. */
const ARCHIVE_AFTER = 30 * 24 * 3_600_000;

export class Hall {
  readonly services: Services;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable>>();
  readonly #timer: Timer;
  #renewed = 0;
  #sweeping: Promise<void> | null = null;
  #closed = false;

  constructor(services: Services) {
    this.services = services;
    services.store.onLine((table, seq) => {
      const live = this.#live.get(table);
      if (live !== undefined && live.table.seq < seq) void this.#quietly(live.catchUp());
    });
    services.store.onGap(() => {
      for (const [id, live] of this.#live) void this.#quietly(this.#comeBackTo(id, live));
    });
    this.#timer = every(SWEEP_EVERY, () => void this.sweep());
  }

  /** News of lines may have been missed, and of the table's end, too. */
  async #comeBackTo(id: string, live: LiveTable): Promise<void> {
    if ((await this.services.store.listing(id)) === null) await this.discard(id);
    else await live.catchUp();
  }

  get liveTables(): number {
    return this.#live.size;
  }

  /** A table to use now. It stays in memory while somebody looks on, and a while longer. */
  async open(id: string): Promise<LiveTable> {
    if (this.#closed) throw new Refusal('closing', 'the server is about to stop; connect again in a moment');
    const live = this.#live.get(id);
    live?.touch();
    if (live !== undefined) return live;
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string): Promise<LiveTable> {
    const { store, grace, log, lives, now } = this.services;
    const listing = await store.listing(id);
    const past = new Past();
    const commands = new Map<string, number>();
    const table = await readLong(this.services, id, null, (then, line, record, proposed) => {
      past.add(then, line, record, proposed);
      if (line.command !== null) commands.set(line.command, line.seq);
    });
    table.archived = listing?.status === 'archived';
    if (table.archived) table.expires = packedExpires(lives, listing!.touched, now());
    // Without the rules, the answers do not show whether the game is over.
    if (isAsleep(table) && table.status === 'playing' && listing?.status !== 'playing') table.status = 'over';
    const snapshot = isAsleep(table) ? await store.snapshot(id) : null;
    const live = new LiveTable(this.services, table, { commands, past }, snapshot);
    if (isAsleep(table) && !table.archived) {
      const about = { table: id, from: table.version, to: table.entry.game.version };
      await live.write((now) => {
        const record = isAsleep(now) ? migration(now, snapshot) : null;
        return record === null ? null : { record };
      });
      log.info(isAsleep(live.table) ? 'a table sleeps: its rules have changed' : 'a table has newer rules now', about);
    }
    this.#live.set(id, live);
    // Other nodes may have written lines while the log was read, and nobody told this table.
    if (grace > 0) await live.catchUp();
    live.look(grace);
    return live;
  }

  /** Writes a new table and its keys to the store. */
  create(made: Created, keys: readonly Key[]): Promise<string> {
    return this.createWritten(writtenOut(made), keys);
  }

  async createWritten({ game, listed, origin, body }: WrittenTable, keys: readonly Key[]): Promise<string> {
    const { store, now, meter, secrets, lives } = this.services;
    await this.services.checkRoom();
    const [id, at] = [secrets.newSecret(), now()];
    const line = { table: id, seq: 1, at, command: null, body };
    const listing = { game, status: 'open', listed, wake: null, touched: firstTouched(lives, origin, at) } as const;
    if ((await store.append({ line, listing, newKeys: keys })) !== 'written')
      throw new Refusal('fault', 'the table could not be made; try again');
    meter.accepted('created');
    this.#takeIn(line);
    return id;
  }

  /** Keeps a new table in memory: its maker goes there next. Not with several nodes: another may have written to it. */
  #takeIn(first: Line): void {
    if (this.services.grace > 0 || this.#closed) return;
    const past = new Past();
    const table = readFirst(this.services.games, first, past.add);
    this.#live.set(first.table, new LiveTable(this.services, table, { past, commands: new Map() }, null));
  }

  /** What `key` opens at a table; without a key, what anybody may see of a table of the lobby. */
  async visitor(live: LiveTable, key: string | null): Promise<Visitor> {
    const { id, made } = live.table;
    if (key === null) {
      if (!made.listed) throw new Refusal('wrongKey', 'this table is private: a key is needed');
      return { seat: null, since: 0, host: false, mayJoin: true };
    }
    const { store, secrets } = this.services;
    const found = await store.key(id, await secrets.hashOf(key));
    if (found === null) throw new Refusal('wrongKey', 'this key does not open the table');
    const { role, seat } = found;
    if (role === 'seat') {
      // They may have sat down at another node a moment ago.
      if (live.table.chairs[seat!]!.held !== 'person') await live.catchUp();
      return { seat, since: live.table.chairs[seat!]!.since, host: seat === live.table.host, mayJoin: false };
    }
    return { seat: null, since: 0, host: role === 'host', mayJoin: role !== 'watch' || made.listed };
  }

  /** Looks after overdue tables; forgets and archives those that nobody needs. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { store, now, log, attends } = this.services;
    try {
      for (const id of await store.due(now(), DUE_AT_ONCE)) if (attends(id)) await this.#quietly(this.#takeUp(id));
      await this.#renewLeases();
      await this.#forgetIdle();
      for (const id of await store.finished(now() - ARCHIVE_AFTER, DUE_AT_ONCE)) await this.#quietly(this.archive(id));
    } catch (error) {
      if (!this.#closed) log.error('the tables could not be looked after', { error: String(error) });
    }
  }

  /** Forgets many tables at once: together they need one commit. */
  async #forgetIdle(): Promise<void> {
    let forgotten: Promise<void>[] = [];
    for (const [id, live] of this.#live) {
      if (!live.isIdle(this.services.now())) continue;
      forgotten.push(this.#quietly(this.forget(id, live)));
      if (forgotten.length < FORGOTTEN_AT_ONCE) continue;
      await Promise.all(forgotten);
      forgotten = [];
    }
    await Promise.all(forgotten);
  }

  /** Looks after a table that is due. If it cannot be opened, it is due again later. */
  async #takeUp(id: string): Promise<void> {
    const { store, now } = this.services;
    await store.setWake(id, now() + LEASE);
    (await this.open(id)).look(0);
  }

  /** Renews the leases, so that other nodes leave this node's tables alone. */
  async #renewLeases(): Promise<void> {
    const { store, now, attends } = this.services;
    if (now() - this.#renewed < LEASE / 3) return;
    this.#renewed = now();
    const needy = [...this.#live.values()].filter((live) => live.needsLooking && attends(live.table.id));
    await Promise.all(needy.map((live) => store.setWake(live.table.id, now() + LEASE)));
  }

  /** Drops an unused table from memory; the store keeps it. */
  async forget(id: string, live: LiveTable): Promise<void> {
    this.#live.delete(id);
    await live.close();
    await live.keep();
    // All others have no time at which somebody must look at them.
    if (live.table.status === 'playing') await this.services.store.setWake(id, live.nextLook);
  }

  async archive(id: string): Promise<void> {
    const { store, now } = this.services;
    await this.reread(id);
    await store.archive(id, now());
  }

  /** Writes that the table will be removed at `until`, unless its log has lines after number `last` by then. */
  async announceEnd(id: string, last: number, until: number): Promise<void> {
    const record = { type: 'expiring', until } as const;
    const live = this.#live.get(id) ?? (await this.#loading.get(id)?.catch(() => undefined));
    if (live !== undefined) return void (await live.write(({ seq }) => (seq === last ? { record } : null)));
    // Nobody is there: the line alone does.
    const line = { table: id, seq: last + 1, at: this.services.now(), command: null, body: JSON.stringify(record) };
    await this.services.store.append({ line });
  }

  /** Drops a table from memory so that it is read anew; its guests come back. */
  async reread(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined) return;
    await this.forget(id, live);
    live.audience.dismiss('archived');
  }

  /** The table is no longer in the store: sends its guests away. */
  async discard(id: string): Promise<void> {
    await this.#loading.get(id)?.catch(() => null);
    const live = this.#live.get(id);
    if (live === undefined) return;
    this.#live.delete(id);
    await live.close();
    live.audience.dismiss('removed');
  }

  async #quietly(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!this.#closed) this.services.log.error('a table could not be looked after', { error: String(error) });
    }
  }

  /** Waits for everything under way, and saves the states. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#sweeping;
    await Promise.allSettled(this.#loading.values());
    for (const live of this.#live.values()) live.audience.dismiss('closing');
    await Promise.all([...this.#live].map(([id, live]) => this.#quietly(this.forget(id, live))));
  }
}
