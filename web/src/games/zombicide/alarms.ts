import type { Event } from '@horda/zombicide/state';

/** What looks different from routine wherever it is told. */
export const ALARMS: ReadonlySet<Event['type']> = new Set([
  'survivorHurt',
  'survivorDown',
  'survivorDied',
  'companionDied',
  'weaponBroke',
  'abominationCame',
  'extraActivation',
  'zombiesRushed',
  'beamsSeen',
  'noiseMade',
  'gameEnded',
]);
