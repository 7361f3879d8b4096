/** The time at one table. */
import type { Table } from '../table/table.ts';

/**
 * Never before the table's latest line. Where the clock is behind that line (it was set back, or another node's clock
 * is ahead), time goes on from the line: otherwise bots and clocks would stand still until the clock has caught up.
 */
export class TableTime {
  readonly #clock: () => number;
  /** How far the table is ahead of the clock, in milliseconds. */
  #ahead = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  now({ at }: Table): number {
    const time = this.#clock() + this.#ahead;
    if (time >= at) return time;
    this.#ahead += at - time;
    return at;
  }

  /** What the clock shows when it is `time` at the table. */
  onClock(time: number): number {
    return time - this.#ahead;
  }
}
