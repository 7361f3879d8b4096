/**
 * What breaks in: the main objective, lasting effects and the crossroads card, by event. An event type that none of them
 * waits for is not in the table and costs nothing. All of them are public.
 */
import { reveal, type Frame, type Interrupts } from '@horda/kernel';
import { TRIGGER_HOOKS } from '../content/vocabulary.ts';
import type { Event, Moment } from '../events.ts';
import { specialsOn } from '../rules/specials.ts';
import { NONE, type State } from '../state.ts';
import { breakingIn } from './moments.ts';
import { firesOn } from './trigger.ts';

/** The objective only counts, and comes first. The first player orders the rest. (Q14) */
function breakIn(s: State, e: Moment): readonly Frame[] {
  // That the card does not fire tells something about it: what was done cannot be taken back.
  if (s.crossroads !== NONE) reveal(s);
  const specials = specialsOn(s, e);
  const fires = firesOn(s, e);
  const card = s.lasting.length === 0 ? fires : breakingIn(s, e, fires);
  if (specials.length === 0) return card;
  return card.length === 0 ? specials : [...specials, ...card];
}

/** The state check of a turn is no event: the turn makes it itself. */
export const INTERRUPTS: Interrupts<State, Event> = Object.fromEntries(
  TRIGGER_HOOKS.filter((hook) => hook !== 'turnState').map((hook) => [hook, breakIn]),
);
