/**
 * Sight lines of the board: zones that follow one another in a straight line, with what may stop a look between them.
 * (V114)
 */
import { NONE, type DoorNo, type ZoneNo } from '../state.ts';
import type { Border, Door } from './borders.ts';
import type { Scanned } from './contacts.ts';
import type { Strip } from './scan.ts';

export interface Lane {
  readonly zones: readonly ZoneNo[];
  /** What lies before each zone but the first. */
  readonly gates: readonly Gate[];
}

/** One of these doors must be open; none: nothing is in the way. A door is clear over its whole border. (Y10) */
export type Gate = readonly DoorNo[];

/** Lanes of fewer zones tell nothing that borders do not. */
const SHORTEST = 3;

export function lanesOf(
  { level, upright }: Scanned,
  zoneOf: readonly ZoneNo[],
  borders: readonly Border[],
  doors: readonly Door[],
): readonly Lane[] {
  const lanes = new Map<string, Lane>();
  const add = (strips: readonly Strip[], isUpright: boolean): void => {
    const gates = gatesOf(borders, doors, isUpright);
    for (const runs of new Set(strips.map((strip) => strip.runs))) {
      const zones = runs.map(({ piece }) => zoneOf[piece]!);
      for (const lane of lanesIn(zones, gates)) lanes.set(`${isUpright} ${lane.zones.join()}`, lane);
    }
  };
  add(level, true);
  add(upright, false);
  return [...lanes.values()];
}

/** The gate of each pair of zones with a border of that direction, by `a,b` and `b,a`. Sealed doors are walls. (Y80) */
function gatesOf(borders: readonly Border[], doors: readonly Door[], isUpright: boolean): ReadonlyMap<string, Gate> {
  const gates = new Map<string, Gate>();
  for (const { a, b, door, isUpright: other } of borders) {
    if (other !== isUpright || (door !== NONE && doors[door]!.state === 'sealed')) continue;
    const known = gates.get(`${a},${b}`);
    const isFree = door === NONE || known?.length === 0;
    const gate = isFree ? [] : [...(known ?? []), door];
    gates.set(`${a},${b}`, gate);
    gates.set(`${b},${a}`, gate);
  }
  return gates;
}

/** A strip cut at walls and at what is not in play. */
function lanesIn(strip: readonly ZoneNo[], gates: ReadonlyMap<string, Gate>): readonly Lane[] {
  const found: Lane[] = [];
  let zones: ZoneNo[] = [];
  let between: Gate[] = [];
  const close = (): void => {
    if (zones.length >= SHORTEST) found.push({ zones, gates: between });
    zones = [];
    between = [];
  };
  for (const zone of strip) {
    const last = zones.at(-1);
    if (zone === last) continue;
    const gate = last === undefined ? undefined : gates.get(`${last},${zone}`);
    if (gate === undefined) close();
    else between.push(gate);
    if (zone !== NONE) zones.push(zone);
  }
  close();
  return found;
}
