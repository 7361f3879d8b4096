/** Invariants 11 to 17: doors, buildings, sight and light. */
import type { Board } from '../../src/map/board.ts';
import { UNSEEN } from '../../src/map/sight.ts';
import type { Terrain } from '../../src/map/terrain.ts';
import { drawsOnOpening } from '../../src/effects/standing.ts';
import { boardHere, terrainHere } from '../../src/rules/mission.ts';
import { sees } from '../../src/rules/sight.ts';
import { hasSkill } from '../../src/rules/skills.ts';
import { NONE, type BuildingNo, type DoorNo, type State, type ZoneNo } from '../../src/state.ts';
import { sensesOf } from '../../src/zombies/senses.ts';
import { eventsOf, framesOf, must, type Step } from './step.ts';

/** 11: a sealed door is never open. */
export function sealedDoorsStayShut(s: State): void {
  const { doors } = boardHere(s);
  for (const door of s.ground.open)
    must(doors[door]!.state !== 'sealed', `the sealed door ${doors[door]!.name} is open`);
}

/** 11: an open door stays open. */
export function doorsStayOpen({ before, after }: Step): void {
  const { open } = after.ground;
  const all = [...before.ground.open, ...eventsOf(after.kernel.events, 'doorOpened').map(({ door }) => door)];
  for (const door of all) must(open.includes(door), `door ${door} was closed again`);
}

/** 12: a building is opened once, one that is open from the start never. */
export function buildingsOpenOnce({ before, after }: Step): void {
  const opened = eventsOf(after.kernel.events, 'buildingOpened').map(({ building }) => building);
  const waiting = framesOf<{ building: BuildingNo }>(before, 'opening').map(({ building }) => building);
  must(new Set(opened).size === opened.length, 'a building was opened twice');
  for (const building of opened) {
    must(after.opened.includes(building), `building ${building} is not noted as opened`);
    const isNew = !before.opened.includes(building) || waiting.includes(building);
    must(isNew, `building ${building} was opened again`);
    must(!boardHere(after).buildings[building]!.isOpen, `building ${building} was open from the start`);
  }
  for (const building of before.opened) must(after.opened.includes(building), `building ${building} was shut`);
}

export function openedBuildingsAreOfTheBoard(s: State): void {
  const { buildings } = boardHere(s);
  must(new Set(s.opened).size === s.opened.length, 'a building is noted twice');
  for (const building of s.opened) must(building < buildings.length, `there is no building ${building}`);
  for (const [building, { isOpen }] of buildings.entries())
    must(!isOpen || s.opened.includes(building), `building ${building} is open and may still be opened`);
}

/** 13: as many cards as dark zones are drawn for a building, one for each. */
export function aCardForEachDarkZone(step: Step): void {
  const { before, after } = step;
  const { events } = after.kernel;
  // A card of the mission may draw in the same zones; a game that is over draws no more.
  const isMixed = events.some(({ type }) => type === 'cardRevealed' || type === 'noteRead' || type === 'roundBegan');
  if (isMixed || after.ending !== null || before.phase !== after.phase) return;
  const { buildings } = boardHere(after);
  for (const building of after.opened) {
    const due = dueOf(before, building) ?? dueWhenOpened(before, after, building);
    if (due === undefined) continue;
    const left = dueOf(after, building) ?? [];
    const drawn = eventsOf(events, 'zombieCardDrawn').map(({ zone }) => zone);
    for (const zone of buildings[building]!.dark) {
      const n = (due.includes(zone) ? 1 : 0) - (left.includes(zone) ? 1 : 0);
      const found = drawn.filter((each) => each === zone).length;
      must(found === n, `${found} instead of ${n} cards for dark zone ${zone} of building ${building}`);
    }
  }
}

/** Zones that still wait for their card. */
function dueOf(s: State, building: BuildingNo): readonly ZoneNo[] | undefined {
  return framesOf<{ building: BuildingNo; left: readonly ZoneNo[] }>(s, 'opening').find(
    (each) => each.building === building,
  )?.left;
}

function dueWhenOpened(before: State, after: State, building: BuildingNo): readonly ZoneNo[] | undefined {
  if (before.opened.includes(building)) return undefined;
  return boardHere(after).buildings[building]!.dark.filter((zone) => drawsOnOpening(after, zone));
}

/** Terrains whose sight was checked: many tables share one. */
const mutual = new WeakSet<Terrain>();
const straight = new WeakSet<Terrain>();

