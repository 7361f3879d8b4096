/** What a server is told, and what it gives back. */
import type { RegisteredGame } from '@horda/games';
import { DAY, FOREVER, type Lives } from '@horda/tables/live/lives';
import type { Quotas } from './admin/sizes.ts';
import type { Limits, Patience } from './http/limits.ts';

/** How long tables live unless the host says otherwise. */
export const USUAL_LIVES: Lives = { open: 14 * DAY, unused: 3 * DAY, idle: 90 * DAY, over: 365 * DAY };

/** Times are whole numbers: a life without an end is a very long one. */
export function livesOf(told: Partial<Lives> = {}): Lives {
  const { open, unused, idle, over } = { ...USUAL_LIVES, ...told };
  const most = (life: number): number => Math.min(life, FOREVER);
  return { open: most(open), unused: most(unused), idle: most(idle), over: most(over) };
}

export interface ServeOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL URL, in place of the embedded database. */
  readonly database: string | null;
  /** Further origins whose pages may connect. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** Closes the server: only those who send this word make tables. */
  readonly word?: string;
  readonly log: 'silent' | 'error' | 'info' | 'debug';
  readonly limits?: Limits;
  readonly patience?: Patience;
  /** Games to use instead of the list. `worker` is then the program for the threads; it must know them, too. */
  readonly games?: readonly RegisteredGame[];
  readonly worker?: URL;
  /** How long a table that nobody uses stays in memory, in milliseconds. */
  readonly idle?: number;
  /** The folder of the built web client, if it is not the usual one. */
  readonly client?: string;
  /** Lets webhooks and pushes call addresses inside the host's own network. */
  readonly insideWebhooks?: boolean;
  /** How long somebody has been awaited before they are told by Web Push, in milliseconds. */
  readonly pushAfter?: number;
  /** Opens the requests of the host; without it they do not exist. */
  readonly adminKey?: string;
  /** What is left out is as usual; `Infinity`: for ever. */
  readonly lives?: Partial<Lives>;
  readonly quotas?: Partial<Quotas>;
}

export interface Running {
  /** For example `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

/** The server could not be started; the message says why, and what to do. */
export class CannotServe extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CannotServe';
  }
}
