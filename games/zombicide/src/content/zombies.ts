/** The kinds of zombies: their numbers on the round-summary page, and the figures of the box. (V141, V145, V199) */
import { PUBLISHED, type Source, type ZombieType } from './vocabulary.ts';

export interface ZombieKind {
  readonly figures: number;
  readonly actions: 1 | 2;
  /** The damage that kills it. */
  readonly toughness: number;
  readonly ap: number;
  /** The targeting level: 1 is hit first. (V153) */
  readonly priority: 1 | 2 | 3;
  readonly source: Source;
}

export const ZOMBIES: Readonly<Record<ZombieType | 'abomination', ZombieKind>> = {
  walker: { figures: 40, actions: 1, toughness: 1, ap: 1, priority: 2, source: PUBLISHED },
  brute: { figures: 16, actions: 1, toughness: 2, ap: 1, priority: 1, source: PUBLISHED },
  runner: { figures: 16, actions: 2, toughness: 1, ap: 1, priority: 3, source: PUBLISHED },
  abomination: { figures: 4, actions: 1, toughness: 3, ap: 5, priority: 1, source: PUBLISHED },
};

/** AP at which each danger level begins. (V190) */
export const LEVEL_AP = [0, 7, 19, 43] as const;
