/**
 * Whoever keeps tables: a server, or this browser itself. Both are asked in the words of docs/protocol.md, so that
 * pages and the table do not know which one they talk to.
 */
import type { Reason, Wire } from '@horda/protocol';

export type BackendKind = 'online' | 'local';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Backend {
  readonly kind: BackendKind;
  /** A request of the protocol; rejects with a `HostError`. */
  request<T>(method: Method, path: string, body?: unknown, key?: string | null): Promise<T>;
  /** One table a socket. */
  socket(): Wire;
}

/** What only this browser has to say: another tab has a newer form of its tables, or it lets the page keep none. */
export type LocalReason = 'outdated' | 'noStorage';

/** `offline`: nobody answered. */
export type BackendReason = Reason | 'offline' | LocalReason;

export class BackendError extends Error {
  readonly reason: BackendReason;
  constructor(reason: BackendReason, message: string) {
    super(message);
    this.name = 'HostError';
    this.reason = reason;
  }
}

export const reasonOf = (error: unknown): BackendReason => (error instanceof BackendError ? error.reason : 'fault');
