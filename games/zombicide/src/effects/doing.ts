/** What every operation knows when it is carried out. */
import { zoneNamed } from '../map/board.ts';
import type { Effects } from '../declared.ts';
import type { Op, OpName, Who, ZoneRef } from '../content/operations.ts';
import { boardHere } from '../rules/mission.ts';
import { isStanding, standingIn } from '../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';

export type OpOf<K extends OpName> = Extract<Op, { readonly op: K }>;

/** Carried out at once. */
export type Act<K extends OpName> = (s: State, op: OpOf<K>, my: Effects) => void;
export type Acts<K extends OpName> = { readonly [N in K]: Act<N> };

/** Somebody decides, once or several times. */
export interface Asking<K extends OpName> {
  /** Before the first question. */
  begin?(s: State, op: OpOf<K>, my: Effects): void;
  /** Nothing to pick from: it is done. One option that is not `shown` is picked without a question. */
  options(s: State, op: OpOf<K>, my: Effects): readonly Choice[];
  answer(s: State, op: OpOf<K>, my: Effects, pick: Choice): void;
}
export type Askings<K extends OpName> = { readonly [N in K]: Asking<N> };

/** V364: "this survivor", if still standing; all who stand; all who stand with this survivor. */
export function whoOf(s: State, who: Who, { survivor }: Pick<Effects, 'survivor'>): readonly SurvivorNo[] {
  if (who === 'all') return s.survivors.flatMap(({ status }, one) => (status === 'standing' ? [one] : []));
  if (survivor === NONE || !isStanding(s, survivor)) return [];
  return who === 'revealer' ? [survivor] : standingIn(s, s.survivors[survivor]!.zone);
}

export function zoneOf(s: State, zone: ZoneRef, my: Pick<Effects, 'zone'>): ZoneNo {
  if (zone === 'here') return my.zone;
  const board = boardHere(s);
  return zone === 'startSpawn' ? board.places.spawns[0]!.zone : zoneNamed(board, zone);
}
