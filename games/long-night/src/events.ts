/**
 * What happens, in the past tense. `card: null` where the reader may not see the card. Events that something may break
 * into are public.
 */
import type { Seat } from '@horda/kernel';
import type { ExposureFace } from './content/vocabulary.ts';
import type {
  CardNo,
  CrisisNo,
  CrossroadsNo,
  Ending,
  ExperimentNo,
  ImprovementNo,
  ObjectiveNo,
  PlaceNo,
  SideEffectNo,
  SurvivorNo,
} from './state.ts';

/** What a text is written on: for events about cards of any deck. */
export type Cause =
  | { readonly deck: 'crisis'; readonly card: CrisisNo }
  | { readonly deck: 'crossroads'; readonly card: CrossroadsNo }
  | { readonly deck: 'item'; readonly card: CardNo }
  | { readonly deck: 'survivor'; readonly card: SurvivorNo }
  | { readonly deck: 'improvement'; readonly card: ImprovementNo }
  | { readonly deck: 'experiment'; readonly card: ExperimentNo }
  | { readonly deck: 'sideEffect'; readonly card: SideEffectNo }
  | { readonly deck: 'pill'; readonly card: number }
  | { readonly deck: 'place'; readonly card: PlaceNo }
  | { readonly deck: 'objective'; readonly card: number };

/** Events that a crossroads card or a lasting effect may wait for: see `TriggerHook`. */
export type Moment =
  | { readonly type: 'roundBegan'; readonly round: number }
  /** The crisis lies open and its bandits have come. */
  | { readonly type: 'crisisRevealed'; readonly crisis: CrisisNo }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** A move is finished and the mover lives. */
  | {
      readonly type: 'moved';
      readonly survivor: SurvivorNo;
      readonly from: PlaceNo;
      readonly to: PlaceNo;
      readonly fuel: boolean;
    }
  /** The exposure die was rolled for a move. */
  | {
      readonly type: 'moveExposed';
      readonly survivor: SurvivorNo;
      readonly from: PlaceNo;
      readonly to: PlaceNo;
      readonly face: ExposureFace;
    }
  /** A survivor has searched. */
  | { readonly type: 'searched'; readonly survivor: SurvivorNo; readonly place: PlaceNo }
  /** A survivor has built a barricade. */
  | { readonly type: 'barricaded'; readonly survivor: SurvivorNo; readonly place: PlaceNo }
  /** A die was paid for cleaning the waste. */
  | { readonly type: 'cleanPaid'; readonly seat: Seat }
  | { readonly type: 'cleaned'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly type: 'foodPaid'; readonly seat: Seat; readonly die: number }
  /** A player takes a die for the code of the experiment. (L276) */
  | { readonly type: 'codeDieTaken'; readonly seat: Seat; readonly die: number }
  /** A card was played or equipped and has worked; `healed`: the survivor it removed damage from, or -1. */
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardNo; readonly healed: SurvivorNo }
  /** A survivor has taken a pill. */
  | { readonly type: 'pillTaken'; readonly survivor: SurvivorNo }
  /** A weapon was used in an attack. */
  | { readonly type: 'weaponUsed'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'specialKilled'; readonly survivor: SurvivorNo; readonly experiment: ExperimentNo }
  | { readonly type: 'accused'; readonly seat: Seat; readonly whom: Seat }
  | { readonly type: 'trapExploded'; readonly place: PlaceNo; readonly entrance: number; readonly zombies: number }
  /** So many zombies have come to a place. */
  | { readonly type: 'zombiesPlaced'; readonly place: PlaceNo; readonly placed: number }
  | { readonly type: 'banditEntered'; readonly place: PlaceNo }
  | { readonly type: 'banditKilled'; readonly survivor: SurvivorNo; readonly place: PlaceNo }
  /** An attack is over. */
  | {
      readonly type: 'attackDone';
      readonly survivor: SurvivorNo;
      readonly target: 'zombie' | 'special' | 'victim' | 'bandit';
    }
  | { readonly type: 'zombieKilled'; readonly survivor: SurvivorNo; readonly place: PlaceNo; readonly entrance: number }
  | { readonly type: 'improvementFinished'; readonly improvement: ImprovementNo }
  /** Right before the step, and right after it. */
  | { readonly type: 'step4'; readonly over: boolean }
  /** Step 6 of the colony phase begins. */
  | { readonly type: 'step6' }
  /** Step 7 of the colony phase begins. */
  | { readonly type: 'step7' };

