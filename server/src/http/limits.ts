/** How much one visitor may ask of the server. */

export interface Limits {
  /** Frames a second on one socket, and how many may come at once. */
  readonly frames: number;
  readonly burst: number;
  /** Sockets from one address. */
  readonly sockets: number;
  /** HTTP requests a minute from one address, and how many of them may make a table. */
  readonly requests: number;
  readonly tables: number;
}

/** Frames for which a whole log is read count as so many. */
export const LONG_READ = 5;

export const USUAL_LIMITS: Limits = { frames: 50, burst: 200, sockets: 1_000, requests: 1_200, tables: 60 };

/** Fills with time, empties with use. */
export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** False: too much was taken already. */
  take(now: number, cost: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
