/** For bots: the zones where the team has something to do for its goals. */
import { boardHere, missionOf } from '../rules/mission.ts';
import { doorNamed } from '../map/board.ts';
import { NONE, type State, type ZoneNo } from '../state.ts';

export interface Aims {
  /** Each is a thing to do once; where several zones will do, they are alternatives. */
  readonly tasks: readonly (readonly ZoneNo[])[];
  /** Everybody has to come to one of these; empty: nobody need leave. */
  readonly exits: readonly ZoneNo[];
}

export function aimsOf(s: State): Aims {
  const board = boardHere(s);
  const { goals } = missionOf(s);
  const tasks: (readonly ZoneNo[])[] = [];
  const door = (no: number): readonly ZoneNo[] => [board.doors[no]!.a, board.doors[no]!.b];
  for (const { zone, door: no, state } of s.placed) {
    // An event of the mission lies nowhere.
    if (state === 'gone' || (zone === NONE && no === NONE)) continue;
    tasks.push(zone === NONE ? door(no) : [zone]);
  }
  for (const goal of goals)
    if (goal.test === 'doorsOpen')
      for (const name of goal.doors) {
        const no = doorNamed(board, name);
        if (!s.ground.open.includes(no)) tasks.push(door(no));
      }
  for (const { leader, zone, status } of s.companions) if (status === 'standing' && leader === NONE) tasks.push([zone]);
  for (const { status, zone } of s.survivors) if (status === 'down') tasks.push([zone]);
  const wantsOut = goals.some(({ test }) => test === 'allOut');
  const isTime = tasks.length === 0 || missionOf(s).exitsOpen !== 'afterGoals';
  return { tasks, exits: wantsOut && isTime ? s.exits.map(({ zone }) => zone) : [] };
}
