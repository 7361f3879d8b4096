/** Who sees how far by day: base sight between zones. (V113–V126) */
import type { ZoneNo } from '../state.ts';
import type { Board } from './board.ts';
import { isIndoors } from './buildings.ts';
import type { Lane } from './lanes.ts';

/** `range[from * zones + to]`: zones counted along the sight line; UNSEEN: there is none. */
export type Sight = Int8Array;
export const UNSEEN = -1;

/** `isOpen`: doors that are open. `near`: zones that share a clear border, which see each other whatever their shape. */
export function sightOf(
  { zones, lanes }: Board,
  isOpen: ArrayLike<number>,
  near: readonly (readonly ZoneNo[])[],
  throughRooms: boolean,
): Sight {
  const n = zones.length;
  const range = new Int8Array(n * n).fill(UNSEEN);
  for (let a = 0; a < n; a++) {
    range[a * n + a] = 0;
    for (const b of near[a]!) range[a * n + b] = 1;
  }
  const stops = zones.map((zone) => zone.kind === 'tank' || (isEnd(zone) && !throughRooms));
  for (const lane of lanes) look(lane, isOpen, stops, range, n);
  return range;
}

/** A look into a building ends in its first room; corridors are as streets. (V116, V119, V122) */
function isEnd(zone: Board['zones'][number]): boolean {
  return isIndoors(zone) && zone.kind !== 'corridor';
}

/** All looks along a lane, both ways: only what lies in the middle of a look may stop it. (V126) */
function look(
  { zones, gates }: Lane,
  isOpen: ArrayLike<number>,
  stops: readonly boolean[],
  range: Sight,
  n: number,
): void {
  for (let i = 0; i + 1 < zones.length; i++) {
    const a = zones[i]!;
    for (let j = i + 1; j < zones.length; j++) {
      if (!isClear(gates[j - 1]!, isOpen)) break;
      const b = zones[j]!;
      const known = range[a * n + b]!;
      if (known === UNSEEN || known > j - i) {
        range[a * n + b] = j - i;
        range[b * n + a] = j - i;
      }
      if (stops[b]) break;
    }
  }
}

function isClear(gate: readonly number[], isOpen: ArrayLike<number>): boolean {
  if (gate.length === 0) return true;
  for (const door of gate) if (isOpen[door] === 1) return true;
  return false;
}
