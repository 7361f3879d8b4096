/**
 * The operations of cards: their parameters and what they mean. A list is carried out in order, each as far as possible.
 * `effects/ops/` carries them out, one file a theme; the compiler names an operation that nothing carries out.
 */
import type { SideEffectId, SurvivorId } from './ids.ts';
import type { Amount, Condition, Kind, LastingHook, Modifier, PlaceRef, PlayerRef, Selector } from './vocabulary.ts';

type Ops = readonly Op[];
/** A line of a table: the faces from `from` to `to`. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly do: Ops;
}

/** Tracks, food and helpless. */
interface ColonyOps {
  nothing: object;
  morale: { n: Amount };
  food: { n: Amount };
  starvation: { n: Amount };
  /** Added to the colony; an exiled player adds none. */
  helpless: { n: Amount };
  unrulyHelpless: { n: Amount };
  /** As many as possible turn unruly. (N31) */
  unruly: { n: Amount };
  /** Up to `n` unruly helpless are turned back; the chooser says how many. */
  calm: { n: Amount };
  /** No morale is lost. Which: the first player in crises, else the chooser. (N18) */
  removeHelpless: { n: Amount };
  /** 1 morale each. */
  killHelpless: { n: Amount };
  cleanWaste: { n: Amount };
  /** The last `n` item cards that left the game, events excepted, go on the waste pile. */
  toWaste: { n: Amount };
  wasteFromRemoved: { kind: Kind };
  skipCrisis: { when: 'next' | 'now' };
}

/** Zombies, barricades and noise. */
interface ZombieOps {
  zombies: { place: PlaceRef; n: Amount };
  /** Up to `n` ordinary zombies, without exposure; the chooser names the entrance. */
  killZombies: { place: PlaceRef; n: Amount };
  /** Nobody has killed them. */
  removeZombies: { place: PlaceRef; n: Amount };
  moveZombies: { from: PlaceRef; to: PlaceRef; n: Amount };
  /** One exposure roll each for `who`. */
  slay: { place: PlaceRef; n: Amount; who: Selector };
  slayOneRoll: { place: PlaceRef; n: Amount; who: Selector };
  noise: { place: PlaceRef; n: Amount; ifAble?: true };
  barricade: { place: PlaceRef; n: Amount };
  trap: { place: PlaceRef; n: Amount };
  /** Traps do not go off. Which: the first player in crises and for objectives, else the chooser. */
  removeBarricades: { place: PlaceRef; n: Amount };
  barricadeToTrap: { place: PlaceRef; n: Amount };
  /** `n` ordinary zombies at the colony become barricades. */
  toBarricades: { n: Amount };
}

/** Damage, death, and where survivors stand. */
interface SurvivorOps {
  wound: { who: Selector; n: Amount };
  frostbite: { who: Selector; n: Amount };
  despair: { who: Selector; n: Amount };
  /** Wounds or frostbites; the chooser says which. */
  heal: { who: Selector; n: Amount };
  /** Despair. */
  relieve: { who: Selector; n: Amount };
  kill: { who: Selector; noMorale?: true };
  /** `n` wounds spread by the chooser. */
  spread: { who: Selector; n: Amount };
  /** Leaves the game with its equipment; no morale is lost. (L189) */
  removeSurvivor: { who: Selector };
  exposure: { who: Selector; n: Amount };
  /** No move, no exposure; without a free space it stays. */
  put: { who: Selector; place: PlaceRef };
  gainSurvivor: { player: PlayerRef };
  join: { name: SurvivorId; player: PlayerRef; wounds?: number; leads?: true };
  dropNamed: { name: SurvivorId };
  giveSurvivor: { who: Selector; player: PlayerRef };
  /** For the rest of the turn. */
  noMove: { who: Selector };
  idle: { who: Selector };
  lock: { who: Selector; place: PlaceRef };
  bar: { who: Selector; place: PlaceRef };
  jail: { who: Selector; place: PlaceRef };
  ghost: { who: Selector; place: PlaceRef };
  winnerTakes: object;
}

/** Hands, decks and piles. */
interface CardOps {
  draw: { place: PlaceRef; n: Amount; player: PlayerRef };
  seek: { place: PlaceRef; kind: Kind; n: Amount; player: PlayerRef };
  reveal: { place: PlaceRef; n: Amount; kind: Kind; player: PlayerRef };
  revealTakeOne: { place: PlaceRef; n: Amount; kind: Kind; player: PlayerRef };
  revealUntil: { place: PlaceRef; kind: Kind; n: Amount; player: PlayerRef };
  lookTake: { place: PlaceRef; n: Amount; kind: Kind; take: number; player: PlayerRef };
  lookDeck: { place: PlaceRef; n: Amount; player: PlayerRef };
  lookCrisis: { n: Amount; player: PlayerRef };
  burnDeck: { place: PlaceRef; n: Amount };
  burnKind: { place: PlaceRef; kind: Kind };
  takeRemoved: { kind: Kind; n: Amount; player: PlayerRef };
  discard: { player: PlayerRef; n: Amount; kind: Kind };
  removeCards: { player: PlayerRef; n: Amount; kind: Kind };
  removeRandom: { player: PlayerRef; n: Amount };
  /** All cards but one, which the active player keeps. */
  giveHand: { player: PlayerRef };
  /** Of choice; it may not be played before the next round. */
  takeCard: { player: PlayerRef };
  /** The active player may remove `n` cards of a kind from any hands, and then does this. */
  confiscate: { n: Amount; kind: Kind; do: Ops };
  takeRandom: { player: PlayerRef; n: Amount };
  showHand: { player: PlayerRef; to: 'active' | 'all' };
  showRandom: { player: PlayerRef; n: Amount };
  showObjective: { player: PlayerRef; to: 'active' };
  wasteTriggerItem: object;
  removeTriggerItem: object;
  returnCard: object;
  /** `by` may draw up to `n` cards, shows them and gives each to another player. */
  deal: { by: PlayerRef; place: PlaceRef; n: Amount };
  pot: object;
}

