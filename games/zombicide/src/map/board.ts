/** The board of a mission: worked out once, shared by all tables that play it. What changes it is in `terrain.ts`. */
import { memo } from '@horda/parts';
import type { LinkSpec, MissionData, TilePlace } from '../content/mission.ts';
import type { Condition, Effects, Op } from '../content/operations.ts';
import { TILE_SIZE } from '../content/vocabulary.ts';
import { NONE, type BuildingNo, type DoorNo, type Ground, type ZoneNo } from '../state.ts';
import { bordersOf, sorted, walledZones, type Border, type Door } from './borders.ts';
import { buildingsOf, type Building } from './buildings.ts';
import { scanned } from './contacts.ts';
import type { Line } from './geometry.ts';
import { lanesOf, type Lane } from './lanes.ts';
import { jointsOf, layTiles } from './laying.ts';
import { placesOf, type Places } from './places.ts';
import { waysOf, type Way } from './ways.ts';
import { zonesOf, type Zone } from './zones.ts';

/** A way that is not printed. It holds while it is in the ground's list. */
export interface Link {
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  /** A tunnel is for survivors only, and nobody sees or hears through it. (Y22) */
  readonly kind: LinkSpec['kind'];
  /** `never`: not from the start, an effect may add it. Null: from the start. */
  readonly onlyIf: Condition | 'never' | null;
}

export interface Board {
  readonly zones: readonly Zone[];
  readonly doors: readonly Door[];
  readonly borders: readonly Border[];
  /** Lines to draw. */
  readonly walls: readonly Line[];
  readonly links: readonly Link[];
  readonly lanes: readonly Lane[];
  readonly ways: readonly Way[];
  /** Whether a wall or the edge of the board closes a side of the zone. (V309) */
  readonly isWalled: readonly boolean[];
  readonly buildings: readonly Building[];
  /** The building of each zone; NONE: it is outside. */
  readonly buildingOf: readonly BuildingNo[];
  /** The part of the board that each zone lies in: tiles that touch are one part. (Y23) */
  readonly partOf: readonly number[];
  readonly places: Places;
  /** In units of tiles' size. */
  readonly width: number;
  readonly height: number;
  /** Zones by the names of all their pieces. */
  readonly names: ReadonlyMap<string, ZoneNo>;
}

export const boardOf = memo((mission: MissionData): Board => {
  const { layout, doors: specs = [], links: linkSpecs = [] } = mission;
  const laying = layTiles(layout);
  const { pieces } = laying;
  const joints = jointsOf(laying);
  const parts = partsOf(layout);
  // V112: a door or a way that the mission adds brings sealed rooms into play.
  const unsealed = new Set([
    ...specs.filter(({ added }) => added === true).flatMap(({ door }) => door.split('|')),
    ...linkSpecs.flatMap(({ between }) => between),
  ]);
  const zoned = zonesOf(pieces, joints, unsealed);
  const { zones, zoneOf } = zoned;
  const scan = scanned(pieces.map(({ rect }) => rect));
  const { borders, doors, walls } = bordersOf({ layout, pieces, joints, contacts: scan.contacts, zoned, doors: specs });

  const names = new Map(zones.flatMap(({ pieces: all }, zone) => all.map((name) => [name, zone] as const)));
  const zoneNo = (name: string): ZoneNo => found(names.get(name), name);
  const doorNo = (name: string): DoorNo => {
    const at = doors.findIndex((door) => door.name === sorted(name));
    return found(at === NONE ? undefined : at, name);
  };
  const places = placesOf(mission, zones, zoneNo, doorNo);
  const links = [
    ...linkSpecs.map(({ between: [a, b], kind, onlyIf = null }) => ({ a: zoneNo(a), b: zoneNo(b), kind, onlyIf })),
    ...addedLinks(mission).map(([a, b]) => ({ a: zoneNo(a), b: zoneNo(b), kind: 'opening', onlyIf: 'never' }) as const),
  ];
  return {
    zones,
    doors,
    borders,
    walls,
    links,
    lanes: lanesOf(scan, zoneOf, borders, doors),
    ways: waysOf(borders, doors),
    isWalled: walledZones(scan.contacts, zoneOf, zones.length, borders),
    ...buildingsOf(zones, borders, doors, places.starts),
    partOf: zones.map(({ tiles }) => parts[layout.findIndex(({ tile }) => tile === tiles[0])]!),
    places,
    width: (1 + Math.max(...layout.map(({ column }) => column))) * TILE_SIZE,
    height: (1 + Math.max(...layout.map(({ row }) => row))) * TILE_SIZE,
    names,
  };
});

function found(no: number | undefined, name: string): number {
  if (no === undefined) throw new Error(`the board has no ${name}`);
  return no;
}

/** A zone by the name of any of its pieces. */
export function zoneNamed({ names }: Board, name: string): ZoneNo {
  return found(names.get(name), name);
}

/** A door by its name, whichever of its zones comes first. */
export function doorNamed({ doors }: Board, name: string): DoorNo {
  const at = doors.findIndex((door) => door.name === sorted(name));
  return found(at === NONE ? undefined : at, name);
}

/** The link between two zones, whichever comes first. */
export function linkNamed(board: Board, [a, b]: readonly [string, string]): number {
  const [from, to] = [zoneNamed(board, a), zoneNamed(board, b)];
  const at = board.links.findIndex((link) => (link.a === from && link.b === to) || (link.a === to && link.b === from));
  return found(at === NONE ? undefined : at, `${a}|${b}`);
}

/** Doors that are open when the mission begins, and ways that are there. `holds`: what is true of the campaign then. */
export function groundAtStart({ doors, links }: Board, holds: (condition: Condition) => boolean): Ground {
  const isThere = (onlyIf: Link['onlyIf']): boolean => onlyIf === null || (onlyIf !== 'never' && holds(onlyIf));
  const open = doors.flatMap(({ state, onlyIf }, door) => (state === 'open' && isThere(onlyIf) ? [door] : []));
  return { open, links: links.flatMap(({ onlyIf }, link) => (isThere(onlyIf) ? [link] : [])) };
}

/** Tiles that touch, directly or by others, have the same number. */
function partsOf(layout: readonly TilePlace[]): readonly number[] {
  const parts = layout.map((_, i) => i);
  for (const [i, a] of layout.entries())
    for (const [j, b] of layout.entries()) {
      if (Math.abs(a.row - b.row) + Math.abs(a.column - b.column) !== 1) continue;
      const [from, to] = [parts[i]!, parts[j]!];
      for (const [k, part] of parts.entries()) if (part === from) parts[k] = to;
    }
  return parts;
}

/** Links that cards and notes of the mission may add. */
function addedLinks({ cards, notes = [] }: MissionData): readonly (readonly [string, string])[] {
  return [...cards, ...notes].flatMap(({ effects }) => linksIn(effects));
}

function linksIn(effects: Effects): readonly (readonly [string, string])[] {
  return effects.flatMap((op: Op) => {
    switch (op.op) {
      case 'addLink':
        return [op.between];
      case 'if':
        return [...linksIn(op.do), ...linksIn(op.otherwise ?? [])];
      case 'choice':
        return op.options.flatMap((option) => linksIn(option.effects));
      default:
        return [];
    }
  });
}
