/** For bots: what an attack is worth, from where the survivor stands or from another zone. */
import { LEVEL_AP, ZOMBIES } from '../content/zombies.ts';
import type { Attack } from '../declared.ts';
import { UNSEEN } from '../map/sight.ts';
import { isUnloaded } from '../rules/held.ts';
import { gearOf } from '../rules/printed.ts';
import { inHand } from '../rules/inventory.ts';
import { dangerLevel } from '../rules/table.ts';
import { RUNNER, TYPES, type State, type Survivor, type SurvivorNo, type ZoneNo } from '../state.ts';
import { tollOf, type Toll } from './arms.ts';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

export interface Assault {
  /** Of one action. */
  readonly value: number;
  /** Actions until nobody is left. */
  readonly times: number;
  /** The hits that those killed in one action would make. */
  readonly relief: number;
}

export function assaultOf(now: Situation, attack: Attack): Assault {
  const toll = tollOf(now.s, attack);
  const { kills } = toll;
  const killed = kills[0] + kills[1] + kills[2] + kills[3];
  return {
    value: tollWorth(now, attack, toll),
    times: Math.ceil(now.bodies[attack.zone]! / Math.max(0.1, killed)),
    relief: killed + kills[RUNNER],
  };
}

function tollWorth(now: Situation, { survivor, zone }: Attack, { kills, misses, strike }: Toll): number {
  const one = now.s.survivors[survivor]!;
  let value = 0;
  let ap = 0;
  for (let kind = 0; kind < kills.length; kind++) {
    value += kills[kind]! * zombieWorth(now, zone, kind);
    ap += kills[kind]! * (kind === TYPES ? ZOMBIES.abomination.ap : 1);
  }
  const friends = now.company[zone]! - (one.zone === zone ? 1 : 0);
  if (friends > 0) value -= misses * WEIGHTS.friend;
  if (strike.isNoisy) value -= WEIGHTS.noise;
  return value - WEIGHTS.allOut * strike.allOutDice - ap * apCost(now.s, one);
}

/** All zombies of a zone. */
export function crowdWorth(now: Situation, zone: ZoneNo): number {
  let value = 0;
  for (let kind = 0; kind < TYPES; kind++) value += now.s.zombies[zone * TYPES + kind]! * zombieWorth(now, zone, kind);
  for (const one of now.s.abominations) if (one.zone === zone) value += zombieWorth(now, zone, TYPES);
  return value;
}

function zombieWorth({ near }: Situation, zone: ZoneNo, kind: number): number {
  return (WEIGHTS.kill[near[zone]!] ?? WEIGHTS.killFar) * WEIGHTS.kinds[kind]!;
}

/** V233: a point that brings the team nearer to a level that nobody has yet. */
function apCost(s: State, { level }: Survivor): number {
  const danger = dangerLevel(s);
  return level < danger || danger + 1 >= LEVEL_AP.length ? 0 : WEIGHTS.ap[danger]!;
}

/** The best attack with the weapons in hand from a zone, in so many actions: its value and its relief there. */
export function bestAssault(
  now: Situation,
  survivor: SurvivorNo,
  from: ZoneNo,
  actions: number,
): Pick<Assault, 'value' | 'relief'> {
  const { s, terrain, bodies } = now;
  let best = { value: 0, relief: 0 };
  for (const held of inHand(s, survivor))
    for (const { kind, range } of gearOf(s, held).modes ?? []) {
      if (kind === 'ranged' && isUnloaded(held)) continue;
      for (let zone = 0; zone < terrain.n; zone++) {
        if (bodies[zone] === 0 || !isInRange(now, from, zone, range)) continue;
        const { value, times, relief } = assaultOf(now, {
          survivor,
          kind,
          with: [held],
          zone,
          allOut: 0,
          light: false,
        });
        const n = Math.min(actions, times);
        if (n * value > best.value) best = { value: n * value, relief: zone === from ? n * relief : 0 };
      }
    }
  return best;
}

/** V293: at night no further than the next zone. */
function isInRange(
  { s, terrain }: Situation,
  from: ZoneNo,
  zone: ZoneNo,
  [min, max]: readonly [number, number],
): boolean {
  const range = terrain.sight[from * terrain.n + zone]!;
  return range !== UNSEEN && range >= min && range <= (s.night ? Math.min(1, max) : max);
}
