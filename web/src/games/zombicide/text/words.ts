/** The words on the drawn table of Zombicide, besides those of the game itself. */
import type { EquipmentCard, FreeAction } from '@horda/zombicide/content/vocabulary';
import type { Ending, ZoneNo } from '@horda/zombicide/state';
import type { Names } from '@horda/zombicide/text/names';
import type { Verb } from '../aims.ts';
import type { Beat } from '../beats.ts';

export interface ZombicideWords {
  /** `round 5 · players`. */
  caption(phase: string, round: number): string;
  round(round: number): string;
  readonly before: string;
  readonly phases: Readonly<Record<'setup' | 'players' | 'zombies' | 'end' | 'over', string>>;
  /** What a turn is called while nothing is chosen; in it the verbs are. */
  readonly endings: Readonly<Record<Ending, (round: number) => string>>;
  readonly stamps: Readonly<Record<'won' | 'lost', string>>;
  /** The heads of the columns at the end. */
  readonly score: readonly string[];
  readonly unusedActions: (n: number) => string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];

  piece(name: string, note: string): string;
  readonly notNow: string;
  readonly asking: string;
  readonly close: string;
  readonly back: string;

  zone(zone: ZoneNo): string;

  /** The clock. */
  dayRound(time: string, round: number): string;
  turnsIn(night: boolean, hours: number): string;
  begins(player: string, isYou: boolean): string;

  /** Survivors. */
  health(left: number, all: number): string;
  strip(name: string, state: string): string;
  readonly takesTurn: string;
  readonly acts: string;
  readonly waits: string;
  readonly done: string;
  deskOf(name: string): string;
  nextSkill(ap: number): string;
  readonly freePlace: string;
  roomLeft(places: number): string;
  aimWith(card: string): string;
  /** By level of All-Out dice. */
  readonly allOut: readonly [string, string, string];
  /** Under the numbers of a weapon. */
  readonly short: Readonly<Record<'range' | 'dice' | 'accuracy' | 'damage', string>>;
  cardText(card: EquipmentCard): string;

  /** The action row. */
  readonly actionsOf: string;
  actionsLeft(n: number | null): string;
  readonly free: Readonly<Record<FreeAction, string>>;
  bonus(n: number): string;
  readonly verbs: Readonly<Record<Verb, { readonly name: string; readonly key: string; readonly costs: string }>>;
  /** Why not, in two words. */
  readonly why: Readonly<Record<Verb | 'noActions' | 'searched', string>>;
  readonly bare: string;
  readonly goals: Readonly<Record<'objective' | 'crate' | 'pickUp' | 'rally' | 'exit', string>>;
  ways(n: number): string;
  kindOf(kind: string, names: Names): string;
  readonly answers: string;

  /** The list of zones. */
  readonly zoneList: string;
  readonly showZones: string;
  rangeIs(range: number): string;
  costIs(actions: number): string;
  readonly target: string;
  /** On the zone that a hint advises. */
  readonly hinted: string;

  /** The roll. */
  readonly roll: string;
  rollOf(who: string, weapon: string, zone: ZoneNo): string;
  readonly hit: string;
  readonly miss: string;
  readonly breaks: string;
  ordinary(dice: number, need: number): string;
  allOutDice(dice: number): string;
  readonly ladder: string;
  tooTough(damage: number): string;
  /** Zombies of a kind: their number stands on the chips. */
  kinds(n: number, kind: number): string;
  readonly nobodyThere: string;
  /** On the button that sends a hit there. */
  readonly aim: string;
  readonly friendlyFire: string;
  weaponBreaks(weapon: string): string;
  readonly breaksNote: string;

  /** Chances before an attack. */
  oddsOf(dice: number, need: number, damage: number): string;
  hits(n: number): string;
  readonly misses: string;
  missesHurt(names: string): string;
  noiseAfter(zone: ZoneNo, n: number): string;

  /** Reveals. */
  readonly revealed: string;
  readonly noteRead: string;
  readonly mission: string;
  readonly readOn: string;
  readonly decide: string;

  /** Trade. */
  trade(a: string, b: string): string;
  readonly tradeHelp: string;
  readonly toHere: string;
  readonly twoCards: string;

  /** Danger. */
  readonly danger: string;
  readonly sight: string;
  readonly ifYouEnd: string;
  /** From the least to the most. */
  wounds(least: number, most: number): string;
  readonly falls: Readonly<Record<'yes' | 'maybe', string>>;
  sharedWounds(names: string): string;
  readonly ending: string;
  readonly dangerNote: string;
  readonly nobodyHurt: string;

  /** The zombie phase. */
  readonly zombiePhase: string;
  readonly abomination: string;
  readonly beats: Readonly<Record<Beat, string>>;
  readonly skip: string;
  readonly replay: string;
  readonly nightFalls: string;
  readonly dayBreaks: string;

  /** Phones. */
  readonly things: string;
  readonly goalsTab: string;
}
