/** The table of Cisza, what players may pick, and what can happen: all types of the game. */
import { declare, type Rule, type Seat, type State as KernelState } from '@horda/kernel';
import type { Kind } from './content/city.ts';
import type { Barrier, Resource } from './content/resources.ts';
import type { RuleId } from './text/rulebook.ts';

export interface Options {
  /** Three, two or one survivor to start with. (C13) */
  readonly difficulty: 'easy' | 'normal' | 'hard';
  /** Marked cards may be used for their noise alone. (C107) */
  readonly expert: boolean;
  /** Surprise! takes the top card of the city whatever it shows, or only a visible zombie. (A7) */
  readonly surprise: 'turn' | 'visible';
  /** Who begins: chance, or the player in a seat. (C12) */
  readonly first: 'random' | '1' | '2' | '3' | '4' | '5' | '6';
  /** House rule: a city that has not changed for three rounds stirs by itself. (A43) */
  readonly stallGuard: boolean;
}

/**
 * A city card by its place in the shuffled deck, counted from the bottom. The place is public and reveals nothing; the
 * secret is `kinds[card]`, its zombie side.
 */
export type CardId = number;

/** A zombie that can stand in a shelter. */
export type ZombieKind = Exclude<Kind, 'horde'>;

/** The three zones of a player, and the hand. (C11) */
export interface Shelter {
  survivors: CardId[];
  barriers: Barrier[];
  zombies: CardId[];
  hand: Resource[];
  alive: boolean;
}

