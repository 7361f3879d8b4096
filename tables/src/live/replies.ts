/** The replies that commands of a table have had: a command that comes again gets the same one. */
import { Refusal } from '../table/refusal.ts';

/** So many refusals are remembered; accepted commands are in the log for ever. */
const REFUSALS_KEPT = 64;

export class Replies {
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Map<string, Refusal>();

  /** The line that the command led to; null: it has had no reply. Throws the refusal that it has had. */
  to(command: string): number | null {
    const refused = this.#refused.get(command);
    if (refused !== undefined) throw refused;
    return this.#accepted.get(command) ?? null;
  }

  accepted(command: string, seq: number): void {
    this.#accepted.set(command, seq);
  }

  refused(command: string, error: unknown): void {
    // A table that was at fault may be well again.
    if (!(error instanceof Refusal) || error.reason === 'fault') return;
    this.#refused.set(command, error);
    if (this.#refused.size > REFUSALS_KEPT) this.#refused.delete(this.#refused.keys().next().value!);
  }
}
