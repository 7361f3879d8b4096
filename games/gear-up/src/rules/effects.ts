/** What a weapon or a companion can do now. */
import type { Seat } from '@horda/kernel';
import { shapeNamed, type ShapeTable } from '../content/boards.ts';
import { contentOf } from '../content/cards.ts';
import { COLOURS, type Effect, type Weapon } from '../content/content.ts';
import { activeWeapon, isSolo } from './table.ts';
import type { State, Tool, WeaponState } from '../state.ts';

/** The effects in force: the starting one and those unlocked; of the yellow weapon all. (B66, B67) */
export function effectsOf(s: State, seat: Seat, tool: Tool): readonly Effect[] {
  if (tool !== 'weapon') return [contentOf(s).companions[tool]!.effect];
  const weapon = activeWeapon(s, seat);
  const { upgrades } = weaponState(s, seat, weapon);
  const unlocked = weapon.colour === 'yellow' ? 2 : upgrades;
  const printed = isSolo(s) ? weapon.solo : weapon.upgrades;
  const effects: Effect[] = weapon.start === null ? [] : [weapon.start];
  for (let i = 0; i < unlocked; i++) effects.push(printed[i]!);
  return effects;
}

export function weaponState(s: State, seat: Seat, { colour }: Weapon): WeaponState {
  return s.survivors[seat]!.weapons[COLOURS.indexOf(colour)]!;
}

export function shapeOf(s: State, seat: Seat, tool: Tool): ShapeTable {
  return shapeNamed(s, tool === 'weapon' ? activeWeapon(s, seat).shape : contentOf(s).companions[tool]!.shape);
}

/** How often the shape is drawn in one activation; of several values the highest counts. (B108, U2) */
export function shapesPerActivation(effects: readonly Effect[]): number {
  if (effects.includes('multiHit3')) return 3;
  return effects.includes('multiHit2') ? 2 : 1;
}