export const ENDINGS = ['elimination', 'finalAttack'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Numbers of a finished game for statistics. */
export interface Figures {
  readonly turns: number;
  /** Survivors in the winner's shelter; players who share a victory have equally many. */
  readonly survivors: number;
}

export interface State extends KernelState<Choice, Event> {
  readonly options: Options;
  /** The zombie side of every city card; never changes. */
  kinds: readonly Kind[];
  /** Cards left in the city; the top one is number `city - 1`. */
  city: number;
  /** The top of the city shows its zombie side. */
  turned: boolean;
  shelters: Shelter[];
  /** Zombies on the way to a shelter: drawn by a Horde, or handed out by their owner. */
  loose: CardId[];
  /** The discard pile of the city: zombies (and Hordes), whose kinds everybody has seen … */
  dead: CardId[];
  /** … and survivors, whose zombie side nobody has seen. */
  lost: CardId[];
  /** The last card is the top. */
  deck: Resource[];
  discard: Resource[];
  /** The card whose effect or noise is being resolved; it is discarded afterwards. (C18) */
  inPlay: Resource | null;
  active: Seat;
  /** Turns begun, this one included. */
  turn: number;
  /** Turns begun since the city deck last changed. */
  still: number;
  ending: Ending | null;
  winners: Seat[];
}

export type Choice =
  | { readonly do: 'keep' }
  | { readonly do: 'exchange' }
  | { readonly do: 'play'; readonly card: Resource }
  /** Expert mode: use a card only for its noise, from the hand or from the table. */
  | { readonly do: 'noise'; readonly card: Resource }
  | { readonly do: 'discard' }
  | { readonly do: 'end' }
  | { readonly do: 'drop'; readonly cards: readonly Resource[] }
  | { readonly do: 'eliminate'; readonly zombies: readonly ZombieKind[] }
  /** The zombie on top of the city. */
  | { readonly do: 'snipe' }
  | { readonly do: 'target'; readonly seat: Seat }
  /** Which of the player's own zombies is sent. */
  | { readonly do: 'send'; readonly zombie: ZombieKind }
  /** Where the next of the loose zombies goes. */
  | { readonly do: 'give'; readonly to: Seat }
  | { readonly do: 'use'; readonly barrier: Barrier }
  | { readonly do: 'blast'; readonly attackers: readonly ZombieKind[]; readonly newcomers: readonly ZombieKind[] }
  /** Let the zombies attack. */
  | { readonly do: 'face' };

export type Event =
  | { readonly type: 'handExchanged'; readonly seat: Seat; readonly cards: readonly Resource[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'cityStirred'; readonly seat: Seat }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Resource }
  | { readonly type: 'cardUsedForNoise'; readonly seat: Seat; readonly card: Resource }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly Resource[] }
  | { readonly type: 'noiseMade'; readonly shelter: Seat; readonly heard: boolean }
  | { readonly type: 'zombieWoke'; readonly card: CardId; readonly kind: ZombieKind }
  | {
      readonly type: 'zombieArrived';
      readonly card: CardId;
      readonly kind: ZombieKind;
      readonly shelter: Seat;
      /** The rule by which the zombie came. */
      readonly rule: RuleId;
    }
  | { readonly type: 'hordeCame'; readonly card: CardId; readonly dealer: Seat }
  | {
      readonly type: 'hordeDrawn';
      readonly kinds: readonly ZombieKind[];
      /** At least one more Horde was among the cards. */
      readonly another: boolean;
      /** How many more Hordes, if more than one, which only a pack makes possible. */
      readonly several?: number;
    }
  | {
      readonly type: 'zombieSent';
      readonly card: CardId;
      readonly kind: ZombieKind;
      /** Null: one of the loose zombies that are being handed out. */
      readonly from: Seat | null;
      readonly to: Seat;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'zombieEliminated';
      readonly card: CardId;
      readonly kind: ZombieKind;
      readonly shelter: Seat | null;
    }
  | { readonly type: 'survivorRescued'; readonly card: CardId; readonly shelter: Seat }
  | { readonly type: 'survivorBribed'; readonly card: CardId; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'survivorSacrificed'; readonly card: CardId; readonly shelter: Seat }
  | { readonly type: 'survivorsLost'; readonly cards: readonly CardId[]; readonly shelter: Seat }
  | { readonly type: 'attackBegan'; readonly shelter: Seat; readonly zombies: number }
  | { readonly type: 'barrierUsed'; readonly seat: Seat; readonly barrier: Barrier }
  | { readonly type: 'barriersDestroyed'; readonly shelter: Seat; readonly barriers: readonly Barrier[] }
  | { readonly type: 'sheltersSwapped'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'playerEliminated'; readonly seat: Seat; readonly cards: readonly Resource[] }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      /** Null for viewers who may not see the cards. */
      readonly cards: readonly Resource[] | null;
      readonly rule: RuleId;
    }
  | { readonly type: 'deckRenewed'; readonly cards: number }
  /** No survivors are left in the city: the final attack begins. (C101) */
  | { readonly type: 'finalAttackBegan' }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] };

/** A resource card's behaviour; its printed data is in `content/resources.ts`. */
export interface Card {
  /** The rule that forbids `seat` to play it now; null when it may. */
  blocked(s: State, seat: Seat): RuleId | null;
  /** What the card does; the noise of its mark comes afterwards and is not included. */
  readonly effect: Rule<State, { seat: Seat }>;
}

/** An attack in progress. The zombies present when the phase began attack; later ones stand behind them. (A23) */
export interface Attack {
  /** How many zombies attack: the first ones in the shelter. */
  attackers: number;
  /** How many of them are held back; which ones makes no difference. */
  stopped: number;
}

/** The rule of phase 2, for the barriers that are used in it. */
export const ATTACK = declare<Attack & { seat: Seat }>('attack', 'defend');

/** Attackers not stopped yet. Defined here because the texts use it too and must not import rules. */
export function attackersLeft({ attackers, stopped }: Attack): number {
  return Math.max(0, attackers - stopped);
}

/** A barrier's behaviour once it lies in the shelter. */
export interface BarrierCard {
  /** The rule that forbids using it against this attack; null when it may be used. */
  unused(s: State, seat: Seat, attack: Attack): RuleId | null;
  /** What the barrier does when used, without its noise. The attack is suspended meanwhile. */
  readonly use: Rule<State, { seat: Seat }>;
}
