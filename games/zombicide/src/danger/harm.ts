/** Who is hurt in a course of the zombie step, and who may be. */
import { healthLeft } from '../rules/printed.ts';
import { NONE, type State, type ZoneNo } from '../state.ts';
import type { Course, Shared } from './courses.ts';

/** From the least to the most that may happen; the same number twice: it is certain. */
export type Range = readonly [least: number, most: number];
export type Sureness = 'yes' | 'maybe' | 'no';

export interface Harm {
  /** By survivor. */
  readonly wounds: Range[];
  readonly fallen: Sureness[];
  /** How many survivors and companions are lost. */
  readonly falls: Range;
  /** Whether they die, by their place in the state's list. */
  readonly companions: Sureness[];
}

/** `before`: the table when the step begins. */
export function harmIn({ s, shared }: Course, before: Pick<State, 'survivors' | 'companions'>): Harm {
  const wounds = s.survivors.map((one, i): Range => {
    const n = one.wounds - before.survivors[i]!.wounds;
    return [n, n];
  });
  const isLost = (now: string, then: string): Sureness => (now !== then ? 'yes' : 'no');
  const fallen = s.survivors.map(({ status }, i) => isLost(status, before.survivors[i]!.status));
  const companions = s.companions.map(({ status }, i) => isLost(status, before.companions[i]!.status));
  const sure = [...fallen, ...companions].filter((falls) => falls === 'yes').length;
  let [least, most] = [sure, sure];
  for (const { hits, takers } of together(shared)) {
    let [spared, felled, rest] = [hits, 0, hits];
    for (const taker of takers) {
      const { survivor, companion, left } = taker;
      // From what the others cannot take to all of it.
      const others = takers.reduce((sum, other) => (other === taker ? sum : sum + other.left), 0);
      const taken: Range = [Math.max(0, Math.min(left, hits - others)), Math.min(left, hits)];
      const falls = taken[0] >= left ? 'yes' : taken[1] >= left ? 'maybe' : 'no';
      if (companion !== NONE) {
        companions[companion] = falls;
        continue;
      }
      const one = s.survivors[survivor]!;
      // Tough ignores some hits.
      const wounded = (n: number): number => Math.max(0, Math.min(healthLeft(s, one), n - (left - healthLeft(s, one))));
      wounds[survivor] = left === Infinity ? [0, 0] : [wounded(taken[0]), wounded(taken[1])];
      fallen[survivor] = falls;
    }
    for (const { left } of takers) spared -= left - 1;
    for (const { left } of takers.toSorted((a, b) => a.left - b.left)) {
      if (left > rest) break;
      rest -= left;
      felled++;
    }
    least += Math.max(0, spared);
    most += felled;
  }
  return { wounds, fallen, falls: [least, most], companions };
}

/** V218: hits of both actions in the same zone. */
function together(shared: readonly Shared[]): readonly Shared[] {
  const byZone = new Map<ZoneNo, Shared>();
  for (const one of shared) {
    const known = byZone.get(one.zone);
    byZone.set(one.zone, known === undefined ? one : { ...known, hits: known.hits + one.hits });
  }
  return [...byZone.values()];
}
