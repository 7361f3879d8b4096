import type { Reason } from '@horda/protocol';

/** A request was refused, for `reason`. Nothing has changed. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
