/** The table of The Long Night: all types of its state. What players may pick is in `choices.ts`, what happens in `events.ts`. */
import type { Seat, State as KernelState } from '@horda/kernel';
import type { Choice } from './choices.ts';
import type { Packed } from './content/content.ts';
import type { ChapterId } from './content/ids.ts';
import type { Lasting, LastingMod } from './effects/lasting.ts';
import type { Condition, ExposureFace, Kind } from './content/vocabulary.ts';
import type { Event } from './events.ts';
import type { Options } from './settings.ts';

export type { Choice } from './choices.ts';
export type { Event } from './events.ts';
export type { Lasting, LastingMod } from './effects/lasting.ts';
export type { Options } from './settings.ts';

/** A survivor card by its number in the content of the table. */
export type SurvivorNo = number;
/** An item card by its number in the content. Two with the same number are alike. */
export type CardNo = number;
/** A crisis by its number in the content. */
export type CrisisNo = number;
/** A crossroads card by its number in the content. */
export type CrossroadsNo = number;
/** A secret or betrayal objective by its number in the content; likewise the experiments and so on below. */
export type ObjectiveNo = number;
export type ExperimentNo = number;
export type ImprovementNo = number;
export type SideEffectNo = number;

/** A place by its printed number: 0 is the colony, 1–6 the locations, 7 Raxxon, 8 the hideout. */
export type PlaceNo = number;
export const COLONY = 0;
export const RAXXON = 7;
export const HIDEOUT = 8;

/** No card, no survivor, no place. */
export const NONE = -1;

/** An item beside a survivor. */
export interface Equipped {
  readonly card: CardNo;
  /** Uses in this round. They stay with the card when it changes hands. (L115) */
  used: number;
}

/** What cards have done to a survivor for good, or for the turn. */
export type Mark =
  | { readonly mark: 'noMove' | 'idle' | 'jailed' }
  | { readonly mark: 'locked' | 'barred'; readonly place: PlaceNo };

export interface Survivor {
  readonly card: SurvivorNo;
  owner: Seat;
  place: PlaceNo;
  wounds: number;
  frostbite: number;
  despair: number;
  items: Equipped[];
  /** Replaced, never changed; likewise `marks`. */
  sideEffects: readonly SideEffectNo[];
  marks: readonly Mark[];
  /** Moves in this turn of its controller. (L104) */
  moves: number;
  /** Uses of the ability in this round. (Q62) */
  used: number;
}

/** Cards of a hand that somebody has seen. */
export interface Peek {
  /** -1: all players. */
  readonly to: Seat;
  readonly round: number;
  readonly cards: readonly CardNo[];
}

export interface Player {
  hand: CardNo[];
  /** Cards of the hand that were used beside a survivor in this round; replaced, never changed. (L115) */
  usedItems: readonly Readonly<Equipped>[];
  /** Values of the unused dice, in ascending order. */
  dice: number[];
  /** Values of the used ones. */
  spent: number[];
  /** The hidden objective; none in the co-operative game. */
  objective: ObjectiveNo;
  /** The objective lies open: its owner was exiled and no betrayer, or the game is over. */
  shown: boolean;
  /** Players who have been shown it; replaced, never changed, like the next. */
  shownTo: readonly Seat[];
  /** What others have been shown of the hand, as it was then. */
  peeks: readonly Peek[];
  /** Crossroads cards that the player has held. */
  read: readonly CrossroadsNo[];
  /** Survivor cards dealt at set-up, before some are kept. */
  dealt: SurvivorNo[];
  leader: SurvivorNo;
  exiled: boolean;
  exile: number;
  /** Out of the game. (L227) */
  out: boolean;
  /** Lost the last survivor; the replacement is still to come. (F3) */
  bereft: boolean;
  /** Dice more or fewer in the next round. */
  diceNext: number;
  /** Bandits removed by own attacks. */
  banditsRemoved: number;
  /** A requested card kept in hand, which cannot be added to the crisis of this round. */
  kept: CardNo;
  /** May not use Request any more. */
  noRequests: boolean;
  /** A card of the hand that may not be played before the next round; -1: none. */
  withheld: CardNo;
  /** Was not exiled when B2 was completed: Bandit Betrayal also needs morale 0. (L328, N5) */
  needsDespair: boolean;
}

export interface Entrance {
  zombies: number;
  barricades: number;
  traps: number;
  /** Special zombies by their experiment; replaced, never changed. */
  special: readonly ExperimentNo[];
}

export interface Place {
  entrances: Entrance[];
  noise: number;
  /** The last card is the top. */
  deck: CardNo[];
  bandits: number;
  /** Nobody can enter. (L297, N20) */
  closed: boolean;
  /** Searched since the card that asks for it. */
  searched: boolean;
  /** Figures of ghosts fill a space. */
  ghosts: number;
}

/** A card that somebody has added to the crisis. */
export interface Contribution {
  readonly seat: Seat;
  readonly card: CardNo;
}

/** What everybody has seen of a crisis with wrong cards: how many each seat had added, and how many were wrong. */
export interface Spoiled {
  readonly by: readonly number[];
  readonly wrong: number;
}

/** An improvement on display, with its advancement tokens. */
export interface Project {
  readonly card: ImprovementNo;
  tokens: number;
}

