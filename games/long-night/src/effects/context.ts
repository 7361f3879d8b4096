/** What an effect is about: who decides, and which survivor, place or card its words mean. Replaced, never changed. */
import type { Seat } from '@horda/kernel';
import type { Cause } from '../events.ts';
import { NONE, type CardNo, type PlaceNo, type State, type SurvivorNo } from '../state.ts';

export interface Context {
  readonly cause: Cause;
  /** The player the text speaks to. */
  readonly by: Seat;
  /** Makes the free choices: the first player in a crisis, else mostly `by`. */
  readonly chooser: Seat;
  /** "That location." */
  readonly here: PlaceNo;
  readonly origin: PlaceNo;
  readonly trigger: SurvivorNo;
  readonly otherTrigger: SurvivorNo;
  readonly self: SurvivorNo;
  readonly attacker: SurvivorNo;
  readonly target: SurvivorNo;
  readonly new: SurvivorNo;
  /** Survivors that have rolled for this card, or were put somewhere by it. */
  readonly rolled: readonly SurvivorNo[];
  readonly votedUp: SurvivorNo;
  readonly accuser: Seat;
  readonly accused: Seat;
  readonly giver: Seat;
  /** The card that the trigger was about. */
  readonly item: CardNo;
  /** Cards paid, helpless removed, and how much a contest was lost by. */
  readonly paid: number;
  readonly removed: number;
  readonly difference: number;
  /** The place of a tunnel, or one named before. */
  readonly place: PlaceNo;
  /** The entrance and the experiment of a special zombie. */
  readonly entrance: number;
  readonly experiment: number;
  /** Fuel was played for the move. */
  readonly fuel: boolean;
  /** The survivor that the card just played has healed. */
  readonly healed: SurvivorNo;
  /** The lasting effect that this belongs to; -1: none. */
  readonly lasting: number;
}

/** An effect of `cause` for the player `by`, who also chooses; in a crisis the first player does. */
export function context(s: State, cause: Cause, by: Seat, roles?: Partial<Context>): Context {
  const chooser = cause.deck === 'crisis' || cause.deck === 'objective' ? s.first : by;
  const nobody = aboutNobody(cause, by, chooser);
  return roles === undefined ? nobody : Object.assign(nobody, roles);
}

/** All fields are written out: contexts are made all the time, and this is several times faster than spreading. */
function aboutNobody(cause: Cause, by: Seat, chooser: Seat): Context {
  return {
    cause,
    by,
    chooser,
    here: NONE,
    origin: NONE,
    trigger: NONE,
    otherTrigger: NONE,
    self: NONE,
    attacker: NONE,
    target: NONE,
    new: NONE,
    rolled: NO_ONE,
    votedUp: NONE,
    accuser: NONE,
    accused: NONE,
    giver: NONE,
    item: NONE,
    paid: 0,
    removed: 0,
    difference: 0,
    place: NONE,
    entrance: NONE,
    experiment: NONE,
    fuel: false,
    healed: NONE,
    lasting: NONE,
  };
}
const NO_ONE: readonly SurvivorNo[] = [];
