/** Questions that are answered with the number of a zone. */
import { offered } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import { zoneOf } from './deeds.ts';
import { isTurn } from './seen.ts';

/** Where every option is a zone of its own, the number of the zone is typed. */
export function isZoneQuestion(view: View): boolean {
  const zones = offered(view).map(zoneOf);
  return !isTurn(view) && zones.length > 1 && !zones.includes(null) && new Set(zones).size === zones.length;
}
