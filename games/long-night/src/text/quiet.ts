/**
 * Moments that something may break into, and that other events tell: a move by where the survivor goes, an attack by what
 * it does, a crisis by its card. They have no line in the log. The survivors whom a player keeps are told one by one as they join.
 */
import type { Event } from '../state.ts';

export const QUIET = [
  'survivorsKept',
  'moved',
  'moveExposed',
  'searched',
  'barricaded',
  'cleanPaid',
  'codeDieTaken',
  'cardPlayed',
  'crisisRevealed',
  'weaponUsed',
  'attackDone',
  'zombiesPlaced',
  'step4',
  'step6',
  'step7',
] as const satisfies readonly Event['type'][];
export type QuietType = (typeof QUIET)[number];

export function isQuiet(type: Event['type']): type is QuietType {
  return (QUIET as readonly string[]).includes(type);
}
