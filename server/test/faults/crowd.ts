/** Many tables played at once; each one that ends is replaced by a new one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { disagreements } from './agree.ts';
import { Party, type World } from './party.ts';
import type { Witness } from './witness.ts';

const PAUSE = 20;

export class Crowd {
  readonly #world: World;
  readonly #keepers: readonly Promise<void>[];
  readonly witnesses = new Set<Witness>();
  /** What clients held wrongly when their game was over. */
  readonly faults: string[] = [];
  #isOpen = true;
  #gathered = 0;

  constructor(world: World, tables: number) {
    this.#world = world;
    this.#keepers = Array.from({ length: tables }, () => this.#keep());
  }

  /** Commands that a server has acknowledged. */
  get accepted(): number {
    let sum = 0;
    for (const { accepted } of this.witnesses) sum += accepted;
    return sum;
  }

  /** Stops all players, compares what they hold with the server, and lets them go. */
  async disperse(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#keepers);
  }

  /** Plays one game after the other. */
  async #keep(): Promise<void> {
    while (this.#isOpen) {
      const party = await Party.gather(this.#world, this.#gathered++);
      const { witness } = party;
      this.witnesses.add(witness);
      while (this.#isOpen && !party.isOver) await sleep(PAUSE);
      await party.rest();
      this.faults.push(...(await disagreements(this.#world, party)));
      party.close();
      witness.isClosed = true;
    }
  }
}
