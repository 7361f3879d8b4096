/** For bots: how good it is for a survivor to end a turn in a zone. */
import { healthLeft } from '../rules/printed.ts';
import { NONE, RUNNER, TYPES, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** As far away as the bots look. */
const FAR = 40;
const APART = 8;

/** `relief`: the hits in the zone that a fight there is expected to take away. */
export function placeWorth(now: Situation, survivor: SurvivorNo, zone: ZoneNo, relief: number): number {
  const forward = WEIGHTS.step * now.pressure * Math.min(FAR, now.field[zone]!);
  if (now.isLastStand) return -forward;
  return -dangerOf(now, survivor, zone, relief) - spawnDanger(now, zone) - forward - loneliness(now, survivor, zone);
}

function dangerOf(
  { s, terrain, company, bodies, hits, seers, aims }: Situation,
  survivor: SurvivorNo,
  zone: ZoneNo,
  relief: number,
) {
  const one = s.survivors[survivor]!;
  const others = company[zone]! - (one.zone === zone ? 1 : 0);
  // What is found in the dark may shine.
  const isLamp = s.night && aims.tasks.some((zones) => zones.length === 1 && zones[0] === zone);
  let runners = 0;
  let comers = 0;
  for (const next of terrain.roads(seers !== null, false).near[zone]!) {
    const again = isLamp || seers?.[next] === true ? hits[next]! : 0;
    const fast = s.zombies[next * TYPES + RUNNER]!;
    runners += fast + again;
    if (again === 0) comers += bodies[next]! - fast;
  }
  const twice = isLamp || seers?.[zone] === true ? 2 : 1;
  const inZone = Math.max(0, twice * (hits[zone]! - WEIGHTS.relief * relief));
  const feared = (inZone + WEIGHTS.runner * runners) / (others + 1);
  const health = healthLeft(s, one);
  // The more depends on dice, the less sure it is.
  const spread = WEIGHTS.spread * (0.5 + Math.sqrt(relief) / (others + 1));
  const falls = feared === 0 ? 0 : 1 / (1 + Math.exp((health - WEIGHTS.deathFrom - feared) / spread));
  const wounds = Math.min(feared, health) * (others > 0 ? WEIGHTS.shared : 1);
  return WEIGHTS.wound * wounds + WEIGHTS.death * falls + (WEIGHTS.arrive * comers) / (others + 1);
}

function spawnDanger({ terrain, spawns }: Situation, zone: ZoneNo): number {
  let danger = 0;
  const near = terrain.roads(false, false).near[zone]!;
  for (const spawn of spawns)
    if (spawn === zone) danger += WEIGHTS.spawnHere;
    else if (near.includes(spawn)) danger += WEIGHTS.spawnNext;
  return danger;
}

/** By the steps to the others. */
function loneliness({ s, terrain, standing }: Situation, survivor: SurvivorNo, zone: ZoneNo): number {
  if (standing < 2) return 0;
  const { far } = terrain.roads(true, false);
  let apart = 0;
  for (let i = 0; i < s.survivors.length; i++) {
    const { status, zone: there } = s.survivors[i]!;
    if (i !== survivor && status === 'standing' && there !== NONE)
      apart += Math.min(APART, far[zone * terrain.n + there]!);
  }
  return WEIGHTS.cohesion * Math.max(0, apart / (standing - 1) - 1);
}
