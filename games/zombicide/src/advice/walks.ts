/** Ways of a survivor and what they cost, from what is seen of the table: for the page, the terminal and hints. */
import { boardHere, terrainHere } from '../rules/mission.ts';
import { zombiesIn } from '../rules/table.ts';
import { extraCost, isSlippery, isTank, zonesNow, type Walked } from '../rules/walking.ts';
import type { State, SurvivorNo, ZoneNo } from '../state.ts';
import { BY_MOVE, pay } from '../turn/payment.ts';

export interface Walk {
  /** Beginning with the first zone to be entered. */
  readonly way: readonly ZoneNo[];
  /** Ordinary and bonus actions, also more than there are. */
  readonly actions: number;
  /** Free Moves that are used. */
  readonly free: number;
}

type Table = Walked & Pick<State, 'pack' | 'mission' | 'ground'>;

/** What the rules would take for a way, Move after Move. (V33, V40–V51, V351, X6, X53) */
export function walkAlong(table: Table, survivor: SurvivorNo, way: readonly ZoneNo[]): Walk {
  const one = { ...table.survivors[survivor]! };
  const before = { left: one.actions + one.bonus, free: one.free.length };
  const s = { ...table, survivors: table.survivors.with(survivor, one) };
  for (let next = 0; next < way.length;) {
    const to = next + zonesNow(s, survivor, way.length - next);
    pay(one, BY_MOVE, extraCost(s, survivor, way.slice(next, to), false));
    while (next < to) {
      one.zone = way[next++]!;
      // V46: the Move ends; the way goes on with another.
      if (zombiesIn(s, one.zone) > 0 && !isSlippery(s, survivor)) break;
    }
  }
  return { way, actions: before.left - one.actions - one.bonus, free: before.free - one.free.length };
}

/** The cheapest way to a zone, within reach of this turn or not; null: there is none, or the survivor stands there. */
export function walkTo(table: Table, survivor: SurvivorNo, to: ZoneNo): Walk | null {
  const board = boardHere(table);
  const { steps, n } = terrainHere(table);
  const from = table.survivors[survivor]!.zone;
  const passes = isSlippery(table, survivor);
  const cost = new Array<number>(n).fill(Infinity);
  const before = new Array<ZoneNo>(n).fill(from);
  const open = new Set([from]);
  cost[from] = 0;
  while (open.size > 0) {
    let at: ZoneNo | null = null;
    for (const zone of open) if (at === null || cost[zone]! < cost[at]!) at = zone;
    if (at === null || at === to) break;
    open.delete(at);
    const leaving = 1 + (passes ? 0 : zombiesIn(table, at));
    for (const next of steps[at]!) {
      const sum = cost[at]! + leaving + (isTank(board, next) ? 1 : 0);
      if (sum >= cost[next]!) continue;
      cost[next] = sum;
      before[next] = at;
      open.add(next);
    }
  }
  if (to === from || cost[to] === Infinity) return null;
  const way = [to];
  while (before[way[0]!] !== from) way.unshift(before[way[0]!]!);
  return walkAlong(table, survivor, way);
}
