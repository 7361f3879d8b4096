/** The mission that is played, its board and its ground. */
import { MISSIONS } from '../content/missions/missions.ts';
import type { MissionData } from '../content/mission.ts';
import { boardOf, type Board } from '../map/board.ts';
import { terrainOf as terrainOn, type Terrain } from '../map/terrain.ts';
import type { State } from '../state.ts';

const OURS: Readonly<Record<string, MissionData>> = Object.fromEntries(MISSIONS.map((one) => [one.id, one]));

type Table = Pick<State, 'pack' | 'mission'>;

export function missionOf({ pack, mission }: Table): MissionData {
  return pack?.missions?.[mission] ?? OURS[mission]!;
}

export function boardHere(s: Table): Board {
  return boardOf(missionOf(s));
}

/** Sight and ways as the doors are now. */
export function terrainHere(s: Pick<State, 'pack' | 'mission' | 'ground'>): Terrain {
  return terrainOn(boardHere(s), s.ground);
}