export interface Improvements {
  deck: ImprovementNo[];
  display: Project[];
  /** Finished ones, in which round, and the last round in which their free action was used. */
  built: readonly { readonly card: ImprovementNo; readonly round: number; readonly used: number }[];
}

export interface Raxxon {
  /** The last is the top. */
  deck: ExperimentNo[];
  /** Experiments whose encounter card lies open. */
  loose: readonly ExperimentNo[];
  /** Experiments discarded: contained, destroyed, or without a figure that could be placed. (N25) */
  done: number;
  /** Experiments contained by code since R3 began. */
  contained: number;
  /** Dice on the card, in ascending order. */
  dice: number[];
  sideEffects: readonly SideEffectNo[];
  /** The place that gets 3 zombies fewer in this round. (L280) */
  spared: PlaceNo;
}

/** What the active player has done in this turn, and what cards forbid. */
export interface Turn {
  /** The exile vote of this turn is used. (L116) */
  accused: boolean;
  /** Actions that can be used once a turn, by name. */
  used: readonly string[];
  /** Kinds of cards that may not be played. */
  noCards: readonly Kind[];
  /** A card has stopped the action under way; what it cost stays spent. */
  cancelled: boolean;
  /** The survivor that the card just played has healed; -1: none. */
  healed: SurvivorNo;
  /** The last face of the exposure die in this turn. */
  face: ExposureFace | null;
}

export const ENDINGS = ['objective', 'morale', 'rounds', 'betrayal'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Phase = 'setup' | 'players' | 'colony' | 'over';

export interface State extends KernelState<Choice, Event> {
  readonly options: Options;
  /** The cards of a pack; null: our own. Never changes. */
  readonly pack: Packed | null;
  phase: Phase;
  /** The main objective by number; -1 in a story. */
  main: number;
  /** The chapter of a story; null outside of stories. */
  chapter: ChapterId | null;
  /** Chapters completed. */
  completed: readonly ChapterId[];
  /** The chapter that begins with the next round. */
  next: ChapterId | null;
  morale: number;
  /** Rounds left on the track. */
  rounds: number;
  /** The round being played, from 1. */
  round: number;
  first: Seat;
  /** Whose turn it is; -1: nobody's. */
  active: Seat;
  players: Player[];
  /** All survivors in play, in the order in which they came. */
  survivors: Survivor[];
  /** By number; those of modules that are not used are empty and closed. */
  places: Place[];
  helpless: number;
  unruly: number;
  food: number;
  starvation: number;
  /** The last card is the top. */
  waste: CardNo[];
  /** Item cards out of the game, in order of time. (N27) */
  removed: CardNo[];
  /** Item cards that left the game unseen. */
  unseen: CardNo[];
  /** The last card is the top; likewise the three decks below. */
  survivorDeck: SurvivorNo[];
  crisisDeck: CrisisNo[];
  crossroadsDeck: CrossroadsNo[];
  exileDeck: number[];
  /** Survivors that died, and those that left the game. (L185, L189) */
  graveyard: SurvivorNo[];
  gone: SurvivorNo[];
  crisis: CrisisNo;
  crisesDone: CrisisNo[];
  contributions: Contribution[];
  /** Crises to which somebody has added a wrong card; replaced, never changed. */
  spoiled: readonly Spoiled[];
  /** The next crisis is removed unrevealed. */
  skipCrisis: boolean;
  /** The crossroads card of this turn and who holds it. */
  crossroads: CrossroadsNo;
  reader: Seat;
  /** Those that have been read out and left the game, in order of time; replaced, never changed. */
  crossroadsDone: readonly CrossroadsNo[];
  /** Cards that a player looks at, taken from a deck, and who. */
  looked: CardNo[];
  looker: Seat;
  /** Item cards of a deck that were shown to all last; replaced, never changed. */
  shown: readonly CardNo[];
  /** Crises that the looker looks at, the top one last. */
  crisesSeen: CrisisNo[];
  /** Who looks at whose hand while a crossroads card is resolved; replaced, never changed. */
  peeked: readonly (readonly [by: Seat, whose: Seat])[];
  /** Cards on the main objective, and how many of them came in this round. */
  placed: CardNo[];
  placedThisRound: number;
  trophies: number;
  samples: number;
  clearMarks: number;
  /** Conditions that cards have added to the goal; replaced, never changed, like the next four. */
  goals: readonly Condition[];
  lasting: readonly Lasting[];
  mods: readonly LastingMod[];
  /** Places whose moves need no exposure, and roads between two. */
  tunnels: readonly PlaceNo[];
  roads: readonly (readonly [PlaceNo, PlaceNo])[];
  improvements: Improvements;
  /** Face-up cards of the hideout. */
  hideout: CardNo[];
  /** How many of them, on top, a card has just put there. */
  batch: number;
  raxxon: Raxxon;
  turn: Turn;
  /** The last d6 rolled for an effect. */
  die: number;
  /** The result of the last vote, and who was for it. */
  verdict: boolean;
  ups: readonly Seat[];
  /** Runs of adding zombies under way: morale 0 ends the game after them. (F20, N7) */
  adding: number;
  ending: Ending | null;
  /** Who has won, once the game is over. */
  winners: readonly boolean[];
}
