/** Boards of missions for tests, by the names of their zones and doors. */
import type { MissionData } from '../src/content/mission.ts';
import { MISSIONS } from '../src/content/missions/missions.ts';
import type { TileId } from '../src/content/tiles.ts';
import { boardOf, doorNamed, zoneNamed, type Board } from '../src/map/board.ts';
import { terrainOf, UNREACHABLE, type Terrain } from '../src/map/terrain.ts';
import type { DoorNo, ZoneNo } from '../src/state.ts';

export function missionOf(id: string): MissionData {
  const found = MISSIONS.find((mission) => mission.id === id);
  if (found === undefined) throw new Error(`no mission ${id}`);
  return found;
}

/** A mission of nothing but tiles, one row after the other: `'1R 5R@90 / 3R'`; an angle turns a tile clockwise. */
export function tiles(rows: string, rest: Partial<MissionData> = {}): MissionData {
  const layout = rows.split('/').flatMap((line, row) =>
    line
      .trim()
      .split(' ')
      .map((word, column) => {
        const [tile, turned = '0'] = word.split('@');
        return { tile: tile as TileId, row, column, turned: Number(turned) as 0 | 90 | 180 | 270 };
      }),
  );
  return { ...missionOf('S0'), layout, starts: [], spawns: [], crates: [], exits: [], cards: [], goals: [], ...rest };
}

/** What can be asked of a board with some doors open. */
export interface TestMap {
  readonly board: Board;
  readonly terrain: Terrain;
  /** How far away somebody sees the other zone; null: not at all. */
  range(from: string, to: string): number | null;
  homeRange(from: string, to: string): number | null;
  /** Names of the zones that a Move leads to, in alphabetical order. */
  steps(from: string): readonly string[];
  /** How many steps a zombie needs; null: there is no way. */
  walk(from: string, to: string, how?: { readonly extra?: boolean; readonly asIfOpen?: boolean }): number | null;
}

/** `open`: names of doors, or all that may ever open; `links`: numbers of links. */
export function mapOf(
  mission: string | MissionData,
  { open = [], links = [] }: { readonly open?: readonly string[] | 'all'; readonly links?: readonly number[] } = {},
): TestMap {
  const board = boardOf(typeof mission === 'string' ? missionOf(mission) : mission);
  const doors = open === 'all' ? openable(board) : open.map((name) => doorNamed(board, name));
  const terrain = terrainOf(board, { open: doors.toSorted((a, b) => a - b), links });
  const zone = (name: string): ZoneNo => zoneNamed(board, name);
  const cell = (from: string, to: string): number => zone(from) * terrain.n + zone(to);
  const seen = (range: number): number | null => (range < 0 ? null : range);
  return {
    board,
    terrain,
    range: (from, to) => seen(terrain.sight[cell(from, to)]!),
    homeRange: (from, to) => seen(terrain.homeSight()[cell(from, to)]!),
    steps: (from) => terrain.steps[zone(from)]!.map((to) => board.zones[to]!.name).toSorted(),
    walk(from, to, { extra = false, asIfOpen = false } = {}) {
      const far = terrain.roads(extra, asIfOpen).far[cell(from, to)]!;
      return far === UNREACHABLE ? null : far;
    },
  };
}

export function openable({ doors }: Board): readonly DoorNo[] {
  return doors.flatMap(({ state }, door) => (state === 'sealed' ? [] : [door]));
}

/** Pairs of zones that see each other, and the longest range. */
export function probe({ terrain: { sight, n } }: TestMap): { readonly pairs: number; readonly longest: number } {
  let pairs = 0;
  let longest = 0;
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) {
      const range = sight[a * n + b]!;
      if (range > 0) pairs++;
      longest = Math.max(longest, range);
    }
  return { pairs, longest };
}
