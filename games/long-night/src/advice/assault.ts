/** For bots: the zombies that the crisis of the round brings if it fails. */
import type { Op } from '../content/operations.ts';
import { PLACE_IDS, type Amount, type PlaceRef } from '../content/vocabulary.ts';
import { crisisOf, freeNoise } from '../rules/table.ts';
import { COLONY, NONE, RAXXON, type PlaceNo, type State } from '../state.ts';

/** What comes to a place: zombies, noise tokens, and whether its barricades go first. */
export interface Assault {
  readonly zombies: number;
  readonly noise: number;
  readonly razes: boolean;
}

export const NO_ASSAULT: Assault = { zombies: 0, noise: 0, razes: false };

/** By place; `NO_ASSAULT` where nothing comes. */
export function assaultOf(s: State): readonly Assault[] {
  const ops = s.crisis === NONE ? [] : crisisOf(s).effects.filter(isAssault);
  return s.places.map((_, place) =>
    ops.reduce((sum, op) => (isAt(op.place, place) ? plus(s, sum, op, place) : sum), NO_ASSAULT),
  );
}

type AssaultOp = Extract<Op, { readonly op: 'zombies' | 'noise' | 'removeBarricades' }>;

export function isAssault(op: Op): op is AssaultOp {
  return op.op === 'zombies' || op.op === 'noise' || op.op === 'removeBarricades';
}

function isAt(where: PlaceRef, place: PlaceNo): boolean {
  if (where === 'eachNonColony') return place > COLONY && place < RAXXON;
  return where === PLACE_IDS[place];
}

function plus(s: State, { zombies, noise, razes }: Assault, { op, n }: AssaultOp, place: PlaceNo): Assault {
  if (op === 'zombies') return { zombies: zombies + sizeOf(n), noise, razes };
  if (op === 'noise') return { zombies, noise: Math.min(noise + sizeOf(n), freeNoise(s, place)), razes };
  return { zombies, noise, razes: true };
}

/** What "all", "fill" and a count mean at most. */
const MANY = 4;

function sizeOf(n: Amount): number {
  return typeof n === 'number' ? n : MANY;
}

/** How many more than `left` come on average, if each token of noise brings one in two cases. */
export function overflow(left: number, tokens: number): number {
  if (tokens === 0) return Math.max(0, -left);
  return (overflow(left, tokens - 1) + overflow(left - 1, tokens - 1)) / 2;
}
