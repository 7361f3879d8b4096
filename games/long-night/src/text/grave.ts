/** What stands out in a log, and is told to a reader who comes back: deaths, bosses, the end. */
import type { Event } from '../state.ts';

const TYPES: readonly Event['type'][] = [
  'died',
  'helplessDied',
  'starved',
  'overrun',
  'biteSpread',
  'exiled',
  'playerOut',
  'ended',
];

export const GRAVE: ReadonlySet<string> = new Set(TYPES);
