import type { Reason } from '@horda/protocol';

/** What was asked for is not done, and why. Nothing has changed. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
