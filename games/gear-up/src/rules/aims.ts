/** The targets for the next shape of an activation. */
import type { Seat } from '@horda/kernel';
import type { Effect } from '../content/content.ts';
import { bossTable, facesBoss, neighbours, isDead, memberLeft, zombieIn } from './table.ts';
import { effectsOf, shapesPerActivation } from './effects.ts';
import { canBeMarked } from './marks.ts';
import type { Activation, Space, State, Target, Tool } from '../state.ts';

/** Targets a tool can reach: own street, boss in front, and with Long Range those of neighbours. (B51, B73, B112) */
export function reach(s: State, seat: Seat, effects: readonly Effect[]): readonly Target[] {
  const targets: Target[] = [];
  inFrontOf(s, seat, targets);
  if (effects.includes('longRange')) for (const other of neighbours(s, seat)) inFrontOf(s, other, targets);
  return targets;
}

/** Living zombies of a street, and the boss or its living members, if they have a square that can be crossed now. */
function inFrontOf(s: State, seat: Seat, targets: Target[]): void {
  for (const z of s.survivors[seat]!.street) if (!isDead(s, z)) targets.push(z.card);
  if (facesBoss(s, seat)) {
    const { length } = bossTable(s).members;
    for (let member = 0; member < length; member++)
      if (memberLeft(s, member) > 0 && canBeMarked(s, -1 - member)) targets.push(-1 - member);
  }
}

/** Targets for the next shape of the activation `now`, or for the rest of its latest shape; null: a new activation. */
export function aims(s: State, seat: Seat, tool: Tool, now: Activation | null): readonly Target[] {
  if (now?.part?.must === true) return [now.part.target];
  const effects = effectsOf(s, seat, tool);
  const reached = reach(s, seat, effects);
  if (now === null) return reached;
  const { spared } = s.survivors[seat]!.attack;
  const may = reached.filter((target) => !spared.includes(target) && isOpen(s, target, now, effects));
  // The second part of a divided single square may still be drawn on the same target. (B119)
  return now.part === null || may.includes(now.part.target) ? may : [now.part.target, ...may];
}

function isOpen(s: State, target: Target, now: Activation, effects: readonly Effect[]): boolean {
  const hasArea = effects.includes('mowDown') || effects.includes('explosion');
  if (hasArea && now.street >= 0 && streetFor(s, target) !== now.street) return false;
  if (now.hits < shapesPerActivation(effects)) return true;
  if (!hasArea || now.drawn.includes(target)) return false;
  const space = spaceOf(s, target);
  if (space === 0) return !now.spaces.includes(0);
  if (effects.includes('mowDown')) return !now.spaces.includes(space);
  return now.spaces.every((other) => other === 0 || other === space);
}

export function streetFor(s: State, target: Target): Seat {
  if (target < 0) return s.boss.seat;
  return s.survivors.findIndex(({ street }) => street.some(({ card }) => card === target));
}

export function spaceOf(s: State, target: Target): Space | 0 {
  return target < 0 ? 0 : zombieIn(s, target).space;
}
