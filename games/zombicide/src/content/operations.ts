/**
 * What objective cards, notes and missions do, in one vocabulary. Effects run in the order written. "The revealer" is
 * the survivor who revealed the card, took the token or opened the door. (V364)
 */
import type { AchievementId, CompanionId, EquipmentId, KeywordId, TokenId } from './ids.ts';
import type { DoorName, ExitId, GoalId, ZoneName } from './mission.ts';
import type { TileId } from './tiles.ts';
import type { Deck, ZombieType } from './vocabulary.ts';

/** The revealer; every standing survivor; every standing survivor in the revealer's zone, the revealer included. */
export type Who = 'revealer' | 'all' | 'allInZone';

/** A zone of the board, the revealer's zone, or the starting spawn zone. */
export type ZoneRef = ZoneName | 'here' | 'startSpawn';

/** `rescued` counts through the whole campaign, `clues` only in its mission. */
export type Counter = 'rescued' | 'clues';

/** `known` and `carrier`: marks that notes put on an abomination. (V404) */
export type Mark = 'known' | 'carrier';

export type Condition =
  | { readonly achievement: AchievementId }
  | { readonly keyword: KeywordId }
  | { readonly noneOf: readonly KeywordId[] }
  | { readonly counter: Counter; readonly min: number }
  /** The companion is in play and alive. */
  | { readonly companion: CompanionId }
  /** The revealer has this card. An option that requires it discards it. */
  | { readonly item: EquipmentId }
  /** The revealer holds a melee weapon of this damage or more in a hand. */
  | { readonly meleeDamage: number }
  /** The action that opened this door made noise. */
  | { readonly openedNoisily: DoorName }
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition };

/** One of several things to choose from. It is offered only while `requires` holds. (V365) */
export interface Option {
  readonly id: string;
  readonly requires?: Condition;
  readonly effects: Effects;
}

export type Effects = readonly Op[];

