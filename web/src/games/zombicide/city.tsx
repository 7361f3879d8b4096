/** The map, and what the table tells it: where something may be done now, and what a touch there means. */
import { ZoneList } from './zone-list.tsx';

export function City() {
  return <ZoneList seen />;
}
