/** What an entry of each deck consists of. Its names and texts are in `text/cards/`, under the same id. */
import type { ItemId } from './ids.ts';
import type { Line, Op } from './operations.ts';
import type {
  Condition,
  Home,
  ItemSymbol,
  Kind,
  Module,
  PlaceId,
  SetId,
  Source,
  SurvivorId,
  Timing,
  TriggerHook,
} from './vocabulary.ts';

export interface Card {
  readonly set: SetId;
  readonly source: Source;
  /** Only in play with this module. */
  readonly module?: Module;
  /** Taken out of the co-operative game. (L221) */
  readonly nonCoop?: true;
  /** Only with the cards for adults. (L23) */
  readonly adult?: true;
}

export interface SurvivorCard extends Card {
  /** Its rank; no two survivors have the same. (L16, F29) */
  readonly influence: number;
  readonly attack: number;
  readonly search: number;
  readonly human: boolean;
  readonly ability: Ability;
}

export interface Ability {
  /** Where it works: anywhere, outside the colony, at a place with an item deck, or at one place. (L17) */
  readonly where: 'any' | 'outside' | 'itemDeck' | PlaceId;
  /** The least value of the die it costs; null: none. (L88, L90) */
  readonly die: number | null;
  readonly timing: Timing;
  readonly effects: readonly Op[];
}

export interface ItemKind extends Card {
  readonly symbol: ItemSymbol;
  /** Equipped, put on the waste pile, or out of the game once it is played. (L92–L94) */
  readonly use: 'equip' | 'waste' | 'event';
  /** Alternatives. */
  readonly uses: readonly Use[];
}

export interface Use {
  /** Only with this module; the other uses stay. (L233) */
  readonly module?: Module;
  readonly timing: Timing;
  readonly effects: readonly Op[];
}

export interface ItemDeck {
  readonly source: Source;
  readonly module?: Module;
  /** Copies in The Long Night, and in the base game. */
  readonly cards: Readonly<Record<SetId, Readonly<Partial<Record<ItemId, number>>>>>;
}

export interface CrisisCard extends Card {
  readonly accept: readonly ItemSymbol[];
  /** Locations that get a bandit; null: two random ones. (L255, L257) */
  readonly bandits: readonly number[] | null;
  readonly effects: readonly Op[];
}

export interface Special {
  readonly hook: TriggerHook | 'turnFree' | 'step1';
  readonly when?: Condition;
  /** A free action that costs a die of this value, once a turn, with a survivor in the colony. */
  readonly die?: number;
  readonly effects: readonly Op[];
}

export interface Side {
  readonly morale: number;
  readonly rounds: number;
  readonly setup: readonly Op[];
  readonly goal: readonly Condition[];
  readonly special: readonly Special[];
  /** Cards that may be put on the objective, in the own turn, from the hand. (Q119) */
  readonly accepts?: Kind;
  /** Starter cards on it do not count. */
  readonly startersDoNotCount?: true;
  readonly outpost?: { readonly barricades: number; readonly zombies: number };
  /** All survivors of an exiled player leave the game, and the player is out. */
  readonly exiledLeave?: true;
}

export interface MainObjective extends Card {
  readonly length: 'short' | 'medium' | 'long';
  readonly normal: Side;
  /** Null: its hard side is not known. */
  readonly hard: Side | null;
}

export interface Chapter extends Card {
  /** Null: morale stays as it is. */
  readonly morale: number | null;
  readonly rounds: number;
  readonly setup: readonly Op[];
  readonly goal: readonly Condition[];
  readonly accepts?: Kind;
}

/** A secret or a betrayal objective. */
export interface HiddenObjective extends Card {
  readonly conditions: readonly Condition[];
}

export interface ExileObjective extends Card {
  /** The conditions of a player who was no betrayer. */
  readonly conditions: readonly Condition[];
  /** What the first condition of a betrayer becomes. (F14) */
  readonly betrayer: Condition;
}

export type Chooser =
  | { readonly by: 'active' | 'together' | 'nobody' }
  | { readonly by: 'controllerOf'; readonly survivor: SurvivorId }
  /** The first in turn order from the active player who holds the item. */
  | { readonly by: 'holderOf'; readonly item: ItemId }
  | {
      readonly by: 'vote';
      readonly voters: 'nonExiled' | 'withSurvivorInColony' | 'withSurvivorHere' | 'controllersOfTheTwo';
    };

export interface CrossroadsOption {
  readonly requires?: Condition;
  /**
   * The result of the vote that leads to it. `downToo`: after thumbs down the first player who volunteers takes it.
   * `instead`: whatever the result, the controller of the survivor that it requires may take it.
   */
  readonly vote?: 'up' | 'down' | 'downToo' | 'instead' | 'bothUp' | 'bothDown' | 'split' | 'otherwise';
  readonly effects: readonly Op[];
}

export interface CrossroadsCard extends Card {
  /** Mixed in by default, kept in reserve, or only with the survivors of the base game. */
  readonly deck: 'play' | 'reserve' | 'baseSurvivors';
  readonly trigger: { readonly hook: TriggerHook; readonly when: readonly Condition[] };
  readonly chooser: Chooser;
  /** Carried out before the options are chosen from. */
  readonly first: readonly Op[];
  readonly options: readonly CrossroadsOption[];
}

export interface Improvement extends Card {
  readonly tokens: number;
  readonly parts: readonly {
    readonly timing: Timing;
    /** The die that it costs. */
    readonly die?: number;
    readonly effects: readonly Op[];
  }[];
}

export interface Experiment extends Card {
  readonly figures: number;
  /** Two values that dice on Raxxon must show. (L277) */
  readonly code: readonly [number, number];
  readonly placement: 'random' | 'mostSurvivors' | 'colony' | 'raxxon';
  readonly encounter: readonly Line[];
}

export interface SideEffect extends Card {
  readonly kind: 'good' | 'mixed' | 'bad';
  readonly timing: Timing;
  readonly effects: readonly Op[];
}

export interface Pill extends Card {
  readonly table: readonly Line[];
}

export interface PlaceCard {
  readonly source: Source;
  readonly module?: Module;
  readonly survivorSpaces: number;
  readonly entrances: number;
  readonly entranceSpaces: number;
  readonly noiseSpaces: number;
  readonly hasDeck: boolean;
  /** From most to least likely. (L35) */
  readonly symbols: readonly ItemSymbol[];
  /** What a survivor may do there besides: the die used is rolled. */
  readonly actions: readonly PlaceAction[];
}

export interface PlaceAction {
  readonly die: 'search' | 'attack';
  readonly needs?: Condition;
  readonly table: readonly Line[];
}

/** An item card as it lies on the table: two with the same item and home are alike. */
export interface ItemCard {
  readonly item: ItemId;
  readonly home: Home;
}
