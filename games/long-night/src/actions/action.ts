/** How an action of a turn is written: when it is offered, and what happens. */
import type { Seat } from '@horda/kernel';
import type { Action, Choice } from '../choices.ts';
import type { State } from '../state.ts';

export type ActionName = Action['do'];

export interface ActionRule<K extends ActionName> {
  /** Adds the choices that the active player has now. What cannot be paid is not offered. */
  offer(s: State, seat: Seat, options: Choice[]): void;
  /** Carries it out, or calls the rule that does. */
  act(s: State, seat: Seat, pick: Extract<Action, { readonly do: K }>): void;
}
/** A part of the table of actions. */
export type ActionRules<K extends ActionName> = { readonly [N in K]: ActionRule<N> };
