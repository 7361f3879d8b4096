/** What a weapon or a companion can do now. */
import type { Seat } from '@horda/kernel';
import { shapeNamed, type ShapeTable } from '../content/boards.ts';
import { contentOf } from '../content/cards.ts';
import { COLOURS, type Effect, type Weapon } from '../content/content.ts';
import { effectsInForce } from '../content/weapons.ts';
import { activeWeapon, isSolo } from './table.ts';
import type { State, Tool, WeaponState } from '../state.ts';

/** The active effects of this turn's weapon or of a companion. (B66, B67) */
export function effectsOf(s: State, seat: Seat, tool: Tool): readonly Effect[] {
  if (tool !== 'weapon') return [contentOf(s).companions[tool]!.effect];
  const weapon = activeWeapon(s, seat);
  return effectsInForce(weapon, weaponState(s, seat, weapon).upgrades, isSolo(s));
}

export function weaponState(s: State, seat: Seat, { colour }: Weapon): WeaponState {
  return s.survivors[seat]!.weapons[COLOURS.indexOf(colour)]!;
}

export function shapeOf(s: State, seat: Seat, tool: Tool): ShapeTable {
  return shapeNamed(s, tool === 'weapon' ? activeWeapon(s, seat).shape : contentOf(s).companions[tool]!.shape);
}

/** How often the shape is drawn in one activation; if several effects apply, the highest number counts. (B108, U2) */
export function shapesPerActivation(effects: readonly Effect[]): number {
  if (effects.includes('multiHit3')) return 3;
  return effects.includes('multiHit2') ? 2 : 1;
}
