/**
 * Moments that something may break into, and that other events tell: a move by where the survivor goes, an attack by what
 * it does. They have no line in the log.
 */
import type { Event } from '../state.ts';

export const QUIET = [
  'moved',
  'moveExposed',
  'searched',
  'barricaded',
  'cleanPaid',
  'codeDieTaken',
  'cardPlayed',
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
