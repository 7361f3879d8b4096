/** What `horda admin` says. */
import type { LogEntry } from '@horda/protocol';
import type { StoredStatus } from '@horda/protocol/admin';

export interface AdminWords {
  help(everywhere: string): string;
  whatToDo(allowed: string): string;
  unknownAction(name: string, allowed: string, near: string | null): string;
  needsTable(action: string): string;
  needsAddress(action: string): string;
  badTable(given: string): string;
  unknownStatus(name: string, allowed: string, near: string | null): string;
  badUrl(given: string): string;
  noKey: string;
  noKeyFile(file: string, code: string): string;
  /** Nobody answers there, or something else does. */
  noServer(url: string, why: string): string;
  notHorda(url: string, status: number): string;
  wrongKey: string;
  noAdmin: string;
  noTable(table: string): string;
  /** The server's own words, in English. */
  refused(message: string): string;

  columns: readonly [table: string, game: string, status: string, lines: string, at: string];
  statuses: Readonly<Record<StoredStatus, string>>;
  none: string;
  listed: string;
  deleteSure(tables: readonly string[]): string;
  expireSure(tables: readonly string[]): string;
  yes: readonly string[];
  needsYes: string;
  kept: string;
  deleted(table: string): string;
  expires(table: string, when: string): string;
  newLink(what: 'invite' | 'watch'): string;
  blocked(address: string, until: string | null): string;
  unblocked(address: string): string;
  noBlocks: string;
  blockedUntil(until: string | null): string;

  sheet: {
    status: string;
    lastUse: string;
    size: string;
    ends: string;
    options: string;
    clock: string;
    origin: string;
    origins: Readonly<Record<'new' | 'save' | 'fork', string>>;
    pack: string;
    seat(n: number): string;
    free: string;
    bot(name: string): string;
    nameless: string;
    host: string;
    connected(addresses: string): string;
    watchers: string;
    log: string;
    /** The table cannot be opened here. */
    closed: string;
    packed: string;
    lines(count: number): string;
  };
  /** What an entry of the log says; the game's own events are left out. */
  entry(entry: LogEntry, name: (seat: number) => string): string;
  sizes: {
    store: string;
    of(most: string): string;
    tables: string;
    live: string;
    sockets: string;
    lives: string;
    life: Readonly<Record<'open' | 'unused' | 'idle' | 'over', string>>;
    days(days: number): string;
    never: string;
  };
}
