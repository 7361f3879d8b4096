/** Random numbers from a seed, not from the operating system, so that two servers draw the same keys and worlds. */
import { draw, seeded, seedOf, type Seed } from '@horda/kernel';

export interface FixedChance {
  /** The next `size` bytes. */
  draw(size: number): Buffer;
  /**
   * The seed of a bot's world: the same until the next restart. Clocks ring by real timers, so that bots may be asked in
   * another order on another server; what each of them is given can be compared all the same.
   */
  seed(): Seed;
  /** From here on the numbers follow from `text` alone. */
  restart(text: string): void;
}

export function fixedChance(text: string): FixedChance {
  let dice = seeded(seedOf(text));
  let seed = seedOf(`${text} seed`);
  return {
    seed: () => seed,
    draw: (size) => Buffer.from(Array.from({ length: size }, () => draw(dice, 256))),
    restart(next) {
      dice = seeded(seedOf(next));
      seed = seedOf(`${next} seed`);
    },
  };
}
