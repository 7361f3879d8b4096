/** What can be set before a table begins. Which values there are is in `options.ts`. */
import type { MainObjectiveId } from './content/ids.ts';

export interface Options {
  /** Hidden objectives and perhaps a betrayer, or everybody together. (L219) */
  readonly mode: 'secret' | 'coop';
  /** How many secret objectives are mixed with the betrayal objective: two a player, or one. (L43, L224) */
  readonly betrayer: 'perhaps' | 'likely';
  /** The side of the main objective. The co-operative game uses the hard one, unless it is `gentle`. (L219, L226) */
  readonly difficulty: 'normal' | 'hard';
  /** A player who loses the last survivor is out of the game. (L227) */
  readonly elimination: boolean;
  readonly adult: boolean;
  readonly improvements: boolean;
  readonly bandits: boolean;
  /** A base-game crisis, which has no numbers, brings two bandits to random locations. (L257) */
  readonly strayBandits: boolean;
  readonly raxxon: boolean;
  /** Cards of the base game are mixed in. (L230) */
  readonly baseCards: boolean;
  /** The first chapter of a story stands for the whole story. */
  readonly objective: 'random' | MainObjectiveId | 'R1' | 'B1';
  /** Survivors may attack each other in the co-operative game. (N14) */
  readonly attackFriends: boolean;
  /** The co-operative game uses the side that `difficulty` names. */
  readonly gentle: boolean;
}

/** The co-operative game uses the hard side, unless its players want it gentler. (L219, L226) */
export function isHard({ mode, gentle, difficulty }: Options): boolean {
  return (mode === 'coop' && !gentle) || difficulty === 'hard';
}
