/**
 * The keeper of tables: a server, or this browser itself. Both speak docs/protocol.md, so that pages and tables need
 * not know which one they talk to.
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

/** Reasons that only this browser gives: another tab uses a newer database format, or storage is not allowed. */
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
