/**
 * How a mission is written. Everything that a mission does otherwise than the rulebook is a field here: no rule asks
 * which mission is played. Titles and stories: `text/missions/`.
 */
import type { EquipmentId, KeywordId } from './ids.ts';
import type { Condition, Effects } from './operations.ts';
import type { TileId } from './tiles.ts';
import type { Colour, Source } from './vocabulary.ts';

/** `'2V.s1'`: tile and zone. A zone that covers several tiles goes by any of its pieces. */
export type ZoneName = `${TileId}.${string}`;

/** `'4R.r2|4R.s5'`: the two zones it joins. */
export type DoorName = `${ZoneName}|${ZoneName}`;

/** `'M1-02'`: mission and number of the card. Tokens are `T`, events `E`, notes `N`. */
export type CardId = string;
export type GoalId = string;

/** How a team leaves the board; the last mission's ending depends on it. */
export type ExitId = 'out' | 'onFoot' | 'bus' | 'tunnel' | 'helicopter';

export interface TilePlace {
  readonly tile: TileId;
  readonly row: number;
  readonly column: number;
  /** Clockwise. */
  readonly turned: 0 | 90 | 180 | 270;
  /** Lies apart from the board: touches no other tile. (V371) */
  readonly apart?: true;
}

/** The first one is the starting spawn zone; they draw in the order of the list. (V232, Y83) */
export interface SpawnZone {
  readonly zone: ZoneName;
  readonly colour: Colour;
  /** Draws no card until an effect wakes it. (V241) */
  readonly asleep?: true;
  /** Is not placed otherwise. */
  readonly onlyIf?: Condition;
}

/** A door that differs from the closed ones printed on the tiles. */
export interface DoorSpec {
  readonly door: DoorName;
  readonly colour?: Colour;
  /** Not printed: the mission puts it there. */
  readonly added?: true;
  /**
   * - `open`: from the start;
   * - `closed`: opens by a door action;
   * - `byCard`: a door action only reveals the card on it, and the card opens it or not (V74);
   * - `sealed`: a wall, for everybody and for ever (Y80).
   */
  readonly state: 'open' | 'closed' | 'byCard' | 'sealed';
  /** An open door is sealed unless this holds at setup; a closed one cannot be opened while it does not hold. */
  readonly onlyIf?: Condition;
  /** Opening one of the two opens both: they are the ends of one passage. (Y22, W4) */
  readonly opensWith?: DoorName;
}

/** A way that is not printed: an opening for all, or a tunnel, which only survivors use and nobody sees or hears through. */
export interface LinkSpec {
  readonly between: readonly [ZoneName, ZoneName];
  readonly kind: 'opening' | 'tunnel';
  readonly onlyIf?: Condition;
}

export interface Exit {
  readonly zone: ZoneName;
  readonly exit: ExitId;
}

export type Goal =
  | { readonly id: GoalId; readonly test: 'doorsOpen'; readonly doors: readonly DoorName[] }
  /** These cards are revealed; without a list, all cards of the mission. */
  | {
      readonly id: GoalId;
      readonly test: 'cardsRevealed';
      readonly cards?: readonly CardId[];
      readonly announced?: true;
    }
  /** An effect says that it is done. */
  | { readonly id: GoalId; readonly test: 'done' }
  | { readonly id: GoalId; readonly test: 'keyword'; readonly keyword: KeywordId }
  | { readonly id: GoalId; readonly test: 'noteRead'; readonly note: number }
  /** All who stand have left; with `together`, the first exit used binds all. */
  | { readonly id: GoalId; readonly test: 'allOut'; readonly together?: true }
  | { readonly id: GoalId; readonly test: 'companionsOut'; readonly n: number }
  /** At the end of a player phase all who stand are in one shelter without zombies: this note is read. */
  | { readonly id: GoalId; readonly test: 'inShelter'; readonly note: number; readonly announced?: true };

/** Where a card lies: in a zone, on a door, or nowhere, waiting for an hour or for the start of a round. */
export type CardPlace =
  | { readonly zone: ZoneName }
  | { readonly door: DoorName }
  | { readonly hour: number }
  | { readonly round: number };

export interface ObjectiveCard {
  readonly id: CardId;
  /** A card is read, a token is taken, an event happens by itself. Cards and tokens lie face down. (V358, V99) */
  readonly kind: 'card' | 'token' | 'event';
  readonly at: CardPlace;
  readonly colour?: Colour;
  /** A card in a room behind a door: revealed when the door opens, before zombies spawn there. (V409) */
  readonly whenRoomOpens?: true;
  /** A door card that stayed: the zone where it can be resolved again. (W15) */
  readonly again?: ZoneName;
  /** Stays face up as a reminder when it is resolved. (V366) */
  readonly reminder?: true;
  readonly effects: Effects;
}

export interface Note {
  readonly id: CardId;
  readonly reminder?: true;
  readonly effects: Effects;
}

