/** How an action of a turn is written: when it is offered, and what happens. */
import type { Action } from '../choices/turn.ts';
import type { Choice, State, SurvivorNo } from '../state.ts';

export type ActionName = Action['do'];

export interface ActionRule<K extends ActionName> {
  /** Adds the choices that the survivor has now. What cannot be paid is not offered. */
  offer(s: State, survivor: SurvivorNo, options: Choice[]): void;
  /** Pays for it and carries it out, or calls the rule that does. */
  act(s: State, survivor: SurvivorNo, pick: Extract<Action, { readonly do: K }>): void;
}
/** A part of the table of actions. */
export type ActionRules<K extends ActionName> = { readonly [N in K]: ActionRule<N> };
