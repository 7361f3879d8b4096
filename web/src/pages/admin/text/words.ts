/** What the page of the server's host says. It comes with the page: nobody else needs it. */
import type { AdminSizes, StoredStatus } from '@horda/protocol/admin';

export interface AdminWords {
  readonly caption: string;
  readonly title: string;
  readonly lead: string;
  readonly key: string;
  readonly keyHelp: string;
  readonly enter: string;
  readonly leave: string;
  readonly wrongKey: string;
  readonly noAdmin: string;

  readonly sizes: string;
  readonly store: string;
  of(part: string, most: string): string;
  readonly tables: string;
  readonly live: string;
  readonly sockets: string;
  readonly lives: string;
  readonly life: Readonly<Record<keyof AdminSizes['lives'], string>>;
  days(days: number): string;
  readonly never: string;
  readonly statuses: Readonly<Record<StoredStatus, string>>;

  readonly list: string;
  readonly game: string;
  readonly allGames: string;
  readonly status: string;
  readonly allStatuses: string;
  readonly older: string;
  readonly anyAge: string;
  olderThan(days: number): string;
  readonly none: string;
  readonly more: string;
  readonly look: string;
  lines(count: number): string;
  readonly packed: string;
  lastUsed(when: string): string;
  readonly listed: string;

  readonly sheet: string;
  readonly back: string;
  readonly seats: string;
  seat(n: number): string;
  readonly free: string;
  readonly nameless: string;
  readonly host: string;
  connected(addresses: string): string;
  watchers(addresses: string): string;
  readonly closed: string;
  readonly log: string;
  readonly said: string;
  readonly expires: string;
  readonly options: string;

  readonly remove: string;
  readonly removeSure: string;
  readonly removed: string;
  readonly expire: string;
  readonly expireSure: string;
  expired(when: string): string;
  readonly newInvite: string;
  readonly newInviteSure: string;
  readonly newWatch: string;
  readonly newWatchSure: string;
  readonly linkTitle: Readonly<Record<'invite' | 'watch', string>>;
  readonly linkHelp: string;
  readonly no: string;

  readonly blocks: string;
  readonly blocksHelp: string;
  readonly noBlocks: string;
  readonly address: string;
  readonly for: string;
  readonly spans: Readonly<Record<'hour' | 'day' | 'week' | 'month' | 'ever', string>>;
  readonly block: string;
  readonly blockSure: string;
  blockOf(address: string): string;
  blocked(address: string): string;
  blockedUntil(when: string | null): string;
  readonly unblock: string;
  readonly unblockSure: string;
  unblocked(address: string): string;
}
