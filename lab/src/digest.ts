/** One hash over all games of a study, in order: it changes if any choice or outcome of any game changes. */
import { hash } from '@horda/kernel';

/** Games are hashed in blocks of this size, and the blocks into the final hash. */
export const BLOCK = 250;

export interface Digest {
  add(course: string): void;
  /** The final hash, after the last game. */
  end(): string;
}

export function openDigest(): Digest {
  let games = 0;
  let block = '';
  let whole = '';
  const close = (): void => {
    whole = hash(`${whole} ${block}`);
    block = '';
  };
  return {
    add(course) {
      block = hash(`${block} ${course}`);
      if (++games % BLOCK === 0) close();
    },
    end() {
      if (games % BLOCK > 0) close();
      return whole;
    },
  };
}
