/** What keeps a survivor from seeing a zone: which wall, which door, which room, the tank, the dark. */
import type { Board } from './map/board.ts';
import { isIndoors } from './map/buildings.ts';
import type { Lane } from './map/lanes.ts';
import { UNSEEN } from './map/sight.ts';
import { against, type Obstacle } from './obstacle.ts';
import { isLit } from './rules/light.ts';
import { boardHere, terrainHere } from './rules/mission.ts';
import { hasSkill } from './rules/skills.ts';
import type { State, SurvivorNo, ZoneNo } from './state.ts';

/** For a zone that is out of sight. */
export function whyUnseen(s: State, survivor: SurvivorNo, to: ZoneNo): Obstacle {
  const from = s.survivors[survivor]!.zone;
  const { sight, homeSight, n } = terrainHere(s);
  const isDefender = hasSkill(s, survivor, 'homeDefender');
  if ((isDefender ? homeSight() : sight)[from * n + to] === UNSEEN) return whyBlocked(s, from, to, isDefender);
  return against(s.night && !isLit(s, to) ? 'V293' : 'V434', { is: 'tooDark', zone: to });
}

/** What stands first on the straight line; a door is named before all else, because it can be opened. */
function whyBlocked(s: State, from: ZoneNo, to: ZoneNo, throughRooms: boolean): Obstacle {
  const board = boardHere(s);
  const next = board.doors.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  // Y80: a sealed door is a wall.
  if (next !== undefined && next.state !== 'sealed') return against('V120', { is: 'closedDoor', between: [from, to] });
  const stops = board.lanes.flatMap((lane) => whyStopped(s, board, lane, from, to, throughRooms) ?? []);
  return (
    stops.find(({ reason }) => reason.is === 'closedDoor') ??
    stops.find(({ reason }) => reason.is === 'tank') ??
    stops[0] ??
    whyWalled(s, board, from, to)
  );
}

/** V119, V120, V124: the first closed door, room or tank on the lane from one to the other. Null: they are not on it. */
function whyStopped(
  { ground }: State,
  { zones, doors }: Board,
  lane: Lane,
  from: ZoneNo,
  to: ZoneNo,
  throughRooms: boolean,
): Obstacle | null {
  const [start, end] = [lane.zones.indexOf(from), lane.zones.indexOf(to)];
  if (start < 0 || end < 0) return null;
  const step = start < end ? 1 : -1;
  for (let i = start; i !== end; i += step) {
    const at = lane.zones[i]!;
    const { kind } = zones[at]!;
    if (i !== start && kind === 'tank') return against('V124', { is: 'tank', zone: at });
    const isRoom = isIndoors({ kind }) && kind !== 'corridor';
    if (i !== start && isRoom && !throughRooms) return against('V119', { is: 'room', zone: at });
    const gate = lane.gates[step === 1 ? i : i - 1]!;
    if (gate.length === 0 || gate.some((door) => ground.open.includes(door))) continue;
    const { a, b } = doors[gate[0]!]!;
    return against('V120', { is: 'closedDoor', between: [a, b] });
  }
  return null;
}

/** V114, V120: in a straight line there is a wall, of the last zone that is seen that way; otherwise there is no line. */
function whyWalled(s: State, { zones }: Board, from: ZoneNo, to: ZoneNo): Obstacle {
  const { sight, n } = terrainHere(s);
  const towards = sideOf(zones[from]!, zones[to]!);
  if (towards === null) return against('V114', { is: 'outOfSight', zone: to });
  let last = from;
  for (let zone = 0; zone < n; zone++)
    if (sight[from * n + zone]! > sight[from * n + last]! && sideOf(zones[from]!, zones[zone]!) === towards)
      last = zone;
  return against('V120', { is: 'wall', zone: last });
}

type Shape = Pick<Board['zones'][number], 'rects'>;

/** Where the other zone lies, if a straight line leads there. */
function sideOf({ rects }: Shape, { rects: others }: Shape): 'north' | 'east' | 'south' | 'west' | null {
  for (const [left, top, right, bottom] of rects)
    for (const [otherLeft, otherTop, otherRight, otherBottom] of others) {
      if (Math.min(right, otherRight) > Math.max(left, otherLeft)) return otherTop >= bottom ? 'south' : 'north';
      if (Math.min(bottom, otherBottom) > Math.max(top, otherTop)) return otherLeft >= right ? 'east' : 'west';
    }
  return null;
}