export type LessonAction =
  | 'move'
  | 'endTurn'
  | 'door'
  | 'melee'
  | 'search'
  | 'trade'
  | 'objective'
  | 'ranged'
  | 'makeNoise'
  | 'reload'
  | 'crate'
  | 'exit';

/** A step of the lesson. It holds back buttons and explains; the rules do not change. */
export interface LessonStep {
  readonly id: string;
  readonly when:
    | { readonly on: 'start' | 'firstKill' | 'firstNoise' }
    | { readonly on: 'zoneEntered' | 'buildingOpened'; readonly zone: ZoneName }
    | { readonly on: 'cardRevealed'; readonly card: CardId }
    | { readonly on: 'round'; readonly round: number }
    | { readonly on: 'goalDone'; readonly goal: GoalId };
  readonly unlocks: readonly LessonAction[];
}

export interface MissionData {
  readonly id: string;
  readonly source: Source;
  readonly difficulty: 'lesson' | 'easy' | 'medium' | 'hard' | 'veryHard';
  readonly minutes: number;
  /** How many survivors may take part. */
  readonly survivors: readonly [min: number, max: number];
  /** `classic`: no All-Out dice and no conservation. `washington`: the advanced decks. (V12) */
  readonly rules: 'classic' | 'washington';
  /** A survivor without health is knocked out; otherwise dead, and the mission is lost. (V4, V6) */
  readonly knockout: boolean;
  /** The hour of the first round; without it there is no clock and it is always day. (V20) */
  readonly startHour?: number;

  readonly layout: readonly TilePlace[];
  readonly starts: readonly ZoneName[];
  /** One survivor starts in each start zone; the players choose who stands where. (V377) */
  readonly oneInEachStart?: true;
  readonly spawns: readonly SpawnZone[];
  readonly crates: readonly ZoneName[];
  readonly doors?: readonly DoorSpec[];
  readonly links?: readonly LinkSpec[];
  readonly exits?: readonly Exit[];
  /** `afterGoals`: only once the other goals are met. */
  readonly exitsOpen?: 'always' | 'afterGoals';
  /** The exit that opens by itself once so many cards are revealed. */
  readonly laterExit?: Exit & { readonly cards: number };
  /** Cannot be searched while objective cards lie on these tiles. (V382, W5) */
  readonly humvee?: { readonly zone: ZoneName; readonly guardedBy?: readonly TileId[] };
  /** Noise that stays. (V378) */
  readonly noise?: {
    readonly zone: ZoneName;
    readonly n: number;
    /** Zombies walk there as if doors were open, and a closed one stops them. (V379) */
    readonly asIfOpen?: true;
  };
  /** A zombie that begins its move step in this zone is put into the starting spawn zone instead. (V385) */
  readonly sendsBack?: ZoneName;
  /** Fixed lights, on from the start. (V321, V393) */
  readonly lights?: readonly { readonly from: ZoneName; readonly lit: readonly ZoneName[] }[];
  /** While an objective card lies on a tile, its zones are not searched and its crates not taken. (V380, V381, Y65) */
  readonly cardsGuardTiles?: true;
  /** A building is first opened through a door with an objective card. (V389) */
  readonly cardDoorFirst?: true;
  /** No other card may be revealed before this one; doors with cards stay shut too. (V412, Y79) */
  readonly firstCard?: CardId;
  /** Dark zones that draw no card when their building is opened. */
  readonly noSpawnOnOpening?: readonly ZoneName[];
  /**
   * The notes belong to abominations: a kill other than by a Molotov reads the next one; so does the first sight of
   * each abomination while the condition holds. One killed by a Molotov goes under its deck, and its mark passes to the
   * next one placed. With all cards revealed, notes left and none on the board, a zombie phase begins with a new one in
   * the starting spawn zone. (V404, V405)
   */
  readonly abominationNotes?: { readonly onSightIf: Condition };
  /** How many companions must survive; without it, all of them. (V438) */
  readonly companionsNeeded?: number;
  /** A companion who dies takes the achievement of that name from the team. */
  readonly mournedCompanions?: true;

  readonly cards: readonly ObjectiveCard[];
  readonly notes?: readonly Note[];
  /** Groups of tokens that change places at random before the game. */
  readonly shuffled?: readonly (readonly CardId[])[];
  readonly goals: readonly Goal[];
  readonly setup?: Effects;
  readonly onWin?: Effects;

  /** Numbers of the zombie cards of this mission; all forty without it. */
  readonly zombieCards?: readonly number[];
  /** Cards on top of the decks after shuffling, the first to be drawn first. */
  readonly stacked?: { readonly zombie?: readonly number[]; readonly equipment?: readonly EquipmentId[] };
  /** Spawn zones that are not placed, by the number of survivors. */
  readonly withoutSpawns?: Readonly<Record<number, readonly ZoneName[]>>;
  readonly lesson?: readonly LessonStep[];
}
