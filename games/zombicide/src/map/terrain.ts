/** The board with its doors as they are now: sight and distances, looked up in play and worked out once. */
import { memo } from '@horda/parts';
import type { Ground, ZoneNo } from '../state.ts';
import type { Board } from './board.ts';
import { sightOf, type Sight } from './sight.ts';
import type { Way } from './ways.ts';

/** Ways of zombies. */
export interface Roads {
  /** Zones that a step leads to. */
  readonly near: readonly (readonly ZoneNo[])[];
  /** `far[from * zones + to]`: steps of the shortest way; UNREACHABLE: there is none. */
  readonly far: Uint8Array;
}
export const UNREACHABLE = 255;

export interface Terrain {
  /** The number of zones: how long the rows of tables are. */
  readonly n: number;
  readonly sight: Sight;
  /** Sight of a survivor with Home defender. (V127, Y17) */
  readonly homeSight: () => Sight;
  /** Where a Move leads. (V40–V42, V48) */
  readonly steps: readonly (readonly ZoneNo[])[];
  /** Shared clear borders: light passes, somebody can be pulled or shoved across. */
  readonly near: readonly (readonly ZoneNo[])[];
  /** V308, V309: whether something beside the zone stops light: a wall, a closed door, the tank. */
  readonly hides: readonly boolean[];
  /**
   * `extra`: an extra activation, which sandbags and tank do not hinder (V331, V335). `asIfOpen`: as if all doors were
   * open (V379); a step may then lead to a closed door.
   */
  readonly roads: (extra: boolean, asIfOpen: boolean) => Roads;
  /** Zones with the same number hear each other. (Y23) */
  readonly part: readonly number[];
}

/** Grounds that are alike share one terrain: many tables open the same doors. */
const known = memo((board: Board) => {
  const alike = new Map<string, Terrain>();
  return memo((ground: Ground): Terrain => {
    const key = `${ground.open.join()}/${ground.links.join()}`;
    let terrain = alike.get(key);
    if (terrain === undefined) {
      terrain = terrainFrom(board, ground);
      if (alike.size >= MOST_KEPT) alike.clear();
      alike.set(key, terrain);
    }
    return terrain;
  });
});
const MOST_KEPT = 1000;

export function terrainOf(board: Board, ground: Ground): Terrain {
  return known(board)(ground);
}

function terrainFrom(board: Board, { open, links }: Ground): Terrain {
  const { zones, ways } = board;
  const n = zones.length;
  const isOpen = new Uint8Array(board.doors.length);
  for (const door of open) isOpen[door] = 1;
  const openings = links.map((link) => board.links[link]!).filter(({ kind }) => kind === 'opening');
  const tunnels = links.map((link) => board.links[link]!).filter(({ kind }) => kind === 'tunnel');

  const near = neighbours(n, ways, openings, (way) => isClear(way, isOpen));
  const isTank = zones.map(({ kind }) => kind === 'tank');
  const roads: (Roads | undefined)[] = [];
  let homeSight: Sight | undefined;
  return {
    n,
    sight: sightOf(board, isOpen, near, false),
    homeSight: () => (homeSight ??= sightOf(board, isOpen, near, true)),
    near,
    hides: zones.map((_, zone) => board.isWalled[zone]! || hidesLight(zone, ways, near[zone]!, isTank)),
    steps: tunnels.length === 0 ? near : near.map((zoneNos, zone) => [...zoneNos, ...ends(tunnels, zone)]),
    roads: (extra, asIfOpen) =>
      (roads[(extra ? 1 : 0) + (asIfOpen ? 2 : 0)] ??= roadsFrom(
        neighbours(n, ways, openings, (way, to) => isPassable(way, isTank[to]!, isOpen, extra, asIfOpen)),
      )),
    part: joined(board.partOf, openings),
  };
}

type Ends = Pick<Way, 'a' | 'b'>;

/** V40, V42: not a wall, not a closed door. Sandbags and the tank are no obstacle for survivors. (V48, V49) */
function isClear({ isFree, isTank, isBagged, doors }: Way, isOpen: ArrayLike<number>): boolean {
  return isFree || isTank || isBagged || doors.some((door) => isOpen[door] === 1);
}

/** V211, V328, V329, V331–V336: whether zombies find a way here. */
function isPassable(way: Way, toTank: boolean, isOpen: ArrayLike<number>, extra: boolean, asIfOpen: boolean): boolean {
  if (way.isFree || (asIfOpen && way.doors.length > 0)) return true;
  if (extra ? way.isBagged || way.isTank : way.isTank && !toTank) return true;
  return way.doors.some((door) => isOpen[door] === 1);
}

/** A closed door, or the tank as seen from the ground. */
function hidesLight(zone: ZoneNo, ways: readonly Way[], near: readonly ZoneNo[], isTank: readonly boolean[]): boolean {
  if (!isTank[zone] && near.some((other) => isTank[other])) return true;
  return ways.some(({ a, b }) => (a === zone && !near.includes(b)) || (b === zone && !near.includes(a)));
}

function neighbours(
  n: number,
  ways: readonly Way[],
  openings: readonly Ends[],
  leads: (way: Way, to: ZoneNo) => boolean,
): readonly (readonly ZoneNo[])[] {
  const near: ZoneNo[][] = Array.from({ length: n }, () => []);
  for (const way of ways) {
    if (leads(way, way.b)) near[way.a]!.push(way.b);
    if (leads(way, way.a)) near[way.b]!.push(way.a);
  }
  for (const { a, b } of openings) {
    near[a]!.push(b);
    near[b]!.push(a);
  }
  return near;
}

function ends(tunnels: readonly Ends[], zone: ZoneNo): readonly ZoneNo[] {
  return tunnels.flatMap(({ a, b }) => (a === zone ? [b] : b === zone ? [a] : []));
}

/** Breadth first from every zone. */
function roadsFrom(near: readonly (readonly ZoneNo[])[]): Roads {
  const n = near.length;
  const far = new Uint8Array(n * n).fill(UNREACHABLE);
  const queue = new Uint8Array(n);
  for (let from = 0; from < n; from++) {
    const row = from * n;
    far[row + from] = 0;
    queue[0] = from;
    let end = 1;
    for (let next = 0; next < end; next++) {
      const at = queue[next]!;
      const steps = far[row + at]! + 1;
      for (const to of near[at]!)
        if (far[row + to] === UNREACHABLE) {
          far[row + to] = steps;
          queue[end++] = to;
        }
    }
  }
  return { near, far };
}

/** Parts of the board that stairs or a lift join are one. */
function joined(partOf: readonly number[], openings: readonly Ends[]): readonly number[] {
  return openings.reduce((parts, { a, b }) => parts.map((part) => (part === parts[a] ? parts[b]! : part)), partOf);
}
