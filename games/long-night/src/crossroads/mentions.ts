/** Whether a card speaks of something: in its first part, its options, or in who votes; not in its condition. */
import type { CrossroadsCard } from '../content/entries.ts';

/** Words that mean the survivor that met the condition, or its place. */
export const ABOUT_TRIGGER = [
  'trigger',
  'here',
  'origin',
  'triggerArmed',
  'withSurvivorHere',
  'otherTrigger',
  'triggerOwner',
  'votedUp',
  'winnerTakes',
  'controllersOfTheTwo',
] as const;
export const ABOUT_OTHER = ['otherTrigger', 'triggerOwner', 'votedUp', 'winnerTakes', 'controllersOfTheTwo'] as const;

export function mentions({ first, options, chooser }: CrossroadsCard, words: readonly string[]): boolean {
  return [first, options, chooser].some((part) => isSaidIn(part, words));
}

function isSaidIn(part: unknown, words: readonly string[]): boolean {
  if (typeof part === 'string') return words.includes(part);
  if (typeof part !== 'object' || part === null) return false;
  // What a lasting effect does later speaks of later moments.
  if ('op' in part && part.op === 'lasting') return false;
  return Object.values(part).some((each) => isSaidIn(each, words));
}
