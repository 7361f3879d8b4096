/** The requests of the protocol as functions; a host answers them. */
import { newEntropy, type LobbyTable, type MadeTable, type NewTable, type ReplyOf } from '@horda/protocol';
import type { Backend } from './backend.ts';

export type { LobbyTable, MadeTable };

export type TableSettings = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

export type Welcome = ReplyOf<'read'>;

/** Larger than the number of any log line, so that the reply has none. */
const AFTER_ALL = 2 ** 31 - 1;

/** How a table stands now, without its log. */
export const fetchStanding = (host: Backend, table: string, key: string | null): Promise<Welcome> =>
  fetchSince(host, table, key, AFTER_ALL);

/** How a table stands now, and its log: the latest lines of it, if it is long. */
export const fetchTable = (host: Backend, table: string, key: string | null): Promise<Welcome> =>
  fetchSince(host, table, key, 0);

const fetchSince = (host: Backend, table: string, key: string | null, seen: number): Promise<Welcome> =>
  host.request('GET', `/api/tables/${table}/since/${seen}`, undefined, key);

export const createTable = (host: Backend, settings: TableSettings): Promise<MadeTable> =>
  host.request('POST', '/api/tables', settings);

/** Whether the making of a table needs the server's word. */
export const isClosed = async (host: Backend): Promise<boolean> => {
  const { closed } = await host.request<{ readonly closed?: boolean }>('GET', '/api/server');
  return closed === true;
};

/** Begins the game at a table that was just made. Its maker knows the promise about the deal by then, and adds to chance. */
export const startTable = (host: Backend, { table, key, seat, commitment }: MadeTable): Promise<unknown> => {
  const added = seat === null || commitment === null ? {} : { entropy: newEntropy() };
  const body = { id: 'start', command: { do: 'start', ...added } };
  return host.request('POST', `/api/tables/${table}/commands`, body, key);
};

export const listLobby = (host: Backend): Promise<readonly LobbyTable[]> => host.request('GET', '/api/tables');

/** The client chooses the key, so that a repeated request takes no second seat. */
export const takeSeat = (
  host: Backend,
  table: string,
  invite: string | null,
  wish: { readonly name: string; readonly seat?: number | null; readonly entropy?: string; readonly key: string },
): Promise<{ readonly seat: number; readonly key: string }> =>
  host.request('POST', `/api/tables/${table}/seats`, wish, invite);

/** The whole game as a file's content, once it is over. */
export const fetchSave = (host: Backend, table: string, key: string | null): Promise<Record<string, unknown>> =>
  host.request('GET', `/api/tables/${table}/save`, undefined, key);

/** The finished games of the table's series, as one file's content. */
export const fetchSeries = (host: Backend, table: string, key: string | null): Promise<Record<string, unknown>> =>
  host.request('GET', `/api/tables/${table}/series`, undefined, key);

export const importSave = (
  host: Backend,
  save: unknown,
  wish: {
    readonly name?: string | null;
    readonly bots?: readonly (string | null)[];
    /** The earlier games of its series. */
    readonly before?: readonly unknown[];
    /** Starts the chapter after this game instead of the game itself. */
    readonly next?: boolean;
  } = {},
): Promise<MadeTable> => host.request('POST', '/api/imports', { save, ...wish });

export const forkTable = (
  host: Backend,
  table: string,
  key: string,
  wish: { readonly at: number; readonly name: string; readonly bot: string | null },
): Promise<MadeTable> => host.request('POST', `/api/tables/${table}/forks`, wish, key);

/** The same people at another table: the same game once more, or its next chapter. */
export const askToFollow = (
  host: Backend,
  table: string,
  key: string,
  how: 'rematch' | 'next',
  wish: FollowingWish,
): Promise<{ readonly table: string }> =>
  host.request('POST', `/api/tables/${table}/${how}`, Object.keys(wish).length === 0 ? undefined : wish, key);

export interface FollowingWish {
  /** How many play the next chapter; left out: as many as before. */
  readonly seats?: number;
  /** The settings of a rematch; left out: as before. */
  readonly options?: Readonly<Record<string, string | boolean>>;
}

/** The table with its latest line, of which the number is known. */
export const fetchLatest = (host: Backend, table: string, key: string | null, seq: number): Promise<Welcome> =>
  fetchSince(host, table, key, Math.max(0, seq - 1));
