/** Zombies of a zone that may go several ways: each kind is split evenly, and the team places those left over. */
import type { ZombieChoice } from '../choices/zombie.ts';
import { healthLeft } from '../rules/printed.ts';
import { terrainHere } from '../rules/mission.ts';
import { TYPES, type State, type ZoneNo } from '../state.ts';

/** Those left over when a group splits. (V216) */
export interface Split {
  readonly from: ZoneNo;
  /** TYPES and more: an abomination, by its place in the state's list. */
  readonly kind: number;
  readonly n: number;
  /** The ways; the same zone twice if two ways end alike. */
  readonly to: readonly ZoneNo[];
}

/** V216: every way to place those left over, on different ways; the one that spares the weakest first. */
export function splitChoices(s: State, { from, kind, n, to }: Split): readonly ZombieChoice[] {
  const weakest = weakestZone(s);
  const { roads, n: zones } = terrainHere(s);
  const { far } = roads(true, true);
  const away = to.toSorted((a, b) => far[b * zones + weakest]! - far[a * zones + weakest]!);
  const ways = subsets(away, n).map((chosen) => chosen.toSorted((a, b) => a - b));
  return ways
    .filter((way, i) => ways.findIndex((other) => isSame(way, other)) === i)
    .map((way) => ({ do: 'leftover', from, kind: Math.min(kind, TYPES), to: way }));
}

function isSame(a: readonly ZoneNo[], b: readonly ZoneNo[]): boolean {
  return a.every((zone, i) => zone === b[i]);
}

/** The zone whose survivors have the least health left together. */
function weakestZone(s: State): ZoneNo {
  const { survivors } = s;
  let zone = 0;
  let least = Infinity;
  for (const { status, zone: here } of survivors) {
    if (status !== 'standing') continue;
    let health = 0;
    for (const one of survivors) if (one.status === 'standing' && one.zone === here) health += healthLeft(s, one);
    if (health >= least) continue;
    least = health;
    zone = here;
  }
  return zone;
}

/** All choices of n from a list, those of its beginning first. */
function subsets<T>(list: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 1) return list.map((one) => [one]);
  return list.flatMap((first, i) => subsets(list.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}
