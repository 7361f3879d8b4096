/** Who may go where. Each function returns the rule that forbids the move, so that players can be told. */
import { counted } from '../content/printed.ts';
import type { Field, Lane, MoveKind, State, Thing, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { printed, traitsOf } from './cards.ts';
import { BARRICADE, behind, beside, inFrontOf, laneOf } from '../content/board.ts';
import { inForce, isClosed, thingOn } from './things.ts';
import { attachedTo, catOver, isPet, strengthNow, traits, zombieOn } from './zombies.ts';

/** The rule that keeps a zombie from going to a neighbouring field or on to the Barricade; null: it can go. */
export function barTo(s: State, z: Zombie, to: Field, how: MoveKind): RuleId | null {
  if (how === 'extra' && z.spent) return 'P259';
  return heldBack(s, z, how) ?? laneBars(s, z, to, how) ?? fieldBars(s, z, to, how);
}

/** The rule that keeps the zombie on its field, whatever its direction. */
export function heldBack(s: State, z: Zombie, how: MoveKind): RuleId | null {
  if (z.netted) return 'P562';
  if (how === 'forced') return ruleOf(s, z, 'sureFooted');
  const { immobile } = traits(s, z);
  if (immobile !== null) return immobile;
  if (z.held > 0) return 'K451';
  return ruleOf(s, z, 'fetters') ?? (how === 'own' ? movementStopped(s) : null);
}

/** The rule of an attached card with this trait. */
function ruleOf(s: State, z: Zombie, trait: 'sureFooted' | 'fetters'): RuleId | null {
  const attached = attachedTo(s, z, trait);
  return attached === null ? null : traitsOf(s, attached.card)[trait];
}

/** The rule of a card beside the board that stops all own moves of zombies. */
function movementStopped(s: State): RuleId | null {
  const stopping = inForce(s, 'stopsMovement');
  return stopping === null ? null : traitsOf(s, stopping.card).stopsMovement;
}

/** The rule that closes the lane it leaves or enters. */
export function laneBars(s: State, z: Zombie, to: Field, how: MoveKind): RuleId | null {
  const closed = barrierBars(s, z, to, how);
  if (closed !== null || how === 'forced') return closed;
  const lane = laneOf(z.field);
  const next = to === BARRICADE ? lane : laneOf(to);
  if (isClosed(s, lane, 'toWalkers') || isClosed(s, next, 'toWalkers')) return 'K481';
  return how === 'own' && to === inFrontOf(z.field) ? spectacleAhead(s, z.field) : null;
}

/** A barrier closes the lane; pets may leave it sideways, but only by their own steps. (P572, P574, P194, P503) */
export function barrierBars(s: State, z: Zombie, to: Field, how: MoveKind): RuleId | null {
  const lane = laneOf(z.field);
  const next = to === BARRICADE ? lane : laneOf(to);
  const mayLeave = how === 'own' && next !== lane && isPet(s, z);
  if (!mayLeave && barrierActs(s, lane, z.field)) return 'P572';
  return next !== lane && barrierActs(s, next, to) ? 'P574' : null;
}

/** Whether a barrier acts here: on all fields of its lane that no wall shields. (P573, J12) */
function barrierActs(s: State, lane: Lane, field: Field): boolean {
  return isClosed(s, lane, 'toAll') && !wallBefore(s, field) && !isOnWall(s, field);
}

function isOnWall(s: State, field: Field): boolean {
  const under = thingOn(s, field);
  return under !== null && traitsOf(s, under.card).climbed;
}

/** Whether a wall stands in the lane between this field and the Barricade. */
export function wallBefore(s: State, field: Field): boolean {
  for (const { card, field: at } of s.things)
    if (at < field && laneOf(at) === laneOf(field) && traitsOf(s, card).climbed) return true;
  return false;
}

/** The rule of a card ahead in the lane that makes all zombies behind it stop and stare. (K422) */
function spectacleAhead(s: State, field: Field): RuleId | null {
  for (const { card, field: at } of s.things) {
    if (at >= field || laneOf(at) !== laneOf(field)) continue;
    const { staredAt } = traitsOf(s, card);
    if (staredAt !== null) return staredAt;
  }
  return null;
}

/** The rule by which the field itself cannot be entered. */
function fieldBars(s: State, z: Zombie, to: Field, how: MoveKind): RuleId | null {
  if (to === BARRICADE) return isPet(s, z) ? 'P196' : null;
  const other = zombieOn(s, to);
  if (other !== null && !canShare(s, z, other)) return how === 'forced' && to === behind(z.field) ? 'Z82' : 'Z43';
  const thing = thingOn(s, to);
  if (thing === null) return null;
  return canClimb(s, z, thing) ? null : traitsOf(s, thing.card).bars;
}

/** A cat and a zombie share a field, but not with another pet. (P202) */
function canShare(s: State, z: Zombie, other: Zombie): boolean {
  if (isDog(s, z) || isDog(s, other) || catOver(s, other) !== null) return false;
  return traits(s, z).sharesField !== traits(s, other).sharesField;
}

/** Whether it is a pet that does not share its field. */
function isDog(s: State, z: Zombie): boolean {
  return isPet(s, z) && !traits(s, z).sharesField;
}

/** Whether a wall stands there and the zombie can climb it; pets never can. (P192, P622) */
function canClimb(s: State, z: Zombie, { card, field }: Thing): boolean {
  if (!traitsOf(s, card).climbed || isPet(s, z)) return false;
  return climbers(s, z, field) >= counted(printed(s, card), 'height');
}

/** Whether a wall stands there that this zombie cannot climb. */
export function wallBars(s: State, z: Zombie, to: Field): boolean {
  const thing = thingOn(s, to);
  return thing !== null && traitsOf(s, thing.card).climbed && !canClimb(s, z, thing);
}

/** The climbing Strength: the zombie and the unbroken line behind it, pets too; sideways it alone. (P622, P624, R81) */
function climbers(s: State, z: Zombie, to: Field): number {
  let sum = strengthNow(s, z);
  if (laneOf(to) !== laneOf(z.field)) return sum;
  const step = z.field - to;
  for (let at = z.field + step; at >= 0 && at < 15; at += step) {
    const next = zombieOn(s, at);
    if (next === null) break;
    sum += strengthNow(s, next);
  }
  return sum;
}

/** Whether this zombie can go back one field. (Z82, Z86, M5, D7) */
export function canRetreat(s: State, z: Zombie): boolean {
  return retreatBar(s, z) === null;
}

export function retreatBar(s: State, z: Zombie): RuleId | null {
  const { neverRetreats } = traits(s, z);
  if (neverRetreats !== null) return neverRetreats;
  const back = behind(z.field);
  return back === null ? 'Z86' : barTo(s, z, back, 'forced');
}

/** Where this zombie can go by its own move: forward, and an agile one sideways instead. (Z39, Z40, R6–R8) */
export function ownMoves(s: State, z: Zombie): Field[] {
  const forward = inFrontOf(z.field);
  const moves: Field[] = barTo(s, z, forward, 'own') === null ? [forward] : [];
  if (!traits(s, z).sideSteps || moves[0] === BARRICADE) return moves;
  for (const to of beside(z.field)) if (barTo(s, z, to, 'own') === null) moves.push(to);
  return moves;
}

/** The neighbouring fields to which a card can move a zombie, without the Barricade. */
export function movesAround(s: State, z: Zombie, how: MoveKind): Field[] {
  const back = behind(z.field);
  const fields = [inFrontOf(z.field), ...beside(z.field), ...(back === null ? [] : [back])];
  return fields.filter((to) => to !== BARRICADE && barTo(s, z, to, how) === null);
}
