/**
 * The words that cards are written in: places, players, survivors, amounts, conditions and hooks. Types only. What an
 * operation does is in `operations.ts`; who decides is said at each word.
 */
import type { ImprovementId, ItemId, SurvivorId } from './ids.ts';
import type { Op } from './operations.ts';

/** The item types. (L19) */
export const SYMBOLS = ['weapon', 'tool', 'education', 'medicine', 'food', 'fuel', 'survivor'] as const;
export type ItemSymbol = (typeof SYMBOLS)[number];

/** A card's type as cards ask for it: one, several, or any. */
export type Kind = ItemSymbol | 'any' | readonly ItemSymbol[];

export const MODULES = ['improvements', 'bandits', 'raxxon'] as const;
export type Module = (typeof MODULES)[number];

/** The Long Night, or the base game that may be mixed in. (L230) */
export type SetId = 'tln' | 'base';

/** Places by their printed number; the colony is 0. */
export const PLACE_IDS = [
  'colony',
  'police',
  'grocery',
  'school',
  'library',
  'hospital',
  'gas',
  'raxxon',
  'hideout',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

/** Where an item card comes from: the deck of a place, or the starter cards. */
export type Home = Exclude<PlaceId, 'colony' | 'hideout'> | 'starter';

export type PlaceRef =
  | PlaceId
  /** The place of the survivor that the effect is about: trigger, bearer or attacker. */
  | 'here'
  /** Where the survivor that moved came from. */
  | 'origin'
  /** Location 1–6 by a d6, rolled for each use. (L213) */
  | 'random'
  /** A location with an item deck; the chooser picks. */
  | 'chosen'
  /** Any place; the chooser picks. */
  | 'chosenAny'
  /** Any place but the one already named; the chooser picks. */
  | 'chosenOther'
  /** Each of the locations 1–6. */
  | 'eachNonColony'
  /** Every place in play, the colony included. */
  | 'eachLocation'
  /** Every place in play without a survivor, the colony included. (N23) */
  | 'eachEmptyLocation'
  /** Spread over any places by the chooser. */
  | 'anywhere'
  /** A place with a bandit and a free survivor space; the controller picks. */
  | 'banditPlace'
  /** Every place but the colony. */
  | 'outside'
  /** Every place but "here". */
  | 'elsewhere'
  /** The place of one survivor of the active player, who picks. */
  | 'ownPlace';

export type PlayerRef =
  | 'active'
  /** In turn order from the first player, as the next four. */
  | 'each'
  | 'eachNonExiled'
  | 'eachOther'
  /** Each player with a survivor in the colony. */
  | 'eachColony'
  /** Another player; the active player picks. */
  | 'chosen'
  /** Another player with a survivor here. */
  | 'chosenHere'
  /** Another player with a survivor in the colony. */
  | 'chosenColony'
  /** Another player with fewer survivors. */
  | 'chosenFewer'
  /** The controller of the survivor that the effect is about. */
  | 'controller'
  | 'triggerOwner'
  /** All players pay together, in any split. */
  | 'together'
  | 'accuser'
  | 'reader'
  /** The first player who agrees. */
  | 'anyOne'
  | 'leftNeighbour'
  | 'all'
  | { readonly controllerOf: SurvivorId };

export type Selector =
  /** `n` survivors of the active player, who picks. */
  | { readonly who: 'own'; readonly n: number; readonly at?: PlaceRef; readonly except?: SurvivorId }
  | { readonly who: 'ownAll' }
  /** `n` survivors of anyone; the chooser picks. */
  | { readonly who: 'any'; readonly n: number; readonly at?: PlaceRef }
  /** `n` survivors of the active player or at a place with one of them; the active player picks. */
  | { readonly who: 'nearOwn'; readonly n: number }
  /** `n` other survivors here, whose owner must agree. */
  | { readonly who: 'consenting'; readonly n: number }
  /** Every (non-exiled) player picks `n` own survivors, in turn order from the first player. */
  | { readonly who: 'each' | 'eachNonExiled'; readonly n: number; readonly at?: PlaceRef }
  /** By influence; in a crisis only survivors that are not exiled. */
  | { readonly who: 'lowest' | 'highest'; readonly n: number; readonly at?: PlaceRef; readonly except?: SurvivorId }
  | { readonly who: 'all' | 'allNonExiled'; readonly at?: PlaceRef }
  | { readonly who: 'named'; readonly name: SurvivorId }
  /** The other survivors at the place of the one named. */
  | { readonly who: 'othersWith'; readonly name: SurvivorId }
  /** Up to `n` survivors of other players with 2 or more damage; the chooser picks. */
  | { readonly who: 'hurtOthers'; readonly n: number }
  /** Up to `n` survivors; the chooser picks. */
  | { readonly who: 'upTo'; readonly n: number }
  /** Every survivor of the player who gave a card. */
  | { readonly who: 'ofGiver' }
  /** Each helpless; only for `rollEach`. */
  | { readonly who: 'helpless' }
  /** A role in the effect. */
  | { readonly who: Role };

export type Role =
  | 'trigger'
  | 'otherTrigger'
  | 'attacker'
  | 'self'
  | 'target'
  | 'new'
  | 'rolled'
  | 'votedUp'
  | 'accusedLeader';

/** A number that depends on the table. */
export interface Scaled {
  readonly of: 'startPlayers' | 'players' | 'nonExiled' | 'removed';
  readonly times?: number;
  /** Halved, rounded up, before anything is added. */
  readonly half?: true;
  readonly plus?: number;
  readonly least?: number;
  /** Below `under` the number is `low`, otherwise `high`. */
  readonly under?: readonly [under: number, low: number, high: number];
}
export type Amount = number | 'all' | 'fill' | 'd6' | 'difference' | Scaled;

/** Something that can be counted. "Own" is what the player has that the condition is about. */
export type Count =
  | { readonly count: 'hand' | 'equipped'; readonly symbol: ItemSymbol }
  | { readonly count: 'handOrEquipped'; readonly home: Home }
  | { readonly count: 'equippedAt'; readonly place: PlaceId; readonly symbols: readonly ItemSymbol[] }
  | { readonly count: 'barricades' | 'zombies' | 'has' | 'ownAt' | 'room' | 'banditAt'; readonly place: PlaceRef }
  | { readonly count: 'diceSum'; readonly place: 'raxxon' }
  | { readonly count: 'placed'; readonly kind: ItemSymbol | 'nonStarter' }
  | { readonly count: 'placedKinds'; readonly kind: 'nonStarter' }
  | {
      readonly count:
        | 'morale'
        | 'food'
        | 'waste'
        | 'starvation'
        | 'helpless'
        | 'unruly'
        | 'dead'
        | 'handTotal'
        | 'handKinds'
        | 'equippedTotal'
        | 'damageOwn'
        | 'damageOwnMax'
        | 'despairOwn'
        /** Of the trigger survivor. */
        | 'triggerDespair'
        | 'ownSurvivors'
        | 'ownOutside'
        | 'ownSideEffects'
        | 'unusedDice'
        | 'moreSurvivorsThanAll'
        | 'zombiesOutside'
        | 'built'
        | 'tokensOnDisplay'
        | 'banditsInPlay'
        | 'banditsRemovedByYou'
        | 'special'
        | 'experimentsDone'
        | 'containedInR3'
        | 'hideoutCards'
        | 'emptyItemDecks'
        | 'placedThisRound'
        | 'trophies'
        | 'samples'
        | 'outposts'
        | 'clearRounds'
        | 'othersHere'
        | 'barricadesAtEachNonColony';
    };
export type CountName = Count['count'];

export type Condition =
  /** The sum of the counts compared with a number. */
  | { readonly of: readonly Count[]; readonly least: Amount }
  | { readonly of: readonly Count[]; readonly most: Amount }
  | { readonly of: readonly Count[]; readonly exactly: Amount }
  | { readonly of: readonly Count[]; readonly below: Amount }
  | { readonly not: Condition }
  | Fact;

/** A condition that is true or false without counting. */
export type Fact =
  | {
      readonly is:
        | 'mainCompleted'
        | 'hasHighestInfluence'
        | 'moreSurvivorsThanSomeone'
        | 'moreHandThanAll'
        | 'helplessOutnumber'
        | 'fuelPlayed'
        | 'itemDeckHere'
        | 'everyLocationSearched'
        /** Roles: the trigger survivor, and the other one it shares a place with. */
        | 'triggerAlone'
        | 'triggerNotExiled'
        | 'triggerArmed'
        | 'triggerHealed'
        | 'sharesPlace'
        | 'sharesWithExiled'
        | 'exiledShares'
        | 'bothHuman'
        | 'twoOwnHere'
        | 'hereNotColony';
    }
  | { readonly is: 'inPlay' | 'inDeck' | 'notExiled' | 'controls' | 'isTrigger'; readonly name: SurvivorId }
  | { readonly is: 'at'; readonly name: SurvivorId; readonly place: PlaceId }
  | { readonly is: 'searchedAt' | 'eachNonExiledAt'; readonly place: PlaceId }
  | { readonly is: 'cardKind'; readonly symbol: ItemSymbol }
  | { readonly is: 'heldOrEquipped'; readonly item: ItemId }
  | { readonly is: 'built'; readonly improvement: ImprovementId }
  | { readonly is: 'module'; readonly module: Module }
  | { readonly is: 'face'; readonly face: ExposureFace }
  | { readonly is: 'surviveRounds'; readonly rounds: number }
  | { readonly is: 'chapterCompleted'; readonly chapter: 'B2' }
  | { readonly is: 'eachLocationHas'; readonly barricades: number };
export type FactName = Fact['is'];

export const EXPOSURE_FACES = ['blank', 'wound', 'frostbite', 'bite'] as const;
export type ExposureFace = (typeof EXPOSURE_FACES)[number];

/**
 * Moments at which cards act. Those that crossroads cards and lasting effects wait for are also events, by the same
 * name; the others are asked for by the rule that they belong to.
 */
export type Hook = TriggerHook | AskedHook;

/** A public event after which a crossroads card or a lasting effect may break in. */
export const TRIGGER_HOOKS = [
  /** The state check of a turn: after its start and after every finished action. (Q8) */
  'turnState',
  'turnBegan',
  'turnEnded',
  'roundBegan',
  'moved',
  'moveExposed',
  'searched',
  'barricaded',
  /** The die of a clean-waste action is used, no card has left yet. */
  'cleanPaid',
  'cleaned',
  /** Food is spent, the die is not raised yet. */
  'foodPaid',
  /** A die for the code was taken and does not lie on Raxxon yet. */
  'codeDieTaken',
  'cardPlayed',
  'pillTaken',
  'weaponUsed',
  'specialKilled',
  /** An exile vote is called, nobody has voted yet. */
  'accused',
  'trapExploded',
  'zombiesPlaced',
  'banditEntered',
  'banditKilled',
  'attackDone',
  'zombieKilled',
  'crisisRevealed',
  'improvementFinished',
  'step4',
  'step6',
  'step7',
] as const;
export type TriggerHook = (typeof TRIGGER_HOOKS)[number];

export type AskedHook =
  | 'always'
  | 'turnFree'
  | 'diceCount'
  | 'moveDeclared'
  | 'attackDeclared'
  | 'searchBegan'
  | 'noiseMade'
  | 'raxxonExposure'
  | 'barricading'
  | 'cleaning'
  | 'toWaste'
  | 'foodPlayed'
  | 'cardGiven'
  | 'pillUsed'
  | 'exposureFace'
  | 'biteNext'
  | 'damageGiven'
  | 'effectDie'
  | 'specialAttacked'
  | 'step1'
  | 'step2'
  | 'step3';

/** Who may take a lasting effect up, or whose doing it waits for. */
export type HookOf = 'chooser' | 'survivorsController' | 'anyPlayer' | { readonly controllerOf: SurvivorId };

export interface LastingHook {
  readonly hook: Hook;
  readonly of?: HookOf;
  readonly when?: Condition | 'atTunnel' | 'thatRifle' | 'notMovedThisTurn' | 'atSchool' | 'thatSurvivor' | 'nextRound';
  readonly optional?: true;
  readonly perRound?: number;
}

/** Modifiers: values that rules ask for. */
export type Modifier =
  | { readonly key: 'allowed.actions'; readonly value: readonly ('move' | 'search')[] }
  | { readonly key: 'attack.kills'; readonly value: number; readonly add?: true }
  | { readonly key: 'exposure.ignore'; readonly value: ExposureFace }
  | { readonly key: 'move.noExposure' | 'attack.noExposure'; readonly value: 'this' | 'second' }
  | { readonly key: NumberModifier; readonly value: number };
export type NumberModifier =
  | 'attack.anyDie'
  | 'attack.exposureRolls'
  | 'attack.value'
  | 'attack.valuePlus'
  | 'barricade.count'
  | 'bite.skip'
  | 'bite.asWound'
  | 'cleanWaste.count'
  | 'copy.abilities'
  | 'crisis.need'
  | 'crisis.noAdd'
  | 'damage.despairFactor'
  | 'damage.frostbiteAsWound'
  | 'damage.limit'
  | 'dice.extra'
  | 'effectDie.reroll'
  | 'entrance1.noExposure'
  | 'feeding.extra'
  | 'move.extra'
  | 'request.keep'
  | 'search.forbidden'
  | 'search.keep'
  | 'search.look'
  | 'search.noNoise'
  | 'search.perNoise'
  | 'search.raxxonNoExposure'
  | 'search.replaceFirst'
  | 'search.value'
  | 'step4.colony'
  | 'step4.here'
  | 'unruly.notByCrisis'
  | 'waste.per'
  | 'weapon.extraUse'
  | 'weapon.kills'
  | 'weapon.noise';
export type ModifierKey = Modifier['key'];

export interface Source {
  /** The strongest source of the card; mixed cards say which part is which. */
  readonly kind: 'rulebook' | 'published' | 'house';
  readonly where: string;
}

/** When an ability, an item or an improvement acts. */
export interface Timing {
  readonly hook: Hook;
  /** Its player may decline. */
  readonly optional?: true;
  readonly limit?: Limit;
  readonly needs?: Need;
  /** What must be paid besides. */
  readonly cost?: readonly Op[];
}

/** How often: per round, per turn of a player, or once a round for the whole table. */
export type Limit = { readonly perRound: number } | { readonly perTurn: number } | { readonly perRoundForAll: number };

/** What must hold for the use, besides a target for its operations. */
export type Need =
  | { readonly need: 'bearerAt' | 'bearerSearches' | 'actorAt'; readonly place: PlaceId }
  | { readonly need: 'ordinaryZombies' }
  | { readonly need: 'barricadedInColony' }
  | { readonly need: 'face'; readonly face: ExposureFace }
  | { readonly need: 'weaponUsed' }
  | { readonly need: 'everySecondRound' }
  | { readonly need: 'condition'; readonly condition: Condition };

export type { ImprovementId, ItemId, SideEffectId, SurvivorId } from './ids.ts';
