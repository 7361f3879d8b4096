/**
 * Rules that call each other in a circle (a step sets off a mine, which wounds, which makes somebody retreat, which is
 * a step): they are declared here and written elsewhere; the rulebook checks that each is there.
 */
import { declare } from '@horda/kernel';
import type { Sprung } from '../card.ts';
import type { CardId, Field, MoveKind } from '../state.ts';

/** One step of one zombie to a neighbouring field, or on to the Barricade. It must be possible. */
export interface Walk {
  readonly zombie: CardId;
  readonly to: Field;
  readonly how: MoveKind;
}

/** A human card hurts zombies, all at the same time. */
export interface Harm {
  /** The card that does it. */
  readonly by: CardId;
  readonly zombies: readonly CardId[];
  /** The wounds of each zombie. */
  readonly wounds: readonly number[];
  /** Wounded zombies that survive go back one field. */
  readonly retreat: boolean;
  /** How the card hits; see `Manner`. */
  readonly manner: Manner;
}

/**
 * `aimed`: at one zombie; `teddy`: at its Teddy Bear; `area`: at everything on some fields, Teddy Bears too; `bare`: a
 * shield does not help; `outright`: destroys instead of wounding; `swallowed`: the same, and the zombie fills the hole;
 * `wiped`: the same, and neither a shield nor a trait helps.
 */
export type Manner = 'aimed' | 'teddy' | 'area' | 'bare' | 'outright' | 'swallowed' | 'wiped';

/** Zombies go back one field, those nearest the Cemetery first. */
export interface Retreat {
  readonly zombies: readonly CardId[];
}

/** Small zombies come up next to a field. */
export interface Split {
  readonly field: Field;
  readonly more: number;
}

export const LATER = {
  walk: declare<Walk>('walk', 'go'),
  harm: declare<Harm>('harm', 'strike'),
  retreat: declare<Retreat>('retreat', 'next'),
  split: declare<Split>('split', 'look'),
  spring: declare<Sprung>('spring', 'act'),
};
