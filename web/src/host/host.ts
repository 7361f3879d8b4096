/**
 * Whoever keeps tables: a server, or this browser itself. Both are asked in the words of docs/protocol.md, so that
 * pages and the table do not know which one they talk to.
 */
import type { Reason, Wire } from '@horda/protocol';

export type HostKind = 'online' | 'local';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Host {
  readonly kind: HostKind;
  /** A request of the protocol; rejects with a `HostError`. */
  request<T>(method: Method, path: string, body?: unknown, key?: string | null): Promise<T>;
  /** One table a socket. */
  socket(): Wire;
}

/** What only this browser has to say: another tab has a newer form of its tables, or it lets the page keep none. */
export type LocalReason = 'outdated' | 'noStorage';

/** `offline`: nobody answered. */
export type HostReason = Reason | 'offline' | LocalReason;

export class HostError extends Error {
  readonly reason: HostReason;
  constructor(reason: HostReason, message: string) {
    super(message);
    this.name = 'HostError';
    this.reason = reason;
  }
}

export const reasonOf = (error: unknown): HostReason => (error instanceof HostError ? error.reason : 'fault');
