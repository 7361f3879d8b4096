/** Buildings: rooms and corridors joined by openings, cut at closed doors. (V75, V76, Y20) */
import type { BuildingNo, ZoneNo } from '../state.ts';
import { NONE } from '../state.ts';
import type { Border, Door } from './borders.ts';
import type { Zone } from './zones.ts';

export interface Building {
  readonly zones: readonly ZoneNo[];
  /** Its dark zones: each draws a card when it is opened. (V77) */
  readonly dark: readonly ZoneNo[];
  /** It is open to the outside, or survivors start in it: nothing ever spawns in it on opening. (V86) */
  readonly isOpen: boolean;
}

export interface Built {
  readonly buildings: readonly Building[];
  /** The building of each zone; NONE: it is outside. */
  readonly buildingOf: readonly BuildingNo[];
}

export function isIndoors({ kind }: Pick<Zone, 'kind'>): boolean {
  return kind === 'room' || kind === 'dark' || kind === 'corridor';
}

export function buildingsOf(
  zones: readonly Zone[],
  borders: readonly Border[],
  doors: readonly Door[],
  starts: readonly ZoneNo[],
): Built {
  const isClear = ({ door }: Border): boolean => door === NONE || doors[door]!.state === 'open';
  const clear = borders.filter(isClear);
  const buildingOf = zones.map(() => NONE);
  const buildings: Building[] = [];
  for (const [zone, { kind }] of zones.entries()) {
    if (!isIndoors({ kind }) || buildingOf[zone] !== NONE) continue;
    const rooms = [zone];
    let isOpen = false;
    for (const room of rooms) {
      buildingOf[room] = buildings.length;
      for (const { a, b } of clear) {
        if (a !== room && b !== room) continue;
        const next = a === room ? b : a;
        if (!isIndoors(zones[next]!)) isOpen = true;
        else if (!rooms.includes(next)) rooms.push(next);
      }
    }
    rooms.sort((a, b) => a - b);
    const dark = rooms.filter((room) => zones[room]!.kind === 'dark');
    buildings.push({ zones: rooms, dark, isOpen: isOpen || starts.some((start) => rooms.includes(start)) });
  }
  return { buildings, buildingOf };
}
