/** What happens when squares are crossed, in order: cross, icons, effects, boss rule, victory, line damage. (U1) */
import { emit, type Seat } from '@horda/kernel';
import { iconsIn, liesAcrossLine } from '../content/boards.ts';
import { contentOf } from '../content/cards.ts';
import { cellsOf, holds, maskOf } from '../geometry/geometry.ts';
import { boardOf, bossLeft, bossPrinted, bossTable, gain, memberLeft, refOf, squaresLeft, zombieIn } from './table.ts';
import { streetFor } from './aims.ts';
import { effectsOf } from './effects.ts';
import type { Event, Gain, Mask, State, Target, Tool, ZombieRef } from '../state.ts';

export interface Struck {
  /** The mark crossed a damage icon. */
  readonly bloody: boolean;
  /** The mark lies across a dotted line of Mutation. */
  readonly lined: boolean;
}

/** Draws a shape, or a part of it, with this tool: squares, icons, effects. The boss's rule comes later. */
export function strike(s: State, seat: Seat, tool: Tool, target: Target, cells: readonly number[]): Struck {
  const marked = maskOf(cells);
  const effects = effectsOf(s, seat, tool);
  const street = streetFor(s, target);
  const board = boardOf(s, target);
  cross(s, target, marked);
  emit(s, { type: 'marked', seat, tool, street, target, ...named(s, target), cells, left: leftOn(s, target) });
  const icons: Gain = { ammo: iconsIn(marked, board.ammo), armour: iconsIn(marked, board.armour) };
  const wounds = iconsIn(marked, board.damage);
  gainAs(s, seat, icons, 'icons');
  if (street !== seat) gainAs(s, street, icons, 'longRange');
  if (effects.includes('armUp')) gainAs(s, seat, icons, 'armUp');
  if (effects.includes('scavenge')) gainAs(s, seat, { ammo: wounds, armour: 0 }, 'scavenge');
  if (effects.includes('ready')) gainAs(s, seat, { ammo: 0, armour: wounds }, 'ready');
  return {
    bloody: wounds > 0,
    lined: target < 0 && bossPrinted(s).id === 'mutation' && liesAcrossLine(bossTable(s), cells),
  };
}

/** Ammo crosses one square: its icon counts, but the weapon's effects do not. (B69, G7) */
export function shoot(s: State, seat: Seat, target: Target, cell: number): void {
  const marked = maskOf([cell]);
  const board = boardOf(s, target);
  cross(s, target, marked);
  emit(s, { type: 'ammoSpent', seat, target, ...named(s, target), cell, left: leftOn(s, target) });
  gainAs(s, seat, { ammo: iconsIn(marked, board.ammo), armour: iconsIn(marked, board.armour) }, 'icons');
  if (target < 0) bossWasStruck(s, false);
}

function cross(s: State, target: Target, { lo, hi }: Mask): void {
  if (target >= 0) {
    zombieIn(s, target).crossed |= lo;
    return;
  }
  s.boss.lo |= lo;
  s.boss.hi |= hi;
}

/** Squares still to be crossed on the target. */
function leftOn(s: State, target: Target): number {
  return target < 0 ? memberLeft(s, -1 - target) : squaresLeft(s, zombieIn(s, target));
}

/** A target as events name it. */
function named(s: State, target: Target): { readonly zombie: ZombieRef | null; readonly boss: number } {
  return target < 0 ? { zombie: null, boss: s.bossNumber } : { zombie: refOf(s, target), boss: -1 };
}

/** Circles ammo and armour as far as the tracks go. (B61, B62, G10) */
export function gainAs(
  s: State,
  seat: Seat,
  { ammo, armour }: Gain,
  why: Extract<Event, { type: 'gained' }>['why'],
): void {
  if (ammo === 0 && armour === 0) return;
  const { tracks } = contentOf(s);
  const one = s.survivors[seat]!;
  const gained: Gain = { ammo: gain(one.ammo, ammo, tracks.ammo), armour: gain(one.armour, armour, tracks.armour) };
  if (gained.ammo > 0 || gained.armour > 0) emit(s, { type: 'gained', seat, gain: gained, why });
}

/** Applies the boss's rule and checks whether it is dead. `isHalf`: a second part follows, so the rule waits for it. */
export function bossWasStruck(s: State, isHalf: boolean): void {
  if (!isHalf) crossLines(s);
  if (bossLeft(s) === 0) s.fate ??= 'victory';
}

/** A weak point whose whole ring is crossed crosses its row and column too; nobody gains icons. (B138, G44, G45, U6) */
function crossLines(s: State): void {
  const { weak } = bossTable(s);
  let isNew = true;
  while (isNew) {
    isNew = false;
    for (const { ring, lines } of weak) {
      const fresh: Mask = { lo: lines.lo & ~s.boss.lo, hi: lines.hi & ~s.boss.hi };
      if ((fresh.lo === 0 && fresh.hi === 0) || !holds(s.boss, ring)) continue;
      cross(s, -1, fresh);
      emit(s, { type: 'rowsCrossed', cells: cellsOf(fresh) });
      isNew = true;
    }
  }
}
