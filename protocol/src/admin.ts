/** What the host of a server sees and does, without the schemas of the bodies: a page needs no more. */
import type { Address } from './paths.ts';
import type { LogEntry, TableInfo } from './messages.ts';

/** `{id}` is a table. All need the admin key. */
export const ADMIN_PATHS = {
  adminSizes: { method: 'GET', path: '/api/admin/sizes', key: 'admin' },
  adminList: { method: 'POST', path: '/api/admin/list', key: 'admin' },
  adminShow: { method: 'GET', path: '/api/admin/tables/{id}', key: 'admin' },
  adminDelete: { method: 'DELETE', path: '/api/admin/tables/{id}', key: 'admin' },
  adminExpire: { method: 'POST', path: '/api/admin/tables/{id}/expire', key: 'admin' },
  adminReissue: { method: 'POST', path: '/api/admin/tables/{id}/links', key: 'admin' },
  adminBlocks: { method: 'GET', path: '/api/admin/blocks', key: 'admin' },
  adminBlock: { method: 'POST', path: '/api/admin/blocks', key: 'admin' },
  adminUnblock: { method: 'POST', path: '/api/admin/unblock', key: 'admin' },
} as const satisfies Record<string, Address>;

export type AdminRouteName = keyof typeof ADMIN_PATHS;

/** The fewest characters of an admin key. */
export const SHORTEST_ADMIN_KEY = 32;

export const TABLE_STATUSES = ['open', 'playing', 'over', 'archived'] as const;
export type StoredStatus = (typeof TABLE_STATUSES)[number];

/** A table in the host's list. */
export interface AdminTable {
  readonly table: string;
  readonly game: string;
  readonly status: StoredStatus;
  readonly listed: boolean;
  /** How many lines its log has; null: it is packed. */
  readonly lines: number | null;
  /** When its last line was written, or when it was packed. */
  readonly at: number;
}

export interface AdminSeat {
  readonly name: string | null;
  readonly held: 'free' | 'person' | 'bot';
  readonly bot: string | null;
  /** From which addresses the seat is connected to this node. */
  readonly addresses: readonly string[];
}

/** A table without its secrets: what a watcher may see, who is connected, and how much it takes. */
export interface AdminSheet extends AdminTable {
  readonly bytes: number;
  /** Null: the server does not have the rules of this table and cannot open it. */
  readonly open: {
    readonly status: TableInfo['status'];
    readonly version: number;
    readonly rulesChanged: boolean;
    readonly options: TableInfo['options'];
    /** The name of the pack. */
    readonly pack: string | null;
    readonly clock: TableInfo['clock'];
    readonly origin: TableInfo['origin'];
    readonly host: number | null;
    readonly expires: number | null;
    readonly seats: readonly AdminSeat[];
    /** From which addresses the table is watched at this node. */
    readonly watchers: readonly string[];
    /** The latest lines, as a watcher sees them. */
    readonly entries: readonly LogEntry[];
  } | null;
}

export interface AdminSizes {
  readonly bytes: number;
  readonly tables: Readonly<Record<StoredStatus, number>>;
  /** At this node. */
  readonly live: number;
  readonly sockets: number;
  /** The limits; null: none. */
  readonly mostBytes: number | null;
  readonly mostTables: number | null;
  /** After how many milliseconds without a line tables end; null: never. */
  readonly lives: Readonly<Record<'open' | 'unused' | 'idle' | 'over', number | null>>;
}

/** An address that is turned away until a time; null: for good. */
export interface AdminBlock {
  readonly address: string;
  readonly until: number | null;
}

/** A new link: the old one opens nothing any more. */
export interface Reissued {
  readonly what: 'invite' | 'watch';
  readonly key: string;
}
