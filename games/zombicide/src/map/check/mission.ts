/** What is wrong with a mission that somebody has typed in: tiles, names, ways, goals. Every problem names its place. */
import type { PackProblem } from '@horda/kernel';
import type { MissionData } from '../../content/mission.ts';
import { boardOf } from '../board.ts';
import { noteNames, noteOwnDoors } from './names.ts';
import { noteReach } from './reach.ts';
import { noteTiles } from './tiles.ts';

/** All problems of one kind at once; the next kind is looked at only when there are none. `path`: of the mission. */
export function checkMission(mission: MissionData, path = ''): readonly PackProblem[] {
  const notes: PackProblem[] = [];
  noteTiles(notes, path, mission);
  if (notes.length === 0) noteOwnDoors(notes, path, mission);
  if (notes.length > 0) return notes;
  noteNames(notes, path, mission, boardOf(bare(mission)));
  if (notes.length === 0) noteReach(notes, path, mission, boardOf(mission));
  return notes;
}

/** Tiles and doors alone. */
function bare(mission: MissionData): MissionData {
  const { id, source, difficulty, minutes, survivors, rules, knockout, layout, doors = [], links = [] } = mission;
  const head = { id, source, difficulty, minutes, survivors, rules, knockout };
  return { ...head, layout, doors, links, starts: [], spawns: [], crates: [], cards: [], goals: [] };
}
