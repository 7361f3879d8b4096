/** Effects that stay on the table: when they begin and end, and when somebody may use them. */
import { call, type Seat } from '@horda/kernel';
import { holds } from '../conditions/conditions.ts';
import type { Op, Until } from '../content/operations.ts';
import type { Hook, LastingHook } from '../content/vocabulary.ts';
import { LASTING } from '../declared.ts';
import { context, type Context } from '../effects/context.ts';
import { NONE, type Lasting, type State, type SurvivorNo } from '../state.ts';
import { find, placeNo, survivorNo } from './table.ts';

/** What an effect begins with, besides the player and the survivor it belongs to. */
export interface Beginning {
  readonly on: LastingHook;
  readonly until: Until;
  readonly uses: number;
  readonly ops: readonly Op[];
}

/** Modifiers hold as long as the effect does, unless somebody has to use it. */
export function beginLasting(s: State, { on, until, uses, ops }: Beginning, ctx: Context, survivor: SurvivorNo): void {
  const id = 1 + s.lasting.reduce((most, one) => Math.max(most, one.id), 0);
  const stay = on.optional === true ? [] : ops.flatMap((op) => (op.op === 'mod' ? [op.mod] : []));
  const effects = on.optional === true ? ops : ops.filter(({ op }) => op !== 'mod');
  const { card } = ctx.cause;
  s.lasting = [...s.lasting, { id, card, on, until, effects, seat: ctx.by, survivor, round: s.round, uses, used: 0 }];
  if (stay.length > 0) s.mods = [...s.mods, ...stay.map((mod) => ({ mod, survivor, card: NONE, lasting: id }))];
}

export function endLasting(s: State, id: number): void {
  s.lasting = s.lasting.filter((one) => one.id !== id);
  s.mods = s.mods.filter(({ lasting }) => lasting !== id);
}

/** One use more; the effect may end with it. */
export function useLasting(s: State, { id, until, uses, used }: Lasting): void {
  if (until === 'usedOnce' || (uses > 0 && used + 1 >= uses)) endLasting(s, id);
  else s.lasting = s.lasting.map((one) => (one.id === id ? { ...one, used: used + 1 } : one));
}

export function endOfTurn(s: State): void {
  if (s.lasting.length > 0) endWhere(s, ({ until }) => until === 'endOfTurn');
}

/** Before a new round: what belongs to the last one ends, and uses are counted anew. (Q62) */
export function endOfRound(s: State): void {
  for (const player of s.players) player.withheld = NONE;
  if (s.lasting.length === 0) return;
  endWhere(s, ({ until, round }) => until === 'endOfRound' || (until === 'endOfNextRound' && round < s.round));
  s.lasting = s.lasting.map((one) => (one.on.perRound === undefined ? one : { ...one, used: 0 }));
}

function endWhere(s: State, isOver: (one: Lasting) => boolean): void {
  for (const one of s.lasting.filter(isOver)) endLasting(s, one.id);
}

/** Whose effect it is: who is asked, and whose doing it waits for. -1: anybody. */
export function seatOf(s: State, { on: { of }, seat, survivor }: Lasting): Seat | null {
  if (of === 'anyPlayer') return NONE;
  if (of === 'survivorsController') return find(s, survivor)?.owner ?? null;
  if (typeof of === 'object') return find(s, survivorNo(of.controllerOf))?.owner ?? null;
  return s.players[seat]!.out ? s.first : seat;
}

/** What the words of the effect mean when it works for `by`. */
export function contextOf(s: State, one: Lasting, by: Seat, roles: Partial<Context>): Context {
  return context(s, { deck: 'crossroads', card: one.card }, by, { self: one.survivor, ...roles, lasting: one.id });
}

/** Whether it waits for just this, and can be used once more. */
export function isReady(s: State, one: Lasting, ctx: Context): boolean {
  const { when, perRound } = one.on;
  if (perRound !== undefined && one.used >= perRound) return false;
  if (when === undefined) return true;
  if (typeof when === 'object') return holds(s, when, ctx);
  switch (when) {
    case 'atTunnel':
      return s.tunnels.includes(ctx.here);
    case 'atSchool':
      return ctx.here === placeNo('school');
    case 'thatRifle':
      return s.mods.some(({ mod, card }) => mod.key === 'weapon.kills' && card === ctx.item);
    case 'thatSurvivor':
      return ctx.trigger === one.survivor;
    case 'nextRound':
      return s.round > one.round;
    case 'notMovedThisTurn':
      return s.survivors.some(({ card, owner, moves }) => card === named(one) && owner === ctx.by && moves === 0);
  }
}

/** Effects that a rule asks for itself work before its next step. */
export function callLasting(s: State, hook: Hook, by: Seat): void {
  for (const one of s.lasting.toReversed()) {
    if (one.on.hook !== hook) continue;
    const ctx = contextOf(s, one, by, {});
    if (isReady(s, one, ctx)) call(s, LASTING, { id: one.id, ctx });
  }
}

function named({ on: { of } }: Lasting): SurvivorNo {
  return typeof of === 'object' ? survivorNo(of.controllerOf) : NONE;
}
