/** Names of zones and doors in a mission: each must be on its board. */
import type { PackProblem } from '@horda/kernel';
import { inside } from '@horda/parts';
import type { MissionData } from '../../content/mission.ts';
import { sorted } from '../borders.ts';
import type { Board } from '../board.ts';
import { scanned } from '../contacts.ts';
import { layTiles } from '../laying.ts';

/** Doors and ways that the mission adds: between pieces of its tiles that lie next to each other. */
export function noteOwnDoors(
  notes: PackProblem[],
  path: string,
  { layout, doors = [], links = [] }: MissionData,
): void {
  const { pieces } = layTiles(layout);
  const names = pieces.filter(({ kind }) => kind !== 'scenery').map(({ name }) => name);
  const known = (at: string, zones: readonly string[]): boolean => {
    const unknown = zones.filter((name) => !names.includes(name));
    for (const given of unknown) notes.push({ path: at, kind: 'word', given, allowed: namesLike(given, names) });
    return unknown.length === 0;
  };
  for (const [i, { between }] of links.entries()) known(inside(inside(inside(path, 'links'), i), 'between'), between);

  const { contacts } = scanned(pieces.map(({ rect }) => rect));
  for (const [i, { door, added }] of doors.entries()) {
    const at = inside(inside(inside(path, 'doors'), i), 'door');
    const zones = door.split('|');
    if (zones.length !== 2 || !known(at, zones) || added !== true) continue;
    const [a, b] = zones.map((zone) => pieces.findIndex(({ name }) => name === zone)) as [number, number];
    if (contacts.some((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))) continue;
    notes.push({
      path: at,
      kind: 'other',
      en: `${zones[0]} and ${zones[1]} do not lie next to each other.`,
      pl: `${zones[0]} i ${zones[1]} nie leżą obok siebie.`,
    });
  }
}

/** Names of the same tile if there are any, so that the list stays short. */
function namesLike(given: string, names: readonly string[]): readonly string[] {
  const ofTile = names.filter((name) => name.split('.')[0] === given.split('.')[0]);
  return ofTile.length > 0 ? ofTile : [...new Set(names.map((name) => name.split('.')[0]!))];
}

const ZONE = /^\d+[RV]\.\w+$/;
const DOOR = /^\d+[RV]\.\w+\|\d+[RV]\.\w+$/;

/** Every name of a zone or a door, wherever it stands in the mission. */
export function noteNames(notes: PackProblem[], path: string, mission: MissionData, board: Board): void {
  const { layout: _, ...rest } = mission;
  const doors = board.doors.map(({ name }) => name);
  const look = (at: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (ZONE.test(value) && !board.names.has(value))
        notes.push({ path: at, kind: 'word', given: value, allowed: namesLike(value, [...board.names.keys()]) });
      if (DOOR.test(value) && !doors.includes(sorted(value)))
        notes.push({ path: at, kind: 'word', given: value, allowed: doors });
    } else if (Array.isArray(value)) {
      for (const [i, each] of value.entries()) look(inside(at, i), each);
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, each] of Object.entries(value)) look(inside(at, field), each);
    }
  };
  look(path, rest);
}
