/**
 * What breaks in: lasting effects and the crossroads card, by event. An event type that neither waits for is not in the
 * table and costs nothing. All of them are public.
 */
import { reveal, type Frame, type Interrupts } from '@horda/kernel';
import { TRIGGER_HOOKS } from '../content/vocabulary.ts';
import type { Event, Moment } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { firesOn } from './trigger.ts';

/** Lasting effects come first, in the order in which they began, then the card. (A14) */
function breakIn(s: State, e: Moment): readonly Frame[] {
  if (s.active < 0) return NOTHING;
  // That the card does not fire tells something about it: what was done cannot be taken back.
  if (s.crossroads !== NONE) reveal(s);
  return firesOn(s, e);
}
const NOTHING: readonly Frame[] = [];

/** The state check of a turn is no event: the turn makes it itself. */
export const INTERRUPTS: Interrupts<State, Event> = Object.fromEntries(
  TRIGGER_HOOKS.filter((hook) => hook !== 'turnState').map((hook) => [hook, breakIn]),
);
