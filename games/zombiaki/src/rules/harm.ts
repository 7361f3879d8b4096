import { call, emit, rule } from '@horda/kernel';
import { remove } from '@horda/parts';
import { isFired } from '../content/effects.ts';
import { counted } from '../content/printed.ts';
import type { CardId, Field, State, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { ownZombies } from './aiming.ts';
import { raise } from './arrivals.ts';
import { pieceOfCard, printed, putOnPile, seatOf } from './cards.ts';
import { BARRICADE } from '../content/board.ts';
import { holeUnder } from './holes.ts';
import { LATER, type Harm, type Manner, type Split } from './later.ts';
import { removeThing, thingOn } from './things.ts';
import { discardWire, freeFromWire, winAtBarricade } from './walk.ts';
import {
  attachedTo,
  catOver,
  detach,
  findZombie,
  has,
  inOrder,
  pieceOf,
  shrink,
  strengthNow,
  traits,
} from './zombies.ts';

interface Locals extends Harm {
  /** The zombies that were wounded. */
  struck?: readonly CardId[];
  /** A zombie with the Boss has been destroyed. */
  bossLost?: boolean;
}

/**
 * A human card hurts zombies. In this order: shields, all wounds at once, deaths and what they leave behind, the loss
 * of the Boss, retreats from the Cemetery side; then zombies that are now too weak fall into the hole below them. (R15,
 * R45–R48, M5, D9, P611–P615)
 */
export const harm = rule<State, Locals>(LATER.harm)({
  strike(s, my) {
    const struck: CardId[] = [];
    for (const { z, wounds } of shieldsFirst(s, my)) strike(s, z, wounds, my, struck);
    my.struck = struck;
  },
  fall(s, my) {
    const splits: Split[] = [];
    for (const z of inOrder(s.zombies)) {
      if (strengthNow(s, z) > 0) continue;
      // The small zombie that this card may leave behind was not hit.
      my.struck = my.struck!.filter((card) => card !== z.card);
      if (traits(s, z).shrinks !== null && !isOutright(my.manner)) shrink(s, z, 'smallDoll');
      else if (fall(s, z, my.manner, splits)) my.bossLost = true;
    }
    // The rule called last runs first. (R46)
    for (const split of splits.toReversed()) call(s, LATER.split, split);
  },
  loseBoss(s, { bossLost }) {
    if (bossLost === true) call(s, LATER.retreat, { zombies: ownZombies(s).map(({ card }) => card) });
  },
  retreat(s, my) {
    if (!my.retreat) return;
    const zombies = my.struck!.filter((card) => retreatsFrom(s, card, my.by));
    if (zombies.length > 0) call(s, LATER.retreat, { zombies });
  },
  sink(s, { struck, by }, f) {
    // A burst checks holes itself, after its retreats: the zombie hit last retreats first. (P384)
    if (printed(s, by).keyword === 'burst') return;
    for (const card of struck!) {
      const hole = holeUnder(s, card);
      if (hole === null) continue;
      f.at = 'sink';
      f.my.struck = struck!.filter((other) => other !== card);
      return call(s, LATER.spring, { trap: hole, zombie: card });
    }
  },
});

/** The zombies still on the board with their wounds, shielded ones first. (D9) */
function shieldsFirst(s: State, { zombies, wounds }: Harm): { readonly z: Zombie; readonly wounds: number }[] {
  const hit = zombies.flatMap((card, i) => {
    const z = findZombie(s, card);
    return z === null ? [] : [{ z, wounds: wounds[i]! }];
  });
  const isShielded = ({ z }: { readonly z: Zombie }): boolean => has(s, z, 'shields');
  return [...hit.filter(isShielded), ...hit.filter((each) => !isShielded(each))];
}

function isOutright(manner: Manner): boolean {
  return manner === 'outright' || manner === 'swallowed' || manner === 'wiped';
}

/** One zombie is hit: a cat over it takes what it can, then its Teddy Bear if it was aimed at, then the zombie. */
function strike(s: State, z: Zombie, wounds: number, my: Harm, struck: CardId[]): void {
  let left = wounds;
  const cat = isOutright(my.manner) || my.manner === 'bare' ? null : catOver(s, z);
  if (cat !== null) {
    const taken = Math.min(left, strengthNow(s, cat));
    hurt(s, cat, taken, struck);
    left -= taken;
  }
  if (left > 0 && (my.manner === 'teddy' || my.manner === 'area')) left = strikeTeddy(s, z, left, my.manner);
  if (left === 0) return;
  const { unharmedBy } = traits(s, z);
  if (unharmedBy !== null && printed(s, my.by).keyword === unharmedBy.keyword) return unharmed(s, z, unharmedBy.rule);
  if (my.manner !== 'bare' && my.manner !== 'wiped' && absorbs(s, z)) return;
  if (isOutright(my.manner)) doom(s, z, struck);
  else hurt(s, z, left, struck);
}

/** It is destroyed outright: no wounds are counted. (Z27) */
function doom(s: State, z: Zombie, struck: CardId[]): void {
  z.wounds += strengthNow(s, z);
  struck.push(z.card);
}

function hurt(s: State, z: Zombie, wounds: number, struck: CardId[]): void {
  z.wounds += wounds;
  struck.push(z.card);
  emit(s, { type: 'zombieWounded', zombie: pieceOf(s, z), wounds, left: Math.max(0, strengthNow(s, z)) });
}

function unharmed(s: State, z: Zombie, rule: RuleId): void {
  emit(s, { type: 'zombieUnharmed', zombie: pieceOf(s, z), rule });
}

/** Wounds left for the zombie: the surplus of a hit on its Teddy Bear, or all wounds of an area hit. (P213, P214) */
function strikeTeddy(s: State, z: Zombie, wounds: number, manner: Manner): number {
  const teddy = attachedTo(s, z, 'takesWounds');
  if (teddy === null) return wounds;
  const taken = Math.min(wounds, teddy.left);
  teddy.left -= taken;
  const piece = pieceOfCard(s, teddy.card);
  emit(s, { type: 'teddyWounded', teddy: piece, zombie: pieceOf(s, z), left: teddy.left });
  if (teddy.left === 0) detach(s, z, teddy);
  return manner === 'area' ? wounds : wounds - taken;
}

/** A shield absorbs the whole card and is discarded. (K171, K172, P232) */
export function absorbs(s: State, z: Zombie): boolean {
  const shield = attachedTo(s, z, 'shields');
  if (shield === null) return false;
  detach(s, z, shield);
  return true;
}

/** Whether a zombie retreats: some stand their ground against all fired cards. (K82) */
export function retreatsFrom(s: State, card: CardId, by: CardId): boolean {
  const z = findZombie(s, card);
  if (z === null) return false;
  return !traits(s, z).standsGround || !isFired(printed(s, by));
}

/**
 * A zombie is destroyed: all its cards go to the discard piles, but Siamese Twins come back face down, unless they fill
 * a hole. Returns whether the Boss was among the cards.
 */
function fall(s: State, z: Zombie, manner: Manner, splits: Split[]): boolean {
  const { card, field } = z;
  const { leaves } = traits(s, z);
  const boss = has(s, z, 'leads');
  leaveBoard(s, z);
  if (manner === 'wiped') return boss;
  if (leaves === 'token' && manner !== 'swallowed' && field !== BARRICADE) leaveJelly(s, card, field);
  if (leaves === 'corpses') {
    if (field === BARRICADE) winAtBarricade(s);
    else splits.push(lieDown(s, card, field, manner === 'swallowed'));
  }
  return boss;
}

/** The card becomes a small zombie on its field; in a hole, one more comes next to the field instead. (P142, P144) */
function lieDown(s: State, card: CardId, field: Field, swallowed: boolean): Split {
  const more = counted(printed(s, card), 'corpses');
  if (swallowed) return { field, more: more + 1 };
  raise(s, field, card);
  return { field, more };
}

export function leaveBoard(s: State, z: Zombie): void {
  emit(s, { type: 'zombieDestroyed', zombie: pieceOf(s, z), field: z.field, seat: seatOf(s, 'humans') });
  takeOff(s, z);
  s.destroyed++;
}

/** Takes a zombie and everything under it off the board. */
export function takeOff(s: State, z: Zombie): void {
  discardWire(s, z);
  remove(s.zombies, z);
  for (const { card } of z.attached) putOnPile(s, card);
  for (const card of z.under) putOnPile(s, card);
  putOnPile(s, z.card);
}

function leaveJelly(s: State, card: CardId, field: number): void {
  s.jelly.push({ field, bonus: counted(printed(s, card), 'bonus') });
  emit(s, { type: 'jellyLeft', field });
}

/** Removes the human card on a field; barbed wire lets its zombie go. */
export function clearThing(s: State, field: Field): void {
  for (const z of s.zombies) if (z.field === field) freeFromWire(s, z);
  const thing = thingOn(s, field);
  if (thing !== null) removeThing(s, thing);
}
