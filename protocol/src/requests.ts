/** The frames that a client has sent and that have no reply yet. */
import type { Reason, ServerFrame } from './messages.ts';
import type { ClientFrame } from './schemas.ts';

export type Reply = Extract<ServerFrame, { readonly id: string }>;

export type CommandOutcome =
  | { readonly done: true; readonly seq: number }
  | { readonly done: false; readonly reason: Reason; readonly message: string };

export function outcomeOf(reply: Reply): CommandOutcome {
  if (reply.type === 'accepted') return { done: true, seq: reply.seq };
  if (reply.type === 'refused') return { done: false, reason: reply.reason, message: reply.message };
  return { done: false, reason: 'stale', message: 'the table has moved on' };
}

export interface Pending {
  readonly frame: ClientFrame & { readonly id: string };
  resolve(reply: Reply): void;
  /** When it was last sent; 0: not yet. */
  sent: number;
}

export class Requests {
  readonly #pending = new Map<string, Pending>();
  #ids = 0;
  /** Made with `getRandomValues`, which every page has; `randomUUID` exists only on `https:` pages. */
  readonly #name = Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');

  /** An id that no other client has. */
  newId(): string {
    return `${this.#name}-${++this.#ids}`;
  }

  /** Holds a frame until it has its reply; `begin` may send it, or give it up. */
  add(frame: Pending['frame'], begin: (pending: Pending) => void): Promise<Reply> {
    return new Promise((resolve) => {
      const pending: Pending = { frame, resolve, sent: 0 };
      this.#pending.set(frame.id, pending);
      begin(pending);
    });
  }

  /** In the order in which they were added. */
  all(): Iterable<Pending> {
    return this.#pending.values();
  }

  reply(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    pending?.resolve(reply);
  }

  /** Refuses all of them: no reply will come any more. */
  giveUp(reason: Reason, message: string): void {
    for (const [id, { resolve }] of this.#pending) resolve({ type: 'refused', id, reason, message });
    this.#pending.clear();
  }
}
