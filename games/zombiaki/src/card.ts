/** What a card's behaviour consists of; what is printed on it is in `content/`. Types only. */
import type { Rule } from '@horda/kernel';
import type { Printed } from './content/printed.ts';
import type { CardId, Choice, State, Target } from './state.ts';
import type { RuleId } from './text/rulebook.ts';

/** How a card is played. */
export interface Play {
  /** All that it may be aimed at now, complete; none: it cannot be played. */
  targets(s: State, card: Printed): readonly Target[];
  /** The rule that forbids this target, or, for null, that there is none at all. Asked only when it is not offered. */
  why(s: State, card: Printed, target: Target | null): RuleId;
  /** What it does. The card is `s.inPlay` until it is put somewhere; what is still in play then is discarded. */
  readonly effect: Rule<State, Aimed>;
}

export interface Aimed {
  readonly card: CardId;
  readonly target: Target;
}

/** A zombie has entered the field of a trap. */
export interface Sprung {
  readonly trap: CardId;
  readonly zombie: CardId;
}

/** A car meets a zombie. */
export interface Contact {
  readonly car: CardId;
  readonly zombie: CardId;
}

/** A trap: how it is laid, and what it does to a zombie that enters its field. */
export interface TrapCard {
  readonly play: Play;
  readonly sprung: Rule<State, Sprung>;
}

/** A car meets another card of the humans on the next field. */
export interface Meeting {
  readonly car: CardId;
  readonly thing: CardId;
}

/** A car: how it is put down, and what happens when it drives into a zombie or another card. */
export interface CarCard {
  readonly play: Play;
  readonly contact: Rule<State, Contact>;
  readonly meet: Rule<State, Meeting>;
}

/** What a zombie on the board, or a card under it, can do in step 5. */
export interface AbilityCard {
  readonly options: (s: State) => readonly (Choice & { do: 'use' })[];
  readonly effect: Rule<State, { zombie: CardId }>;
}
