/** Zombies on the board: who stands where, how strong they are, what lies under them. */
import { emit } from '@horda/kernel';
import { remove } from '@horda/parts';
import { PLAIN } from '../content/effects.ts';
import { counted } from '../content/printed.ts';
import { isSo, NO_TRAITS, type AttachedTraits, type ZombieTraits } from '../content/traits.ts';
import type { Attached, CardId, Field, Lane, Piece, State, Zombie } from '../state.ts';
import { pieceOfCard, printed, putOnPile, traitsOf } from './cards.ts';
import { FIRST_STREET, laneOf, LAST_STREET, streetOf } from '../content/board.ts';

export const CORPSE = 'corpse';
/** What is left of a Matryoshka. (K162, H4) */
export const SMALL_DOLL = 'smallDoll';

/** The zombie with this card on top; it must be on the board. */
export function zombie(s: State, card: CardId): Zombie {
  const found = findZombie(s, card);
  if (found === null) throw new Error(`card ${card} is not a zombie on the board`);
  return found;
}

export function findZombie(s: State, card: CardId): Zombie | null {
  for (const z of s.zombies) if (z.card === card) return z;
  return null;
}

/** What a zombie can do; a face-down or small one can do nothing. */
export function traits(s: State, { effect, card }: Zombie): ZombieTraits {
  return effect === PLAIN ? NO_TRAITS : traitsOf(s, card);
}

/** Its name on the table. */
export function pieceOf(s: State, z: Zombie): Piece {
  if (z.faceDown) return { card: z.card, name: CORPSE, rule: 'R58' };
  const piece = pieceOfCard(s, z.card);
  return z.isSmall ? { ...piece, name: SMALL_DOLL } : piece;
}

/**
 * The zombie that holds a field. A cat that shares the field with another zombie does not hold it. Null: no zombie is
 * there. Both together are one target. (P202, P203)
 */
export function zombieOn(s: State, field: Field): Zombie | null {
  let found: Zombie | null = null;
  for (const z of s.zombies) {
    if (z.field !== field) continue;
    if (found !== null) return traits(s, found).sharesField ? z : found;
    found = z;
  }
  return found;
}

/** The cat that shares this zombie's field, or null. */
export function catOver(s: State, z: Zombie): Zombie | null {
  for (const cat of s.zombies) if (cat !== z && cat.field === z.field && traits(s, cat).sharesField) return cat;
  return null;
}

/** Zombies nearest the Barricade first, then by lane: the fixed order for effects on several zombies. (R46) */
export function inOrder(zombies: readonly Zombie[]): Zombie[] {
  return zombies.length < 2 ? zombies.slice() : zombies.toSorted((a, b) => a.field - b.field || a.card - b.card);
}

/** The targets in a lane, nearest the Barricade first. */
export function zombiesInLane(s: State, lane: Lane): Zombie[] {
  return inOrder(s.zombies.filter((z) => laneOf(z.field) === lane && isTarget(s, z)));
}

/** The targets in a street, by lane. */
export function zombiesInStreet(s: State, street: number): Zombie[] {
  return inOrder(s.zombies.filter((z) => streetOf(z.field) === street && isTarget(s, z)));
}

/** The zombies that can be aimed at: one for each field, in order. */
export function targets(s: State): Zombie[] {
  return inOrder(s.zombies.filter((z) => isTarget(s, z)));
}

/** Of two on one field the cat is not aimed at. */
function isTarget(s: State, z: Zombie): boolean {
  return zombieOn(s, z.field) === z;
}

/** Dogs and cats. (D3) */
export function isPet(s: State, z: Zombie): boolean {
  return traits(s, z).runs !== null;
}

/** Static zombies make no own moves, and zombie cards cannot move them. (Z79) */
export function isStatic(s: State, z: Zombie): boolean {
  return traits(s, z).immobile !== null;
}

/** Printed Strength, markers and attached cards, less the wounds: at 0 it is destroyed. (M3, D1) */
export function strengthNow(s: State, z: Zombie): number {
  let strength = z.strength + z.bonus - z.wounds;
  // In street V it has its printed Strength. (P172)
  if (traits(s, z).grows) strength += LAST_STREET - Math.max(FIRST_STREET, streetOf(z.field));
  for (const attached of z.attached) strength += strengthFrom(s, attached);
  return strength;
}

/** What an attached card adds to the Strength of its zombie. (K181, K194, P241) */
export function strengthFrom(s: State, { card }: Attached): number {
  return traitsOf(s, card).strengthens ? counted(printed(s, card), 'bonus') : 0;
}

/** The attached card with this trait; null: there is none. */
export function attachedTo(s: State, z: Zombie, trait: keyof AttachedTraits): Attached | null {
  for (const a of z.attached) if (isSo(traitsOf(s, a.card)[trait])) return a;
  return null;
}

export function has(s: State, z: Zombie, trait: keyof AttachedTraits): boolean {
  return attachedTo(s, z, trait) !== null;
}

/** Puts the card in play under a zombie. (R31, M8, D10) */
export function attach(s: State, z: Zombie, card: CardId, left = 0): void {
  z.attached.push({ card, left });
  if (s.inPlay === card) s.inPlay = -1;
  emit(s, { type: 'cardAttached', card: pieceOfCard(s, card), zombie: pieceOf(s, z) });
}

/** An attached card goes to the discard pile of its side. */
export function detach(s: State, z: Zombie, attached: Attached): void {
  remove(z.attached, attached);
  putOnPile(s, attached.card);
  emit(s, { type: 'cardDetached', card: pieceOfCard(s, attached.card), zombie: pieceOf(s, z) });
}

/** A zombie of this card, fresh from the row or the discard pile. */
export function newZombie(s: State, card: CardId, field: Field, faceDown: boolean): Zombie {
  const one = printed(s, card);
  const hatches = !faceDown && traitsOf(s, card).hatches;
  return {
    card,
    field,
    effect: faceDown ? PLAIN : one.effect,
    strength: faceDown ? 1 : one.strength,
    bonus: 0,
    wounds: 0,
    faceDown,
    isSmall: false,
    under: [],
    attached: [],
    eggs: hatches ? counted(one, 'eggs') : 0,
    held: 0,
    netted: false,
    // A zombie that appears during a movement step does not move in it. (R67)
    moved: s.active === 'zombies' && s.step === 'movement',
    spent: false,
    since: s.turn,
  };
}

/**
 * A zombie becomes one of Strength 1 without wounds or trait. A Matryoshka that becomes a small doll loses all attached
 * cards; a zombie that Ovary turns face down keeps only a Teddy Bear. (K162, P471–P474)
 */
export function shrink(s: State, z: Zombie, becomes: 'smallDoll' | 'corpse'): void {
  const keepsTeddy = becomes === 'corpse';
  for (const a of z.attached.slice()) if (!keepsTeddy || !traitsOf(s, a.card).takesWounds) detach(s, z, a);
  emit(s, { type: 'zombieShrunk', zombie: pieceOf(s, z) });
  z.effect = PLAIN;
  z.strength = 1;
  z.bonus = 0;
  z.wounds = 0;
  z.eggs = 0;
  z.faceDown = becomes === 'corpse';
  z.isSmall = becomes === 'smallDoll';
}
