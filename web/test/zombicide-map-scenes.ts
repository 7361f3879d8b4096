/** Positions for pictures of the map of Zombicide: set up by the rules, then people and crowds put where a picture needs them. */
import { run, seedOf } from '@horda/kernel';
import { walkAlong } from '@horda/zombicide/advice/walks';
import { zombicide } from '@horda/zombicide/game';
import { zoneNamed } from '@horda/zombicide/map/board';
import { DEFAULTS } from '@horda/zombicide/options';
import { boardHere, missionOf, terrainHere } from '@horda/zombicide/rules/mission';
import { seesFrom } from '@horda/zombicide/rules/sight';
import { NONE, TYPES, type Event, type State, type ZoneNo } from '@horda/zombicide/state';
import { view } from '@horda/zombicide/view';
import type { Glow } from '../src/games/zombicide/map/city-map.tsx';
import type { MapScene } from './map-page/scene.ts';

export function tableOf(mission: string): State {
  const s = zombicide.setup(
    { ...DEFAULTS, mission, team: mission.startsWith('M') ? 'washington' : 'core', difficulty: 'normal' },
    3,
    seedOf('look'),
    null,
  );
  run(zombicide, s);
  return s;
}

/** The first survivor acts, and everybody stands somewhere else. */
function spread(s: State, zones: readonly string[]): State {
  const board = boardHere(s);
  for (const [i, one] of s.survivors.entries()) if (zones[i] !== undefined) one.zone = zoneNamed(board, zones[i]);
  Object.assign(s, { acting: 0, active: s.survivors[0]!.owner, phase: 'players' });
  Object.assign(s.survivors[0]!, { actions: 3 });
  return s;
}

export function crowd(s: State, zone: ZoneNo, walkers: number, brutes = 0, runners = 0): void {
  for (const [kind, n] of [walkers, brutes, runners].entries()) s.zombies[zone * TYPES + kind] = n;
}

function sceneOf(s: State, more: Partial<MapScene> = {}): MapScene {
  return {
    view: view(s, 0),
    moment: 0,
    beats: [],
    language: 'pl',
    seat: 0,
    selected: 0,
    glow: [],
    things: [],
    ...more,
  };
}

/** Zones within three steps, with their cost. */
function steps(s: State): readonly Glow[] {
  const { steps: near } = terrainHere(s);
  const ways = new Map<ZoneNo, readonly ZoneNo[]>([[s.survivors[0]!.zone, []]]);
  for (const [zone, way] of ways)
    if (way.length < 3) for (const next of near[zone]!) if (!ways.has(next)) ways.set(next, [...way, next]);
  return [...ways].slice(1).map(([zone, way]) => {
    const cost = walkAlong(s, 0, way).actions;
    return { zone, kind: 'step', label: `Ruch, koszt ${cost}`, cost, way };
  });
}

/** As in the picture of the main table: a crowded day in M1. */
function crowdedDay(): State {
  const s = tableOf('M1');
  const zones = boardHere(s).zones;
  const streets = zones.flatMap(({ kind }, zone) => (kind === 'street' ? [zone] : []));
  spread(s, []);
  for (const [i, one] of s.survivors.entries()) one.zone = streets[(i * 3 + 4) % streets.length]!;
  crowd(s, streets[1]!, 4);
  crowd(s, streets[3]!, 0, 2);
  crowd(s, streets[8]!, 1, 0, 3);
  crowd(s, streets[10]!, 21, 5, 4);
  crowd(s, streets[12]!, 6);
  crowd(s, streets[6]!, 0, 0, 2);
  s.abominations = [{ kind: 0, zone: streets.at(-1)!, mark: '', seen: true }];
  for (const zone of zones.keys()) if (zones[zone]!.kind === 'dark' && zone % 2 === 0) crowd(s, zone, 3, zone % 3);
  s.noise[s.survivors[0]!.zone] = 2;
  s.ground = { ...s.ground, open: [0, 2] };
  s.opened = [0];
  Object.assign(s.survivors[4]!, { status: 'down' });
  return s;
}