export type Op =
  /* Survivors */
  | { readonly op: 'gainAp' | 'gainXp' | 'heal' | 'wound'; readonly who: Who; readonly n: number }
  /** Draws n cards; a trap among them works and ends the drawing. (W17) */
  | { readonly op: 'draw'; readonly deck: Exclude<Deck, 'starting'>; readonly n: number; readonly who: Who }
  /** Takes this card from its deck or discards (W16); if there is none left, draws a Secret Service card. */
  | { readonly op: 'giveItem'; readonly card: EquipmentId }
  /** The team chooses during setup who gets each of n such cards. */
  | { readonly op: 'handOut'; readonly card: EquipmentId; readonly n: number }
  /** The revealer discards n cards of choice; an option with this cost needs them. */
  | { readonly op: 'discard'; readonly what: 'equipment' | 'weapon'; readonly n: number }
  | { readonly op: 'endTurn' }
  | { readonly op: 'moveTo'; readonly zone: ZoneName }
  | { readonly op: 'token'; readonly token: TokenId }
  | { readonly op: 'companion'; readonly companion: CompanionId; readonly joins: 'revealer' }
  | { readonly op: 'companion'; readonly companion: CompanionId; readonly stands: ZoneName }
  /* Zombies */
  | { readonly op: 'spawnCard'; readonly zone: ZoneRef; readonly n: number }
  | { readonly op: 'placeZombies'; readonly type: ZombieType; readonly n: number; readonly zone: ZoneRef }
  /** Beside those already there. (W8) */
  | { readonly op: 'placeAbomination'; readonly zone: ZoneRef }
  | { readonly op: 'extraActivation'; readonly type: ZombieType | 'all' }
  /** The sleeping spawn zone of this colour wakes, `after` so many more rounds. (V241, W19) */
  | { readonly op: 'wakeSpawn'; readonly colour: 'blue' | 'green'; readonly after?: number }
  /** The team removes one active red spawn zone; the last one stays. */
  | { readonly op: 'removeSpawn' }
  /** No spawn step in the next `rounds` zombie phases; with `zone`, only this zone draws no card. */
  | { readonly op: 'skipSpawn'; readonly rounds: number; readonly zone?: 'startSpawn' }
  /** From now on no dark zone of this tile draws a card when its building is opened. */
  | { readonly op: 'noSpawnOnOpening'; readonly tile: TileId }
  | { readonly op: 'clearTile'; readonly tile: TileId }
  /** The revealer picks a zone in a straight line from `from`; every actor there is eliminated, AP to the revealer. */
  | { readonly op: 'shell'; readonly from: ZoneName; readonly range: readonly [number, number] }
  /** Marks the abomination that was seen. */
  | { readonly op: 'markAbomination'; readonly mark: Mark }
  /** When the marked abomination is killed, but not by a Molotov. */
  | { readonly op: 'onKillOfMarked'; readonly mark: Mark; readonly effects: Effects }
  /** The part that fits why the note was read: an abomination was killed, or seen. (V404, V405) */
  | { readonly op: 'byTrigger'; readonly kill: Effects; readonly sight: Effects }
  /* Board */
  /** Silently; dark rooms behind it spawn as usual. */
  | { readonly op: 'openDoor'; readonly door: DoorName }
  | { readonly op: 'openAllDoors'; readonly building: ZoneName }
  /** The two zones are neighbours from now on, for everybody. */
  | { readonly op: 'addLink'; readonly between: readonly [ZoneName, ZoneName] }
  | { readonly op: 'addExit'; readonly zone: ZoneName; readonly exit: ExitId }
  /** Permanent tokens stay through end phases. */
  | { readonly op: 'noise'; readonly zone: ZoneRef; readonly n: number; readonly permanent?: true }
  /** Removes the ordinary tokens. */
  | { readonly op: 'removeNoise'; readonly zone: ZoneName | 'everywhere' }
  /** These zones are lit as by a light beam for the rest of the mission. (V321) */
  | { readonly op: 'lightUp'; readonly zones: readonly ZoneName[] }
  /** The fixed lights of the mission go out. */
  | { readonly op: 'lightsOut' }
  /** No night and no dark zones for the rest of the mission. */
  | { readonly op: 'lightTheHouse' }
  /** The clock moves on; what is due at an hour passed happens. (W7) */
  | { readonly op: 'clock'; readonly hours: number }
  /* Knowledge and goals */
  | { readonly op: 'keyword'; readonly keyword: KeywordId }
  | { readonly op: 'achievement'; readonly achievement: AchievementId }
  | { readonly op: 'count'; readonly counter: Counter; readonly n: number }
  /** A note is read once; told to read it again, skip it. */
  | { readonly op: 'readNote'; readonly note: number }
  /** Looks at the top n cards and puts them back in any order. */
  | { readonly op: 'look'; readonly deck: 'zombie' | 'abomination'; readonly n: number }
  /** Looks at n face-down objective cards of choice and puts them back. (W13) */
  | { readonly op: 'lookAtObjectives'; readonly n: number }
  /** Shows the cards on these doors. */
  | { readonly op: 'showDoorCards'; readonly doors: readonly DoorName[] }
  | { readonly op: 'goalDone' | 'announceGoal'; readonly goal: GoalId }
  /** This zone is a shelter; `onWin` is given if the mission is won in it. */
  | { readonly op: 'shelter'; readonly zone: ZoneName; readonly onWin: Effects }
  | { readonly op: 'shelterRewards' }
  /** The mission is won when the card has been resolved. */
  | { readonly op: 'missionWon' }
  /** The first ending that fits the exit used. */
  | { readonly op: 'ending' }
  /* The card itself */
  /** It stays face up and may be resolved again with an objective action. */
  | { readonly op: 'cardStays' }
  /** The door stays shut, and the card goes back on it, face down. (V74) */
  | { readonly op: 'backOnDoor' }
  /* Flow */
  | { readonly op: 'if'; readonly if: Condition; readonly do: Effects; readonly otherwise?: Effects }
  | { readonly op: 'choice'; readonly options: readonly Option[] };

export type OpName = Op['op'];
