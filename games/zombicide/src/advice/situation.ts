/** For bots: what a survivor looks at before each action. Worked out anew for each decision. */
import { type Terrain } from '../map/terrain.ts';
import { carried } from '../rules/inventory.ts';
import { beamSeers, isLit } from '../rules/light.ts';
import { isGuarded, isOpenHumvee } from '../rules/guarded.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { gearOf } from '../rules/printed.ts';
import { hasSkill } from '../rules/skills.ts';
import { NONE, RUNNER, TYPES, type State, type ZoneNo } from '../state.ts';
import { aimsOf, type Aims } from './aims.ts';
import { fieldTo, openWays, waysOf } from './field.ts';

export interface Situation {
  readonly s: State;
  readonly terrain: Terrain;
  readonly aims: Aims;
  /** Steps from each zone to what the team does next. */
  readonly field: readonly number[];
  /** Standing survivors of each zone. */
  readonly company: readonly number[];
  /** Zombies of each zone, and the hits that they would make there. */
  readonly bodies: readonly number[];
  readonly hits: readonly number[];
  /** V314: by night, the zones from which a light is seen: the zombies there act once more. Null: there is none. */
  readonly seers: readonly boolean[] | null;
  /** Steps of zombies to the nearest survivor. */
  readonly near: readonly number[];
  readonly standing: number;
  /** Somebody carries what opens doors. */
  readonly canOpen: boolean;
  /** Spawn zones at work. */
  readonly spawns: readonly ZoneNo[];
  /** How much more a step forward is worth, the longer the team gets nowhere. */
  readonly pressure: number;
  /** The team has got nowhere for so long that it looks for a last fight: nobody hides for ever. */
  readonly isLastStand: boolean;
}

export function situationOf(s: State): Situation {
  const terrain = terrainHere(s);
  const { n } = terrain;
  const company = Array<number>(n).fill(0);
  let standing = 0;
  let canOpen = false;
  for (let i = 0; i < s.survivors.length; i++) {
    const one = s.survivors[i]!;
    if (one.status !== 'standing' || one.zone === NONE) continue;
    company[one.zone]!++;
    standing++;
    canOpen ||= hasSkill(s, i, 'breakIn') || carried(one).some((card) => gearOf(s, card).door !== undefined);
  }
  const bodies: number[] = [];
  const hits: number[] = [];
  for (let zone = 0; zone < n; zone++) {
    const at = zone * TYPES;
    const all = s.zombies[at]! + s.zombies[at + 1]! + s.zombies[at + 2]!;
    bodies.push(all);
    hits.push(all + s.zombies[at + RUNNER]!);
  }
  for (const { zone } of s.abominations) {
    bodies[zone]!++;
    hits[zone]!++;
  }
  const aims = aimsOf(s);
  const waited = s.round - s.progress;
  const isLastStand = waited > HOPE;
  return {
    s,
    terrain,
    aims,
    field: isLastStand ? fieldTo(waysOf(s, canOpen), crowded(bodies)) : nextField(s, aims, canOpen, company),
    company,
    bodies,
    hits,
    seers: s.night ? beamSeers(s) : null,
    near: nearness(s, terrain, company),
    standing,
    canOpen,
    spawns: s.spawns.flatMap(({ zone, from }) => (from !== NONE && from <= s.round ? [zone] : [])),
    pressure: 1 + IMPATIENCE * Math.max(0, waited - PATIENCE),
    isLastStand,
  };
}
/** Rounds without progress after which the team gives up its goals: twice as many as the house rule leaves it. */
const HOPE = 20;

function crowded(bodies: readonly number[]): readonly ZoneNo[] {
  return bodies.flatMap((n, zone) => (n > 0 ? [zone] : []));
}
/** Rounds without progress before the team takes more risks, and how much more in each round. */
const PATIENCE = 2;
const IMPATIENCE = 0.3;

/** The task that is nearest for the team; the way out when all is done. */
function nextField(
  s: State,
  { tasks, others, locked, exits }: Aims,
  canOpen: boolean,
  company: readonly number[],
): readonly number[] {
  const ways = waysOf(s, canOpen);
  if (exits.length > 0) return fieldTo(ways, exits);
  const withoutTools = canOpen ? null : fieldWithoutTools(s, tasks, company);
  return (
    withoutTools ??
    nearestOf(
      tasks.map((zones) => fieldTo(ways, zones)),
      company,
    ) ??
    nearestOf(
      others.map((zones) => fieldTo(ways, zones)),
      company,
    ) ??
    nearestOf(
      locked.map((zones) => fieldTo(ways, zones)),
      company,
    ) ??
    company.map(() => 0)
  );
}

/** Nobody can open doors: what can be done without, and then where something may be found. Null: there is neither. */
function fieldWithoutTools(s: State, tasks: Aims['tasks'], company: readonly number[]): readonly number[] | null {
  const ways = openWays(s);
  const fields = tasks.map((zones) => fieldTo(ways, zones));
  const found = boardHere(s).zones.flatMap((_, zone) => (canBeSearched(s, zone) ? [zone] : []));
  return nearestOf(fields, company) ?? nearestOf([fieldTo(ways, found)], company);
}

/** V52, V325: a room or the Humvee, and no card guards it. */
export function canBeSearched(s: State, zone: ZoneNo): boolean {
  const { kind } = boardHere(s).zones[zone]!;
  return isOpenHumvee(s, zone) || ((kind === 'room' || kind === 'dark') && !isGuarded(s, zone));
}

/**
 * The field with the least way for all survivors together; who cannot come there takes the nearest that is left. Null:
 * nobody can come to any.
 */
function nearestOf(fields: readonly (readonly number[])[], company: readonly number[]): readonly number[] | null {
  let best: readonly number[] | null = null;
  let least = Infinity;
  for (const field of fields) {
    let sum = 0;
    let reached = false;
    for (let zone = 0; zone < company.length; zone++) {
      if (company[zone] === 0) continue;
      sum += company[zone]! * Math.min(TOO_FAR, field[zone]!);
      reached ||= field[zone]! < Infinity;
    }
    if (!reached || sum >= least) continue;
    least = sum;
    best = field;
  }
  return best?.map((way, zone) => (way < Infinity ? way : Math.min(...fields.map((field) => field[zone]!)))) ?? null;
}
const TOO_FAR = 40;

const FAR = 99;
/** V314: by night those who see a light act once more, so that they are a step nearer to it. */
function nearness(s: State, { roads, n }: Terrain, company: readonly number[]): readonly number[] {
  const { far } = roads(false, false);
  const ahead = company.map((standing, zone) => (standing > 0 && s.night && isLit(s, zone) ? 1 : 0));
  const near: number[] = [];
  for (let zone = 0; zone < n; zone++) {
    let least = FAR;
    for (let to = 0; to < n; to++)
      if (company[to]! > 0) least = Math.min(least, Math.max(0, far[zone * n + to]! - ahead[to]!));
    near.push(least);
  }
  return near;
}

/** The mean steps of those who stand to what the team does next. */
export function stepsToGo(s: State): number {
  const { field, company, standing } = situationOf(s);
  let sum = 0;
  for (let zone = 0; zone < company.length; zone++) sum += company[zone]! * Math.min(TOO_FAR, field[zone]!);
  return standing === 0 ? 0 : sum / standing;
}
