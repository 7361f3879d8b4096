/**
 * Rules that call each other in a circle (a step sets off a mine, which wounds, which makes somebody retreat, which is a
 * step): they are called by name here and defined elsewhere. `game.test.ts` checks that each is there.
 */
import type { Frame } from '@horda/kernel';
import type { Sprung } from '../card.ts';
import type { CardId, Field, MoveKind, State } from '../state.ts';

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
  /** For each of them. */
  readonly wounds: readonly number[];
  /** Wounded survivors go back one field. */
  readonly retreat: boolean;
  /** What makes it different from a card that is aimed at one zombie. */
  readonly manner: Manner;
}

/**
 * `aimed`: at one zombie; `teddy`: at its Teddy Bear; `area`: at all on some fields, Teddy Bears too; `bare`: a shield does
 * not help; `outright`: destroys instead of wounding; `swallowed`: likewise, and the field is filled up; `wiped`: likewise,
 * and neither a shield nor a trait helps.
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

interface Later<Locals> {
  readonly name: string;
  readonly first: string;
  /** Only there to tell the type. */
  readonly locals?: Locals;
}

export const LATER = {
  walk: { name: 'walk', first: 'go' } as Later<Walk>,
  harm: { name: 'harm', first: 'strike' } as Later<Harm>,
  retreat: { name: 'retreat', first: 'next' } as Later<Retreat>,
  split: { name: 'split', first: 'look' } as Later<Split>,
  spring: { name: 'spring', first: 'act' } as Later<Sprung>,
};

/** Runs one of these rules before the next step of the rule that calls. `locals` become its own: pass a new object. */
export function callLater<Locals extends object>(s: State, { name, first }: Later<Locals>, locals: Locals): void {
  const frame: Frame = { rule: name, at: first, pick: null, picks: NONE, votes: NONE, my: locals };
  s.stack.push(frame);
}
const NONE: readonly never[] = [];
