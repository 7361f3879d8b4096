/** Replaces the chance of the operating system by numbers from a seed, so that two servers draw the same keys and worlds. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { draw, seeded, seedOf } from '@horda/kernel';

export interface FixedChance {
  /** From here on the numbers follow from `text` alone. */
  restart(text: string): void;
  /** The true chance again. */
  end(): void;
}

export function fixChance(): FixedChance {
  const original = crypto.randomBytes;
  let dice = seeded(seedOf(''));
  const fixed = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => draw(dice, 256)));
  crypto.randomBytes = fixed as typeof crypto.randomBytes;
  syncBuiltinESMExports();
  return {
    restart(text) {
      dice = seeded(seedOf(text));
    },
    end() {
      crypto.randomBytes = original;
      syncBuiltinESMExports();
    },
  };
}
