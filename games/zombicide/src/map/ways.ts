/** Pairs of neighbouring zones and what may keep somebody from going from one to the other. */
import { NONE, type DoorNo, type ZoneNo } from '../state.ts';
import type { Border, Door } from './borders.ts';

export interface Way {
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  /** Part of the border is open to everybody, whatever the rest is. (V329, W2) */
  readonly isFree: boolean;
  /** Doors in it that are, or may become, open. */
  readonly doors: readonly DoorNo[];
  /** A side of the tank without sandbags. (V334, Y67) */
  readonly isTank: boolean;
  /** Sandbags, over the whole border unless it is free. (V327, V328) */
  readonly isBagged: boolean;
}

export function waysOf(borders: readonly Border[], doors: readonly Door[]): readonly Way[] {
  const pairs = new Map<string, Border[]>();
  for (const border of borders) {
    const key = `${Math.min(border.a, border.b)} ${Math.max(border.a, border.b)}`;
    pairs.set(key, [...(pairs.get(key) ?? []), border]);
  }
  return [...pairs.values()].map((between): Way => {
    const { a, b } = between[0]!;
    const has = (...kinds: readonly Border['kind'][]): boolean => between.some(({ kind }) => kinds.includes(kind));
    return {
      a: Math.min(a, b),
      b: Math.max(a, b),
      isFree: has('open', 'street', 'opening'),
      doors: between.map(({ door }) => door).filter((door) => door !== NONE && doors[door]!.state !== 'sealed'),
      isTank: has('tank'),
      isBagged: has('sandbags', 'sandbaggedTank'),
    };
  });
}
