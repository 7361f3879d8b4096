/** The table of Zombiaki, what players may pick, and what can happen: all types of the game. */
import type { Seat, State as KernelState } from '@horda/kernel';
import type { Effect, Side } from './content/effects.ts';
import type { Printed } from './content/printed.ts';
import type { RuleId } from './text/rulebook.ts';

export interface Options {
  /** The deck in use. */
  readonly deck: 'moskwa' | 'jubileusz';
  /** An agile zombie that cannot go forward must step aside, or may. (R7) */
  readonly sideStep: 'must' | 'may';
  /** Who leads the zombies: chance, or the player in a seat. (R59) */
  readonly zombies: 'random' | '1' | '2';
}

/** A card by its place in the list of all cards, zombie cards first. Everybody knows which card a number is. */
export type CardId = number;

/** Lane A, B, C: 0, 1, 2. */
export type Lane = number;

/** `lane + 3 * (street - 1)`: 0 to 2 is street I, 12 to 14 street V. -1 is the Barricade. (Z14) */
export type Field = number;

/** A card under a zombie, and what is left of its Strength (Teddy Bear) or its orders (Boss). */
export interface Attached {
  readonly card: CardId;
  left: number;
}

/** A zombie on the board, identified by its card as long as it stands there. */
export interface Zombie {
  readonly card: CardId;
  field: Field;
  /** What it can do; a zombie that has lost its trait is a walker. */
  effect: Effect;
  /** Printed Strength, summed over merged zombies; 1 for a zombie that is face down or small. */
  strength: number;
  /** Permanent Strength markers. Attached cards are not counted here. */
  bonus: number;
  wounds: number;
  faceDown: boolean;
  /** It is the small doll from inside a Matryoshka. (K162) */
  isSmall: boolean;
  /** Cards that were merged into it. */
  under: CardId[];
  attached: Attached[];
  /** Eggs of a nest. */
  eggs: number;
  /** How many zombie movement steps must end before barbed wire lets it go. */
  held: number;
  netted: boolean;
  /** It has had its own move in this movement step. (R5) */
  moved: boolean;
  /** It was merged in this turn: cards cannot move it any more. (P259) */
  spent: boolean;
  /** The turn in which it was put on the board. */
  since: number;
}

/** A card of the humans on a field: a car, a trap or an obstacle. */
export interface Thing {
  readonly card: CardId;
  field: Field;
  /** Markers of a slab. */
  left: number;
}

/** A card that lies beside the board until the next turn of its owner. (R1–R3) */
export interface Lasting {
  readonly card: CardId;
  /** The lane it acts on; -1: it needs none. */
  readonly lane: Lane;
}

/** A token of jelly on a field: the first zombie to enter gets `bonus` Strength. */
export interface JellyToken {
  readonly field: Field;
  readonly bonus: number;
}

/** The five steps of a turn. (Z33) */
export const STEPS = ['cleanUp', 'movement', 'draw', 'discard', 'use'] as const;
export type TurnStep = (typeof STEPS)[number];

