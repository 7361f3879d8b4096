/** Rules that call each other in a circle, by name. Each is written in the file named beside it. */
import { declare, type Seat } from '@horda/kernel';
import type { Target, Tool } from './choices.ts';
import type { Context } from './effects/context.ts';
import type { Op } from './content/operations.ts';
import type { Selector } from './content/vocabulary.ts';
import type { CardNo, CrossroadsNo, Ending, ExperimentNo, PlaceNo, SurvivorNo } from './state.ts';

/** rules/ending.ts */
export const END = declare<{ ending: Ending }>('ending', 'close');

/** rules/death.ts: a survivor is killed; `noMorale`: the text says that no morale is lost. */
export const DEATH = declare<{ survivor: SurvivorNo; noMorale: boolean; seat: Seat }>('death', 'fall');

/** rules/replacement.ts: a player who has lost the last survivor gets a new one. */
export const REPLACEMENT = declare<{ seat: Seat; survivor: SurvivorNo }>('replacement', 'draw');

/** rules/arrival.ts: a new survivor comes to a player, from the deck or from another player. */
export const ARRIVAL = declare<{ seat: Seat; survivor: SurvivorNo }>('arrival', 'where');

/** rules/exposure.ts: `n` rolls one after another; they stop at the death. `chained`: the bite that spreads reads the face. */
export interface Exposure {
  survivor: SurvivorNo;
  n: number;
  chained?: boolean;
}
export const EXPOSURE = declare<Exposure>('exposure', 'roll');

/** rules/bite.ts: the survivor dies and the bite spreads at the place. */
export const BITE = declare<{ survivor: SurvivorNo; place: PlaceNo; victim: SurvivorNo }>('bite', 'kill');

/** rules/adding.ts: a batch of zombies comes to a place. */
export interface Adding {
  place: PlaceNo;
  /** Zombies still to come. */
  n: number;
  /** The entrance of the next one: every batch begins at the first. (F18) */
  next: number;
  /** Zombies that found a space. */
  placed: number;
  /** Special zombies of this experiment, instead of ordinary ones. */
  special?: ExperimentNo;
}
export const ADDING = declare<Adding>('adding', 'begin');

/** rules/effect-die.ts: a d6 for an effect; the result is in `die` of the state. */
export const EFFECT_DIE = declare<{ seat: Seat; by: SurvivorNo }>('effectDie', 'roll');

/** effects/effects.ts: a list of operations in order. */
export interface Effects {
  ops: readonly Op[];
  /** The operation under way. */
  next: number;
  ctx: Context;
  /** What its words mean: survivors, places, players, and the number. */
  who: readonly SurvivorNo[];
  places: readonly PlaceNo[];
  from: readonly PlaceNo[];
  seats: readonly Seat[];
  n: number;
}
export const EFFECTS = declare<Effects>('effects', 'next');

/** effects/selection.ts: finds the survivors that a selector means; leaves them in `who` of the effects. */
export const SELECTION = declare<{
  selector: Selector;
  ctx: Context;
  /** The operation that asks. */
  op: Op;
  /** Players still to be asked. */
  seats: readonly Seat[];
  found: readonly SurvivorNo[];
}>('selection', 'begin');

/** crossroads/card.ts: the card of this turn fires. */
export const CROSSROADS = declare<{
  card: CrossroadsNo;
  ctx: Context;
  /** Trigger survivors to name one from, each with the second one. */
  pairs: readonly (readonly [SurvivorNo, SurvivorNo])[];
  seat: Seat;
  option: number;
  left: readonly Seat[];
}>('crossroads', 'show');

/** rules/vote.ts: `about`: what the text and the caller know it by. The result is left in `verdict` of the state. */
export const VOTE = declare<{ about: string; voters: readonly Seat[] }>('vote', 'open');

/** rules/exile.ts: a player is exiled. */
export const EXILE = declare<{ seat: Seat }>('exile', 'draw');

/** rules/exile.ts: all survivors of an exiled player who stand in the colony leave it. */
export const LEAVING = declare<{ seat: Seat; survivor: SurvivorNo }>('leaving', 'choose');

/** actions/request.ts: a request stands aside until the turn ends. */
export const REQUEST = declare<{ seat: Seat; ignored: readonly Seat[] }>('request', 'invite');

/** turn/given.ts: a card given on request is used at once; `used`: how often it was used in this round. */
export interface Given {
  from: Seat;
  to: Seat;
  card: CardNo;
  used?: number;
}
export const GIVEN = declare<Given>('given', 'show');

/** rules/leader.ts: a player names a new leader. */
export const LEADER = declare<{ seat: Seat }>('leader', 'choose');

/** actions/attack.ts */
export interface Attack {
  seat: Seat;
  survivor: SurvivorNo;
  /** Costs no die. */
  free: boolean;
  target: Target;
  /** What the tools in use change, and which they are. */
  ops: readonly Op[];
  tools: readonly Tool[];
  /** Zombies killed so far. */
  killed: number;
  /** Whose survivor was hit. */
  from?: Seat;
}
export const ATTACK = declare<Attack>('attack', 'aim');

/** modules/special-zombies.ts: the encounter after an attack on a special zombie. */
export interface Encounter {
  survivor: SurvivorNo;
  entrance: number;
  experiment: ExperimentNo;
}
export const ENCOUNTER = declare<Encounter>('encounter', 'roll');

/** actions/build.ts: a barricade action; `left`: barricades still to be built. */
export const BARRICADE = declare<{
  seat: Seat;
  survivor: SurvivorNo;
  free: boolean;
  ops: readonly Op[];
  left: number;
}>('barricade', 'die');

/** actions/move.ts */
export const MOVE = declare<{ seat: Seat; survivor: SurvivorNo; from: PlaceNo; fuel: CardNo; free: boolean }>(
  'move',
  'choose',
);

/** crossroads/moments.ts: a lasting effect works, unless its player declines. */
export const LASTING = declare<{ id: number; ctx: Context }>('lasting', 'offer');

/** turn/turn.ts and phases/round.ts */
export const TURN = declare<{ seat: Seat }>('turn', 'begin');
export const ROUND = declare<{ left: readonly Seat[] }>('round', 'begin');

/** effects/ops/raxxon.ts: a player looks at the top experiments and puts them back. */
export interface Peek {
  seat: Seat;
  cards: number;
  /** How many are back, from the top down. */
  placed: number;
}
export const PEEK = declare<Peek>('peek', 'look');
