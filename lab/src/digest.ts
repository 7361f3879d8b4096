/** One word for all games of a study, in their order: it changes if any choice or any outcome of any game changes. */
import { hash } from '@horda/kernel';

/** Games are folded in blocks of this size, and the blocks into the word. */
export const BLOCK = 250;

export interface Digest {
  add(course: string): void;
  /** The word, after the last game. */
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
