/** Whether the other end of a connection is still there. A network that swallows everything closes nothing: only the clock tells. */
import type { ClientFrame } from './schemas.ts';

export interface Patience {
  /** How long to wait for a reply before sending the command again, in milliseconds. */
  readonly patience: number;
  /** How often to ask the server whether something was missed, in milliseconds. */
  readonly heartbeat: number;
  /** How long nothing may come though an answer is due before the connection counts as dead, in milliseconds. */
  readonly silence: number;
}

export const PATIENCE: Patience = { patience: 3_000, heartbeat: 10_000, silence: 6_000 };

export class Pulse {
  readonly #patience: Patience;
  #heard = 0;
  /** Since when something should have come: the connection itself, or a reply; 0: nothing is due. */
  #due = 0;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** How often to look, in milliseconds. */
  get beat(): number {
    return Math.min(this.#patience.patience, this.#patience.heartbeat) / 2;
  }

  connecting(): void {
    this.#heard = Date.now();
    this.#due = this.#heard;
  }

  /** A table that is being loaded may take its time for the welcome: nothing is due yet. */
  opened(): void {
    this.#due = 0;
  }

  sent({ type }: ClientFrame): void {
    if ((type === 'do' || type === 'ping') && this.#due === 0) this.#due = Date.now();
  }

  heard(): void {
    this.#heard = Date.now();
    this.#due = 0;
  }

  isDead(now: number): boolean {
    const { patience, heartbeat, silence } = this.#patience;
    return now - this.#heard > 2 * heartbeat + patience || (this.#due > 0 && now - this.#due > silence);
  }

  wantsPing(now: number): boolean {
    return now - this.#heard > this.#patience.heartbeat / 2;
  }
}
