/** The replies to a table's commands: a repeated command gets the same reply. */
import { Refusal } from '../table/refusal.ts';

/** How many refusals are remembered; accepted commands are in the log for ever. */
const REFUSALS_KEPT = 64;

export class Replies {
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Map<string, Refusal>();

  /** The line that the command led to; null: it has had no reply yet. Throws if the command was refused. */
  to(command: string): number | null {
    if (this.#refused.size > 0) this.#mustNotBeRefused(command);
    return this.#accepted.get(command) ?? null;
  }

  #mustNotBeRefused(command: string): void {
    const refused = this.#refused.get(command);
    if (refused !== undefined) throw refused;
  }

  accepted(command: string, seq: number): void {
    this.#accepted.set(command, seq);
  }

  refused(command: string, error: unknown): void {
    // A fault may be gone when the command is repeated, and there may be room.
    if (!(error instanceof Refusal) || error.reason === 'fault' || error.reason === 'diskFull') return;
    this.#refused.set(command, error);
    if (this.#refused.size > REFUSALS_KEPT) this.#refused.delete(this.#refused.keys().next().value!);
  }
}