/** As in the picture of the night: a beam, who sees it, and who does not. */
function night(): State {
  const s = spread(tableOf('M4'), ['10V.s', '10V.w', '6R.s1', '6R.s3', '9R.s2', '1R.s3']);
  const board = boardHere(s);
  const zone = (name: string): ZoneNo => zoneNamed(board, name);
  s.night = true;
  s.survivors[0]!.light = zone('10V.sw');
  s.noise[zone('10V.w')] = 1;
  s.lit = [];
  crowd(s, zone('10V.sw'), 5, 1);
  crowd(s, zone('10V.se'), 0, 0, 2);
  crowd(s, zone('11V.nw'), 3);
  crowd(s, zone('10V.n'), 7);
  crowd(s, zone('9R.r1'), 2, 2);
  return s;
}

function weapon(s: State): Partial<MapScene> {
  const { zones } = boardHere(s);
  const from = s.survivors[0]!.zone;
  const seen = zones.flatMap((_, zone) => {
    const range = seesFrom(s, 0, from, zone);
    return range < 0 ? [] : [[zone, range] as const];
  });
  const targets = seen
    .filter(([, range]) => range > 0 && range < 4)
    .map(([zone, range]): Glow => ({
      zone,
      kind: 'target',
      label: `Cel, zasięg ${range}`,
      tag: `Cel · zasięg ${range}`,
    }));
  return {
    sight: seen,
    glow: [...targets.slice(1), ...targets.slice(0, 1).map((each) => ({ ...each, kind: 'chosen' }) as const)],
  };
}

/** A car with a full load, and one that waits. */
function cars(): State {
  const s = spread(tableOf('S4'), ['1V.s5', '1V.s5', '1V.s5']);
  const zone = s.survivors[0]!.zone;
  const [near] = terrainHere(s).steps[zone]!.filter((next) => boardHere(s).zones[next]!.kind === 'street');
  s.cars = [
    { zone, driver: 0, others: [1, 2] },
    { zone: near!, driver: NONE, others: [] },
  ];
  s.survivors[3]!.zone = zone;
  crowd(s, near!, 3, 1);
  return s;
}

export const MAP_SCENES: Readonly<Record<string, () => MapScene>> = {
  day: () => sceneOf(crowdedDay()),
  move: () => {
    const s = crowdedDay();
    return sceneOf(s, { glow: steps(s) });
  },
  weapon: () => {
    const s = crowdedDay();
    return sceneOf(s, weapon(s));
  },
  danger: () => {
    const s = crowdedDay();
    const { near } = terrainHere(s);
    const from = s.survivors[0]!.zone;
    const arrows = near[from]!.map((zone, i) => ({ from: zone, to: from, n: 2 + i * 4 }));
    return sceneOf(s, { arrows, plates: [{ zone: from, text: '3 rany: nokaut', tone: 'alarm' }] });
  },
  night: () => sceneOf(night()),
  cars: () => sceneOf(cars()),
  ...Object.fromEntries(
    ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10', 'S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'].map(
      (id) => [
        id,
        () => {
          const s = tableOf(id);
          missionOf(s);
          return sceneOf(spread(s, []));
        },
      ],
    ),
  ),
};

/** A hundred zombies that all walk to and fro, in this many beats. */
export function marching(beats: number): MapScene {
  const s = tableOf('M1');
  const { near } = terrainHere(s);
  const homes = near.flatMap((all, zone) => (all.length > 0 ? [zone] : []));
  for (let n = 0; n < 100; n++) {
    const at = homes[n % homes.length]! * TYPES + (n % TYPES);
    s.zombies[at] = s.zombies[at]! + 1;
  }
  const there = homes.flatMap((from) =>
    [0, 1, 2].flatMap((kind) => {
      const n = s.zombies[from * TYPES + kind]!;
      return n === 0
        ? []
        : [{ type: 'zombiesMoved', from, to: near[from]![0]!, kind, n } as Event & { type: 'zombiesMoved' }];
    }),
  );
  const back = there.map((event) => ({ ...event, from: event.to, to: event.from }));
  return sceneOf(s, {
    beats: Array.from({ length: beats }, (_, i) => ({ ms: 500, events: i % 2 === 0 ? there : back })),
  });
}
