/** What cards do to the board: doors, ways, exits, noise, light, the clock. */
import { call, emit } from '@horda/kernel';
import { CLOCK, DOOR } from '../../declared.ts';
import { doorNamed, linkNamed, zoneNamed } from '../../map/board.ts';
import { boardHere, missionOf } from '../../rules/mission.ts';
import { makeNoise } from '../../rules/noise.ts';
import { NONE, type DoorNo, type State, type ZoneNo } from '../../state.ts';
import { zoneOf, type Acts } from '../doing.ts';
import { LIT_HOUSE, holdOn } from '../standing.ts';

export const BOARD: Acts<
  | 'openDoor'
  | 'openAllDoors'
  | 'addLink'
  | 'addExit'
  | 'noise'
  | 'removeNoise'
  | 'lightUp'
  | 'lightsOut'
  | 'lightTheHouse'
  | 'clock'
> = {
  openDoor(s, { door }, { survivor }) {
    call(s, DOOR, { door: doorNamed(boardHere(s), door), survivor, noisy: false, byCard: true });
  },
  openAllDoors(s, { building }, { survivor }) {
    for (const door of doorsOf(s, zoneNamed(boardHere(s), building)).toReversed())
      call(s, DOOR, { door, survivor, noisy: false, byCard: true });
  },
  addLink(s, { between }) {
    const link = linkNamed(boardHere(s), between);
    if (!s.ground.links.includes(link))
      s.ground = { ...s.ground, links: [...s.ground.links, link].sort((a, b) => a - b) };
  },
  addExit(s, { zone, exit }, my) {
    addExit(s, zoneOf(s, zone, my), exit);
  },
  noise(s, { zone, n, permanent }, my) {
    const at = zoneOf(s, zone, my);
    if (at === NONE) return;
    if (!permanent) return makeNoise(s, at, n, 'card');
    s.lasting = s.lasting.map((tokens, each) => (each === at ? tokens + n : tokens));
    emit(s, { type: 'noiseMade', zone: at, n, by: 'card' });
  },
  removeNoise(s, { zone }, my) {
    if (zone === 'everywhere') s.noise = s.noise.map(() => 0);
    else s.noise[zoneOf(s, zone, my)] = 0;
  },
  lightUp(s, { zones }, my) {
    const lit = zones.map((zone) => zoneOf(s, zone, my)).filter((zone) => !s.lit.includes(zone));
    s.lit = [...s.lit, ...lit];
  },
  lightsOut(s) {
    const { lit } = boardHere(s).places;
    s.lit = s.lit.filter((zone) => !lit.includes(zone));
  },
  lightTheHouse(s) {
    holdOn(s, LIT_HOUSE);
    s.night = false;
  },
  /** W7: at once; day or night is read when a round begins. */
  clock(s, { hours }) {
    call(s, CLOCK, { hours, due: [] });
  },
};

/** Doors of a building that are closed and can be opened. */
function doorsOf(s: State, room: ZoneNo): readonly DoorNo[] {
  const { doors, buildingOf } = boardHere(s);
  const building = buildingOf[room];
  return doors.flatMap(({ a, b, state }, door) => {
    const isOfIt = buildingOf[a] === building || buildingOf[b] === building;
    return isOfIt && state !== 'sealed' && !s.ground.open.includes(door) ? [door] : [];
  });
}

/** Not when the team is leaving by another one already. */
export function addExit(s: State, zone: ZoneNo, name: string): void {
  const isBound = missionOf(s).goals.some((goal) => goal.test === 'allOut' && goal.together);
  if (isBound && s.survivors.some(({ status }) => status === 'escaped')) return;
  if (s.exits.some((exit) => exit.zone === zone && exit.name === name)) return;
  s.exits = [...s.exits, { zone, name }];
  emit(s, { type: 'exitOpened', zone, exit: name });
}