/** 14: sight is mutual; range 0 is the own zone, range 1 every zone behind a clear border. */
export function sightIsMutual(s: State): void {
  const terrain = terrainHere(s);
  if (mutual.has(terrain)) return;
  checkMutual(terrain);
  mutual.add(terrain);
}

export function checkMutual({ sight, n, near }: Pick<Terrain, 'sight' | 'n' | 'near'>): void {
  for (let from = 0; from < n; from++) {
    for (let to = 0; to < n; to++) {
      const range = sight[from * n + to]!;
      must(range === sight[to * n + from], `sight between ${from} and ${to} is not mutual`);
      must((range === 0) === (from === to), `range 0 between ${from} and ${to}`);
    }
    for (const to of near[from]!) must(sight[from * n + to] === 1, `${to} is next to ${from}, but not at range 1`);
  }
}

/** 15: between two zones that see each other lies neither a room nor the tank. */
export function sightEndsInRooms(s: State): void {
  const terrain = terrainHere(s);
  if (straight.has(terrain)) return;
  checkStraight(boardHere(s), s.ground.open, terrain);
  straight.add(terrain);
}

export function checkStraight(
  { zones, lanes }: Board,
  open: readonly DoorNo[],
  { sight, n }: Pick<Terrain, 'sight' | 'n'>,
): void {
  const stops = zones.map(({ kind }) => kind === 'room' || kind === 'dark' || kind === 'tank');
  const seen = new Set<number>();
  for (const { zones: line, gates } of lanes)
    for (let i = 0; i < line.length; i++)
      for (let j = i + 1; j < line.length; j++) {
        const gate = gates[j - 1]!;
        if (gate.length > 0 && !gate.some((door) => open.includes(door))) break;
        seen.add(line[i]! * n + line[j]!).add(line[j]! * n + line[i]!);
        if (stops[line[j]!]) break;
      }
  for (let at = 0; at < n * n; at++)
    must(sight[at]! < 2 || seen.has(at), `zone ${Math.floor(at / n)} sees ${at % n} through a room or the tank`);
}

/** How survivors and zombies see: for each standing survivor and each zone the range, for each occupied zone its reach. */
export interface Eyes {
  readonly survivor: (s: State, survivor: number, zone: ZoneNo) => number;
  readonly zombie: (s: State) => { readonly occupied: readonly ZoneNo[]; readonly reach: readonly number[] };
}
const EYES: Eyes = { survivor: sees, zombie: (s) => sensesOf(s, false, NONE) };

/** 16: by day it makes no difference what is lit. */
export function lightIsNothingByDay(s: State, eyes = EYES): void {
  const isAnyLight = s.lit.length > 0 || s.survivors.some(({ light }) => light !== NONE);
  if (s.night || !isAnyLight || s.phase === 'setup') return;
  const dark: State = { ...s, lit: [], survivors: s.survivors.map((one) => ({ ...one, light: NONE })) };
  const zones = boardHere(s).zones.length;
  for (const [no, { status }] of s.survivors.entries())
    for (let zone = 0; status === 'standing' && zone < zones; zone++)
      must(eyes.survivor(s, no, zone) === eyes.survivor(dark, no, zone), `by day survivor ${no} sees ${zone} by light`);
  const [lit, unlit] = [eyes.zombie(s).reach, eyes.zombie(dark).reach];
  must(
    lit.every((reach, i) => reach === unlit[i]),
    'by day zombies see by light',
  );
}

/** 17: at night zombies see no dark zone but their own, survivors none but the next one. */
export function nightHides(s: State, eyes = EYES): void {
  if (!s.night || s.phase === 'setup') return;
  const beams = s.survivors.filter(({ status, light }) => status === 'standing' && light !== NONE);
  const lit = new Set([...s.lit, ...beams.flatMap(({ zone, light }) => [zone, light])]);
  const { occupied, reach } = eyes.zombie(s);
  for (const [i, zone] of occupied.entries())
    must(lit.has(zone) || reach[i] === 0, `at night zombies see into dark zone ${zone}`);
  const zones = boardHere(s).zones.length;
  for (const [no, { status }] of s.survivors.entries()) {
    if (status !== 'standing' || hasSkill(s, no, 'nightVision')) continue;
    for (let zone = 0; zone < zones; zone++) {
      const range = lit.has(zone) ? UNSEEN : eyes.survivor(s, no, zone);
      must(range <= 1, `at night survivor ${no} sees dark zone ${zone} at range ${range}`);
    }
  }
}
