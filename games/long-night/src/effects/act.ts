/** How an operation is carried out: what it gets, and what it may leave for the operations after it. */
import { call, suspended, type Seat } from '@horda/kernel';
import type { Op, OpName, OpOf } from '../content/operations.ts';
import { EFFECTS } from '../declared.ts';
import type { PlaceNo, State, SurvivorNo } from '../state.ts';
import type { Context } from './context.ts';

/** An operation whose words are resolved: the survivors, places and players meant, and the number. */
export interface Doing<K extends OpName = OpName> {
  readonly op: OpOf<K>;
  readonly who: readonly SurvivorNo[];
  readonly places: readonly PlaceNo[];
  /** Where things come from, if the operation says so. */
  readonly from: readonly PlaceNo[];
  readonly seats: readonly Seat[];
  /** `ALL`: all, or as many as there is room for. */
  readonly n: number;
  readonly ctx: Context;
}

/** Carries out one operation; what needs further decisions is a rule that it calls. */
export type Act<K extends OpName> = (s: State, doing: Doing<K>) => void;
/** A part of the table of operations. */
export type Acts<K extends OpName> = { readonly [N in K]: Act<N> };

/** Carries out a list of operations before the calling rule goes on. */
export function callEffects(s: State, ops: readonly Op[], ctx: Context): void {
  if (ops.length === 0) return;
  call(s, EFFECTS, { ops, next: 0, ctx, who: [], places: [], from: [], seats: [], n: 0 });
}

/** Later operations of the same list find this in their context. */
export function remember(s: State, roles: Partial<Context>): void {
  const my = suspended(s, EFFECTS);
  my.ctx = { ...my.ctx, ...roles };
}
