import type { Event } from '@horda/long-night/state';

/** What looks different from routine wherever it is told. */
export const ALARMS: ReadonlySet<Event['type']> = new Set([
  'starved',
  'overrun',
  'damaged',
  'died',
  'biteSpread',
  'playerOut',
  'exiled',
  'experimentReleased',
  'looted',
  'helplessDied',
  'ended',
]);
