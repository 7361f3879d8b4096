/** Zombies come from the box to the board. (V238, V239, Y25) */
import { call, emit, rule } from '@horda/kernel';
import { ACTIVATION, PLACING } from '../declared.ts';
import { TYPES, type State, type TypeNo, type ZoneNo } from '../state.ts';
import { allOf } from './activation.ts';

/** Puts as many as there are figures into the zone and says how many came. */
export function putZombies(s: State, zone: ZoneNo, kind: TypeNo, n: number): number {
  const came = Math.min(n, s.box[kind]!);
  if (came === 0) return 0;
  s.box[kind]! -= came;
  s.zombies[zone * TYPES + kind]! += came;
  emit(s, { type: 'zombiesCame', zone, kind, n: came });
  return came;
}

/** V238: too few figures: all zombies of the kind get an extra activation. */
export function runOut(s: State, kind: TypeNo, missing: number): void {
  emit(s, { type: 'figuresRanOut', kind, n: missing });
  call(s, ACTIVATION, allOf(s, kind));
}

export const placing = rule<State, { zone: ZoneNo; kind: TypeNo; n: number }>(PLACING)({
  place(s, { zone, kind, n }) {
    const came = putZombies(s, zone, kind, n);
    if (came < n) runOut(s, kind, n - came);
  },
});
