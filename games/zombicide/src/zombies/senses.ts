/** What zombies see and hear, and where that draws them. (V207–V216, V292, V313) */
import { UNSEEN } from '../map/sight.ts';
import { UNREACHABLE, type Terrain } from '../map/terrain.ts';
import { isDarkRoom, isLit } from '../rules/light.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { zoneOfCompanion } from '../rules/table.ts';
import { NONE, type State, type SurvivorNo, type ZoneNo } from '../state.ts';

/** The table as it is when a move step begins: nothing that zombies do in the step changes it. */
export interface Senses {
  readonly terrain: Terrain;
  readonly extra: boolean;
  /** Taunt: the only target; NONE: as usual. */
  readonly target: ZoneNo;
  /** Noise by zone. (V133) */
  readonly noise: readonly number[];
  /** Zones where somebody stands, with how far away they are seen from. */
  readonly occupied: readonly ZoneNo[];
  readonly reach: readonly number[];
  /** The loudest zones of each part of the board, once somebody asks. (Y23) */
  readonly loudest: (readonly ZoneNo[] | undefined)[];
  /** A noise that zombies walk to as if doors were open. (V379) */
  readonly lure: ZoneNo;
  readonly sendsBack: ZoneNo;
  readonly startSpawn: ZoneNo;
}

/** As far as the board goes. */
const ANY = 127;

/** Zones with a standing survivor or companion, each once. */
export function occupiedZones(s: State): ZoneNo[] {
  const zones: ZoneNo[] = [];
  for (const { status, zone } of s.survivors) if (status === 'standing' && !zones.includes(zone)) zones.push(zone);
  for (const one of s.companions) {
    const zone = one.status === 'standing' ? zoneOfCompanion(s, one) : NONE;
    if (zone !== NONE && !zones.includes(zone)) zones.push(zone);
  }
  return zones;
}

/** `taunter`: the only target; NONE: as usual. (X61) */
export function sensesOf(s: State, extra: boolean, taunter: SurvivorNo): Senses {
  const { places } = boardHere(s);
  const occupied = occupiedZones(s);
  return {
    terrain: terrainHere(s),
    extra,
    target: taunter === NONE ? NONE : s.survivors[taunter]!.zone,
    noise: noiseOf(s),
    occupied,
    reach: occupied.map((zone) => reachOf(s, zone)),
    loudest: [],
    lure: places.lure,
    sendsBack: places.sendsBack,
    startSpawn: places.spawns[0]?.zone ?? NONE,
  };
}

/** V292, V313: by night only what is lit is seen from another zone. V434: dark zones may be seen from the next one only. */
function reachOf(s: State, zone: ZoneNo): number {
  if (s.night && !isLit(s, zone)) return 0;
  return isDarkRoom(s, zone) ? 1 : ANY;
}

function noiseOf(s: State): readonly number[] {
  const noise: number[] = [];
  for (let zone = 0; zone < s.noise.length; zone++) noise.push(s.noise[zone]! + s.lasting[zone]!);
  for (const { status, zone } of s.survivors) if (status === 'standing') noise[zone]!++;
  for (const one of s.companions) if (one.status === 'standing') noise[zoneOfCompanion(s, one)]!++;
  return noise;
}

/** V207–V210: the loudest zone with somebody in sight, or else the loudest of all; several if they are equally loud. */
export function targetsFrom(senses: Senses, zone: ZoneNo): readonly ZoneNo[] {
  if (senses.target !== NONE) return [senses.target];
  const { terrain, occupied, reach, noise } = senses;
  let most = 0;
  let found: ZoneNo[] = [];
  for (let i = 0; i < occupied.length; i++) {
    const there = occupied[i]!;
    const range = terrain.sight[zone * terrain.n + there]!;
    if (range === UNSEEN || range > reach[i]! || noise[there]! < most) continue;
    if (noise[there]! > most) found = [];
    most = noise[there]!;
    found.push(there);
  }
  return found.length > 0 ? found : loudestNear(senses, zone);
}

/** V208, Y23: of the part of the board that the zone lies in. */
function loudestNear({ terrain: { part }, noise, loudest }: Senses, zone: ZoneNo): readonly ZoneNo[] {
  return (loudest[part[zone]!] ??= loudestIn(noise, part, part[zone]!));
}

function loudestIn(noise: readonly number[], part: readonly number[], here: number): readonly ZoneNo[] {
  let most = 1;
  let found: ZoneNo[] = [];
  for (let zone = 0; zone < noise.length; zone++) {
    if (part[zone] !== here || noise[zone]! < most) continue;
    if (noise[zone]! > most) found = [];
    most = noise[zone]!;
    found.push(zone);
  }
  return found;
}

const NOWHERE: readonly ZoneNo[] = [];

/**
 * The next zones of all shortest ways to all targets; the own zone for those who stay, or who stand before a closed
 * door (W23). Empty: there is no way. (V211–V215, Y11, Y14, Y28)
 */
export function nextZones(senses: Senses, zone: ZoneNo): readonly ZoneNo[] {
  // V385: put back to where they came from, which ends the move.
  if (zone === senses.sendsBack && senses.startSpawn !== NONE) return [senses.startSpawn];
  const targets = targetsFrom(senses, zone);
  if (targets.length === 0) return NOWHERE;
  const { terrain, extra, lure } = senses;
  const { n } = terrain;
  const steps: ZoneNo[] = [];
  let stops = 0;
  for (const target of targets) {
    if (target === zone) {
      steps.push(zone);
      continue;
    }
    const { near, far } = terrain.roads(extra, target === lure);
    const left = far[zone * n + target]!;
    if (left === UNREACHABLE) continue;
    for (const next of near[zone]!) {
      if (far[next * n + target]! !== left - 1 || steps.includes(next)) continue;
      steps.push(next);
      if (target === lure && !terrain.roads(extra, false).near[zone]!.includes(next)) stops++;
    }
  }
  return stops === 0 ? steps : steps.map((next) => (isStep(senses, zone, next) ? next : zone));
}

/** V379, Y49: a closed door still stops those who walk as if it were open. */
function isStep({ terrain, extra }: Senses, zone: ZoneNo, next: ZoneNo): boolean {
  return next === zone || terrain.roads(extra, false).near[zone]!.includes(next);
}

/** W23: some stand before a closed door, although no target is here. */
export function isStopped(senses: Senses, zone: ZoneNo, next: readonly ZoneNo[]): boolean {
  return next.includes(zone) && !targetsFrom(senses, zone).includes(zone);
}
