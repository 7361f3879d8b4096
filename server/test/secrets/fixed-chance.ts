/** Random numbers from a seed, not from the operating system, so that two servers draw the same keys and worlds. */
import { draw, seeded, seedOf } from '@horda/kernel';

export interface FixedChance {
  /** The next `size` bytes. */
  draw(size: number): Buffer;
  /** From here on the numbers follow from `text` alone. */
  restart(text: string): void;
}

export function fixedChance(text: string): FixedChance {
  let dice = seeded(seedOf(text));
  return {
    draw: (size) => Buffer.from(Array.from({ length: size }, () => draw(dice, 256))),
    restart(next) {
      dice = seeded(seedOf(next));
    },
  };
}