/** Action dice, and what a player may do with them. */
interface DiceOps {
  raiseDie: { n: Amount };
  changeDie: { n: Amount };
  reroll: { n: Amount };
  setDie: { value: 'any' };
  swapDie: { n: Amount };
  rerollOther: { n: Amount };
  raiseOther: { n: Amount };
  takePip: { n: Amount };
  useDice: { player: PlayerRef; n: Amount };
  diceNext: { player: PlayerRef; n: Amount };
  freeAction: { action: 'barricade' | 'attack'; who: Selector };
}

/** Bandits and their hideout. */
interface BanditOps {
  bandits: { place: PlaceRef; n: Amount };
  removeBandits: { place: PlaceRef; n: Amount };
  removeTriggerBandit: object;
  hideoutTake: { n: Amount; player: PlayerRef };
  hideoutRandom: { n: Amount; player: PlayerRef };
  toHideout: { player: PlayerRef; n: Amount };
  takeBatch: { player: PlayerRef };
}

interface ImprovementOps {
  advance: { n: Amount };
  unbuild: { n: Amount };
}

interface RaxxonOps {
  release: { n: Amount };
  contain: { n: Amount };
  peekExp: { n: Amount };
  killSpecial: object;
  specialStays: object;
  specialMoves: { place: PlaceRef };
  sideEffect: { who: Selector; name: SideEffectId };
  pill: { colour: 'red' | 'white' };
  codeDie: { value: number };
  codeDieBy: { player: PlayerRef };
  setCodeDie: { value: 'any' };
}

/** Exile, and rules that a card changes. */
interface TableOps {
  exile: { player: PlayerRef };
  exileVote: { player: PlayerRef };
  cancelAction: object;
  discardEffect: object;
  banRequest: { player: PlayerRef };
  banPlay: { kind: Kind };
  tunnel: { place: PlaceRef };
  road: { a: PlaceRef; b: PlaceRef };
  trophy: { n: Amount };
  sample: { n: Amount };
  addGoal: { goal: Condition };
  /** See `Modifier`: rules ask for it. As an operation of a crossroads card it lasts to the end of the game. */
  mod: { mod: Modifier; who?: Selector };
}

/** Operations made of operations. */
interface Composites {
  roll: { table: readonly Line[] };
  /** A d6 plus the number of cards paid. */
  rollPlusPaid: { table: readonly Line[] };
  /** A d6 for each of `who`; on `max` or less do it, with that one as self. */
  rollEach: { who: Selector; max: number; do: Ops };
  /** Roll `dice`; do it once for each that shows `min` or more. */
  countDice: { dice: number; min: number; do: Ops };
  if: { cond: readonly Condition[]; do: Ops; else: Ops };
  ifAlive: { who: Selector; do: Ops };
  /** An optional payment by one player; `each`: by each of them. */
  may: { by: PlayerRef; cost: Ops; do: Ops; else: Ops };
  /** An optional payment by all players together; whoever wants to offers something, until it is met or refused. */
  together: { cost: Ops; do: Ops; else: Ops };
  payCards: { by: PlayerRef; min: number; to: 'hideout' };
  /** The chooser names an item; in turn order players with a survivor in the colony may give one to `to`. */
  firstGiver: { to: PlayerRef; do: Ops; else: Ops };
  upTo: { n: number; do: Ops };
  /** Sums of dice compared; equal wins for the active player. The reader rolls for the others. */
  contest: { own: ContestDice; other: number; win: Ops; lose: Ops };
  choose: { by: PlayerRef; options: readonly Ops[] };
  lasting: { on: LastingHook; until: Until; do: Ops };
  /** A lasting effect tied to a survivor; ends with it, or after so many `uses`. Its modifiers hold all the time. */
  attach: { to: Selector; on: LastingHook; do: Ops; uses?: number };
}

/** 5 dice less the damage of the survivor named; or 2 for each own survivor and weapon at the place. */
export type ContestDice =
  | { readonly dice: number; readonly lessDamageOf: SurvivorId }
  | { readonly perOwnAndWeaponAt: PlaceRef; readonly each: number };

export type Until = 'endOfGame' | 'usedOnce' | 'unpaid' | 'endOfTurn' | 'endOfRound' | 'endOfNextRound';

export type Operations = ColonyOps &
  ZombieOps &
  SurvivorOps &
  CardOps &
  DiceOps &
  BanditOps &
  ImprovementOps &
  RaxxonOps &
  TableOps &
  Composites;
export type OpName = keyof Operations;
export type OpOf<K extends OpName> = { readonly op: K } & Readonly<Operations[K]>;
/** One operation with its parameters. */
export type Op = { [K in OpName]: OpOf<K> }[OpName];
