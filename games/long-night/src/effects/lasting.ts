/** What stays on the table after a card: effects that wait for a moment, and changed values. */
import type { Seat } from '@horda/kernel';
import type { Op, Until } from '../content/operations.ts';
import type { LastingHook, Modifier } from '../content/vocabulary.ts';
import type { CardNo, CrossroadsNo, SurvivorNo } from '../state.ts';

/** An effect that stays on the table. */
export interface Lasting {
  readonly id: number;
  /** The crossroads card that it comes from. */
  readonly card: CrossroadsNo;
  readonly on: LastingHook;
  readonly until: Until;
  readonly effects: readonly Op[];
  /** The player who chose it. */
  readonly seat: Seat;
  /** The survivor it is tied to; -1: none. */
  readonly survivor: SurvivorNo;
  /** The round in which it began. */
  readonly round: number;
  /** It ends after so many uses; 0: it does not. */
  readonly uses: number;
  /** Uses so far: in this round if they are counted by the round. */
  readonly used: number;
}

/** A changed value that lasts to the end of the game; of one survivor or item, or of all (-1). */
export interface LastingMod {
  readonly mod: Modifier;
  readonly survivor: SurvivorNo;
  readonly card: CardNo;
  /** The lasting effect with which it ends; -1: none. */
  readonly lasting: number;
}