export const ENDINGS = ['barricade', 'dawn'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Numbers of a finished game for statistics. */
export interface Figures {
  /** Turns of the zombies. */
  readonly turns: number;
  /** Cards that still lay above Dawn. */
  readonly untilDawn: number;
  readonly zombiesDestroyed: number;
}

/** One value for each side, the zombies' first. */
export type BySide<T> = readonly [zombies: T, humans: T];

export interface State extends KernelState<Choice, Event> {
  readonly options: Options;
  /** The cards of a content pack, by number; null: those of the deck in `options`. Never changes. */
  readonly pack: readonly Printed[] | null;
  /** The seat that leads the zombies; the other leads the humans. */
  leader: Seat;
  /** The last card is the top; the first of the zombies' is Dawn. */
  decks: BySide<CardId[]>;
  /** The open cards on the Cemetery and on the Barricade. (Z53) */
  rows: BySide<CardId[]>;
  /** Each side's discard pile; the last card was discarded last. */
  piles: BySide<CardId[]>;
  /** How many cards on top of the zombie deck the humans have seen. */
  known: number;
  zombies: Zombie[];
  things: Thing[];
  lasting: Lasting[];
  jelly: JellyToken[];
  /** Whose turn it is. */
  active: Side;
  step: TurnStep;
  /** Rounds begun, which are turns of the zombies. */
  turn: number;
  /** Cards played in this turn. */
  played: number;
  /** Zombies and attached cards that have used their ability in this turn. */
  acted: CardId[];
  /** The card that is being played; -1: none. */
  inPlay: CardId;
  /** The target of that card, once it is named. */
  target: Target | null;
  /** The humans must discard two cards in their next discard step. (P212) */
  doubleDiscard: boolean;
  destroyed: number;
  ending: Ending | null;
}

/** What a card is aimed at. */
export type Target =
  /** The card needs no target. */
  | { readonly do: 'now' }
  | { readonly do: 'lane'; readonly lane: Lane }
  /** Street 1 to 5. */
  | { readonly do: 'street'; readonly street: number }
  | { readonly do: 'field'; readonly field: Field }
  | { readonly do: 'fields'; readonly fields: readonly Field[] }
  | { readonly do: 'zombie'; readonly zombie: CardId }
  /** The teddy bear of a zombie. */
  | { readonly do: 'teddy'; readonly zombie: CardId }
  /** A card of the humans on the board, or attached. */
  | { readonly do: 'thing'; readonly thing: CardId }
  /** A zombie moves to a field. */
  | { readonly do: 'move'; readonly zombie: CardId; readonly to: Field }
  /** Two zombies: `zombie` merges into `other` or changes places with it. */
  | { readonly do: 'pair'; readonly zombie: CardId; readonly other: CardId }
  /** A card of a row, a discard pile, or the top of a deck, by its name. */
  | { readonly do: 'take'; readonly card: string };

/** Cards of a row are named, since two of a name are alike. */
export type Choice =
  | Target
  | { readonly do: 'play'; readonly card: string }
  | { readonly do: 'discard'; readonly card: string }
  /** Discard nothing; allowed with fewer than four cards. (Z59) */
  | { readonly do: 'keep' }
  /** An ability of a zombie on the board, or of what is attached to it. */
  | { readonly do: 'use'; readonly ability: Ability; readonly zombie: CardId }
  /** Breaks the chains of a zombie with a card of the row. (K502) */
  | { readonly do: 'unchain'; readonly zombie: CardId; readonly card: string }
  /** A zombie that may move stays where it is. */
  | { readonly do: 'stay'; readonly zombie: CardId }
  | { readonly do: 'react'; readonly card: string }
  | { readonly do: 'pass' }
  /** How many of the remaining wounds a field gets. */
  | { readonly do: 'burn'; readonly field: Field; readonly wounds: number }
  /** Stop; the rest is not used. */
  | { readonly do: 'enough' }
  | { readonly do: 'end' };

export type Ability = 'kasparov' | 'boss' | 'teddy';

/** `own`: in step 2; `extra`: by a card or ability of the zombies; `forced`: by a card of the humans. (M2) */
export type MoveKind = 'own' | 'extra' | 'forced';

/** A card with its name on the table: its own name, a face-down corpse, or a small doll. */
export interface Piece {
  readonly card: CardId;
  readonly name: string;
  /** The first rule about what the card does, even if a pack gives it another name. */
  readonly rule: RuleId;
}

export type Event =
  | { readonly type: 'turnBegan'; readonly side: Side; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'cardExpired'; readonly card: Piece }
  | {
      readonly type: 'zombieMoved';
      readonly zombie: Piece;
      readonly from: Field;
      readonly to: Field;
      readonly how: MoveKind;
    }
  | { readonly type: 'zombiesSwapped'; readonly zombie: Piece; readonly other: Piece }
  | { readonly type: 'zombiesMerged'; readonly zombie: Piece; readonly into: Piece; readonly strength: number }
  | { readonly type: 'carMoved'; readonly car: Piece; readonly from: Field; readonly to: Field }
  | { readonly type: 'carHit'; readonly car: Piece; readonly zombie: Piece }
  | { readonly type: 'cardsDrawn'; readonly side: Side; readonly seat: Seat; readonly cards: readonly Piece[] }
  | { readonly type: 'deckRanOut'; readonly side: Side; readonly seat: Seat }
  | {
      readonly type: 'cardDiscarded';
      readonly side: Side;
      readonly seat: Seat;
      readonly card: Piece;
      /** `duty`: step 4; `wish`: the player's own choice; `taken`: a card of the other side. */
      readonly why: 'duty' | 'wish' | 'taken';
    }
  | {
      readonly type: 'cardPlayed';
      readonly side: Side;
      readonly seat: Seat;
      readonly card: Piece;
      readonly target: Target;
      /** The pieces that the target names. */
      readonly at: readonly Piece[];
    }
  | { readonly type: 'cardCancelled'; readonly card: Piece; readonly by: Piece }
  | { readonly type: 'zombieDeployed'; readonly zombie: Piece; readonly field: Field }
  /** A card of the discard pile lies face down as a zombie of Strength 1. */
  | { readonly type: 'corpseRose'; readonly zombie: Piece; readonly field: Field }
  | { readonly type: 'zombieWounded'; readonly zombie: Piece; readonly wounds: number; readonly left: number }
  | { readonly type: 'zombieHealed'; readonly zombie: Piece; readonly wounds: number }
  | { readonly type: 'zombieStrengthened'; readonly zombie: Piece; readonly strength: number }
  | { readonly type: 'zombieUnharmed'; readonly zombie: Piece; readonly rule: RuleId }
  | {
      readonly type: 'zombieDestroyed';
      readonly zombie: Piece;
      readonly field: Field;
      /** The seat of the humans, who benefit. */
      readonly seat: Seat;
    }
  /** It becomes a zombie of Strength 1 without a trait. */
  | { readonly type: 'zombieShrunk'; readonly zombie: Piece }
  | { readonly type: 'cardAttached'; readonly card: Piece; readonly zombie: Piece }
  | { readonly type: 'cardDetached'; readonly card: Piece; readonly zombie: Piece }
  | { readonly type: 'teddyWounded'; readonly teddy: Piece; readonly zombie: Piece; readonly left: number }
  | { readonly type: 'abilityUsed'; readonly ability: Ability; readonly zombie: Piece }
  | { readonly type: 'thingPlaced'; readonly thing: Piece; readonly field: Field }
  | { readonly type: 'thingRemoved'; readonly thing: Piece; readonly field: Field }
  | { readonly type: 'thingWorn'; readonly thing: Piece; readonly left: number }
  | { readonly type: 'trapSprung'; readonly trap: Piece; readonly zombie: Piece }
  | { readonly type: 'thingExploded'; readonly thing: Piece; readonly field: Field }
  | { readonly type: 'zombieHeld'; readonly zombie: Piece; readonly by: Piece }
  | { readonly type: 'zombieFreed'; readonly zombie: Piece }
  /** A zombie should retreat, but a rule forbids it. */
  | { readonly type: 'retreatBarred'; readonly zombie: Piece; readonly rule: RuleId }
  | { readonly type: 'eggHatched'; readonly nest: Piece; readonly left: number }
  | { readonly type: 'jellyLeft'; readonly field: Field }
  | { readonly type: 'jellyEaten'; readonly zombie: Piece; readonly field: Field; readonly bonus: number }
  /** The cards a seat looks at on top of the zombie deck; null for all other viewers. */
  | { readonly type: 'cardsSeen'; readonly seat: Seat; readonly count: number; readonly cards: readonly Piece[] | null }
  | { readonly type: 'cardReturned'; readonly side: Side; readonly seat: Seat; readonly card: Piece }
  | { readonly type: 'movementSkipped'; readonly by: Piece }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winner: Seat };