export type Event =
  | Moment
  // Set-up and rounds.
  /** At set-up a player has kept these survivors. */
  | { readonly type: 'survivorsKept'; readonly seat: Seat; readonly survivors: readonly SurvivorNo[] }
  | { readonly type: 'leaderNamed'; readonly seat: Seat; readonly survivor: SurvivorNo }
  | { readonly type: 'firstPlayerChosen'; readonly seat: Seat }
  /** It lies open; the bandits that it brings are still to come. */
  | { readonly type: 'crisisOpened'; readonly crisis: CrisisNo }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'crossroadsDrawn'; readonly reader: Seat; readonly card: CrossroadsNo | null }
  /** `trigger`: the survivor that the text speaks of; -1: it speaks of none, or one is still to be named. */
  | { readonly type: 'crossroadsRevealed'; readonly card: CrossroadsNo; readonly trigger: SurvivorNo }
  | { readonly type: 'optionChosen'; readonly seat: Seat; readonly card: CrossroadsNo; readonly option: number }
  | { readonly type: 'stepBegan'; readonly step: 'code' | 'food' | 'waste' | 'crisis' | 'zombies' | 'loot' }
  | { readonly type: 'ate'; readonly food: number }
  | { readonly type: 'starved'; readonly tokens: number; readonly food: number }
  | { readonly type: 'wasteCounted'; readonly cards: number; readonly lost: number }
  | {
      readonly type: 'crisisResolved';
      readonly crisis: CrisisNo;
      readonly cards: readonly CardNo[];
      readonly sum: number;
      readonly need: number;
    }
  /** The crisis was taken away unresolved. */
  | { readonly type: 'crisisSkipped'; readonly crisis: CrisisNo | null }
  | { readonly type: 'noiseTurned'; readonly place: PlaceNo; readonly attracts: boolean }
  | { readonly type: 'roundsLeft'; readonly rounds: number }
  | { readonly type: 'markerKept'; readonly seat: Seat }
  | { readonly type: 'markerPassed'; readonly seat: Seat }
  /** A chapter of the story is completed. */
  | { readonly type: 'chapterCompleted'; readonly chapter: string }
  /** Who reads out what happens between two chapters. */
  | { readonly type: 'chapterRead'; readonly seat: Seat }
  /** A chapter of the story begins. */
  | { readonly type: 'chapterBegan'; readonly chapter: string }
  /** A story lets survivors in from now on; barricades there are gone. */
  | { readonly type: 'placeOpened'; readonly place: PlaceNo }
  // Tracks and tokens.
  | { readonly type: 'moraleChanged'; readonly by: number; readonly morale: number }
  | { readonly type: 'foodChanged'; readonly by: number; readonly food: number }
  | { readonly type: 'starvationAdded'; readonly n: number }
  | { readonly type: 'helplessCame'; readonly n: number; readonly unruly: boolean }
  | { readonly type: 'helplessDied'; readonly unruly: boolean }
  | { readonly type: 'helplessLeft'; readonly n: number; readonly unruly: number }
  | { readonly type: 'helplessTurned'; readonly n: number; readonly unruly: boolean }
  | { readonly type: 'tokensPut'; readonly token: 'trophy' | 'sample' | 'clear'; readonly n: number }
  // Dice and actions.
  | { readonly type: 'dieUsed'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'dieChanged'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'effectRolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'attackRolled'; readonly survivor: SurvivorNo; readonly die: number; readonly hit: boolean }
  | { readonly type: 'exposureRolled'; readonly survivor: SurvivorNo; readonly face: ExposureFace }
  | { readonly type: 'survivorWent'; readonly survivor: SurvivorNo; readonly from: PlaceNo; readonly to: PlaceNo }
  | { readonly type: 'survivorPut'; readonly survivor: SurvivorNo; readonly from: PlaceNo; readonly to: PlaceNo }
  | { readonly type: 'searchBegan'; readonly survivor: SurvivorNo; readonly place: PlaceNo }
  | { readonly type: 'cardSeen'; readonly seat: Seat; readonly place: PlaceNo; readonly card: CardNo | null }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly place: PlaceNo; readonly card: CardNo | null }
  | { readonly type: 'noisePut'; readonly place: PlaceNo; readonly n: number }
  | { readonly type: 'barricadePut'; readonly place: PlaceNo; readonly entrance: number; readonly trap: boolean }
  | { readonly type: 'barricadeLost'; readonly place: PlaceNo; readonly entrance: number; readonly trap: boolean }
  | { readonly type: 'zombieAdded'; readonly place: PlaceNo; readonly entrance: number }
  | { readonly type: 'zombieGone'; readonly place: PlaceNo; readonly entrance: number; readonly n: number }
  | {
      readonly type: 'zombieLured';
      readonly from: PlaceNo;
      readonly entrance: number;
      readonly to: PlaceNo;
      readonly toEntrance: number;
    }
  | { readonly type: 'overrun'; readonly place: PlaceNo; readonly entrance: number }
  // Survivors.
  | { readonly type: 'damaged'; readonly survivor: SurvivorNo; readonly token: 'wound' | 'frostbite' | 'despair' }
  | { readonly type: 'healed'; readonly survivor: SurvivorNo; readonly token: 'wound' | 'frostbite' | 'despair' }
  | { readonly type: 'died'; readonly survivor: SurvivorNo; readonly seat: Seat; readonly place: PlaceNo }
  | { readonly type: 'survivorLeft'; readonly survivor: SurvivorNo; readonly seat: Seat }
  | { readonly type: 'survivorCame'; readonly survivor: SurvivorNo; readonly seat: Seat; readonly place: PlaceNo }
  | { readonly type: 'survivorGiven'; readonly survivor: SurvivorNo; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'biteSpread'; readonly survivor: SurvivorNo }
  | { readonly type: 'playerOut'; readonly seat: Seat }
  // Cards.
  | { readonly type: 'cardShown'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'equipped'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'itemUsed'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'abilityUsed'; readonly survivor: SurvivorNo; readonly of: SurvivorNo }
  | { readonly type: 'cardWasted'; readonly card: CardNo }
  | { readonly type: 'cardRemoved'; readonly card: CardNo }
  /** A card that was played comes back to the hand. */
  | { readonly type: 'cardSaved'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'contributed'; readonly seat: Seat; readonly card: CardNo | null }
  | { readonly type: 'offered'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'handedOff'; readonly from: SurvivorNo; readonly to: SurvivorNo; readonly card: CardNo }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly place: PlaceNo;
      readonly cards: readonly CardNo[] | number;
    }
  /** Cards go from one hand to another; the two see them. */
  | { readonly type: 'cardsTaken'; readonly from: Seat; readonly to: Seat; readonly cards: readonly CardNo[] | number }
  | {
      readonly type: 'handShown';
      readonly seat: Seat;
      readonly to: Seat | null;
      readonly cards: readonly CardNo[] | number;
    }
  | {
      readonly type: 'objectiveShown';
      readonly seat: Seat;
      readonly to: Seat | null;
      readonly objective: ObjectiveNo | null;
    }
  /** Cards that were out of the game, in sight of all. */
  | { readonly type: 'cardRegained'; readonly seat: Seat; readonly card: CardNo }
  /** Somebody is asked to give a card like this. */
  | { readonly type: 'cardNamed'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'staked'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'deckShown'; readonly place: PlaceNo; readonly cards: readonly CardNo[] }
  // Votes, exile, requests.
  | {
      readonly type: 'voted';
      readonly about: string;
      readonly up: readonly Seat[];
      readonly down: readonly Seat[];
      readonly passed: boolean;
    }
  | { readonly type: 'voteSettled'; readonly passed: boolean }
  | { readonly type: 'exiled'; readonly seat: Seat }
  | { readonly type: 'requested'; readonly seat: Seat }
  | { readonly type: 'requestIgnored'; readonly seat: Seat }
  | { readonly type: 'cardGiven'; readonly from: Seat; readonly to: Seat; readonly card: CardNo }
  /** Not what `to` had asked for: `from` has it back. */
  | { readonly type: 'cardReturned'; readonly from: Seat; readonly to: Seat; readonly card: CardNo }
  // Modules.
  /** Below 0: a token was taken away. */
  | { readonly type: 'advanced'; readonly improvement: ImprovementNo; readonly n: number }
  | { readonly type: 'improvementShown'; readonly improvement: ImprovementNo }
  | { readonly type: 'banditGone'; readonly place: PlaceNo; readonly n: number }
  | { readonly type: 'looted'; readonly place: PlaceNo; readonly card: CardNo }
  /** A player takes a card of the hideout. */
  | { readonly type: 'hideoutLeft'; readonly seat: Seat; readonly card: CardNo }
  /** A card of a hand is laid there, face up. */
  | { readonly type: 'hideoutPut'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'codeDiePut'; readonly seat: Seat; readonly die: number }
  /** A die on the card of the experiment was turned to another value. */
  | { readonly type: 'codeDieChanged'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** An experiment was contained by its code. */
  | { readonly type: 'experimentContained'; readonly experiment: ExperimentNo }
  /** It leaves without the code: no figure is on the board, or a card discards it. */
  | { readonly type: 'experimentDiscarded'; readonly experiment: ExperimentNo }
  | { readonly type: 'experimentReleased'; readonly experiment: ExperimentNo }
  /** From the top down; only the player who looks sees them. */
  | {
      readonly type: 'experimentsSeen';
      readonly seat: Seat;
      readonly experiments: readonly ExperimentNo[] | number;
    }
  | { readonly type: 'placeSpared'; readonly place: PlaceNo }
  | {
      readonly type: 'specialPlaced';
      readonly experiment: ExperimentNo;
      readonly place: PlaceNo;
      readonly entrance: number;
    }
  | {
      readonly type: 'specialGone';
      readonly experiment: ExperimentNo;
      readonly place: PlaceNo;
      readonly entrance: number;
    }
  /** A special zombie went to another place. */
  | { readonly type: 'specialMoved'; readonly experiment: ExperimentNo; readonly from: PlaceNo; readonly to: PlaceNo }
  /** A survivor has got a side effect. */
  | { readonly type: 'sideEffectGot'; readonly survivor: SurvivorNo; readonly sideEffect: SideEffectNo }
  | { readonly type: 'effectBegan'; readonly cause: Cause; readonly seat: Seat }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winners: readonly Seat[] };
