/** Which effects of a weapon are in force. */
import type { Colour, Effect, Weapon } from './content.ts';

/** Upgrades that are unlocked; the yellow weapon has both from the start. (B67) */
export function unlocked(colour: Colour, upgrades: number): number {
  return colour === 'yellow' ? 2 : upgrades;
}

/** The starting effect and those unlocked, on the side of the board that is played. (B66, B150) */
export function effectsInForce(weapon: Weapon, upgrades: number, isSolo: boolean): readonly Effect[] {
  const printed = isSolo ? weapon.solo : weapon.upgrades;
  const effects: Effect[] = weapon.start === null ? [] : [weapon.start];
  for (let i = 0; i < unlocked(weapon.colour, upgrades); i++) effects.push(printed[i]!);
  return effects;
}
