/** The words on the drawn table of Gear Up, besides those of the game itself. */
import type { Letter } from '@horda/gear-up/content/content';

/** What the shape that is shown would do. */
export interface Effectiveness {
  /** By how much the damage of the target falls, and that of a boss's special attack. */
  readonly damage: number;
  readonly special: number;
  readonly ammo: number;
  readonly armour: number;
  /** Squares that would be left. */
  readonly left: number;
  /** Squares that fall with a weak point. */
  readonly fallen: number;
  /** It costs 1 damage, because it lies across a dotted line. */
  readonly line: boolean;
}

/** Why an aiming line has no effect. */
interface Misses {
  noTarget: string;
  noPlace(target: string): string;
  noSquare(target: string, square: string): string;
  crossed(target: string, square: string, rule: string): string;
  /** Somebody else has marked it in this attack. */
  taken(target: string, square: string, rule: string): string;
  barred(target: string, square: string, rule: string): string;
  /** The shape would cover another square that it must not. */
  inTheWay(square: string, other: string, rule: string): string;
  outside(square: string, rule: string): string;
  noFit(square: string, rule: string): string;
  noOtherTurn: string;
  noFurther: string;
  nothingAimed: string;
  /** `order`: the word that was typed; a player can also ask `why` about it. */
  notOffered(order: string): string;
  nothingBack: string;
  noWave: string;
  /** A shape is aimed and not laid; the same word once more goes on without it. */
  aimedYet(order: string): string;
  /** Only companions are left to strike with, and they are named. */
  onlyCompanions(names: string): string;
  noOption(typed: string, max: number): string;
  notNow: string;
  which(order: string, names: string): string;
}

export interface TableWords {
  /** Where the game stands, for the status line. */
  round(round: number, turn: number): string;
  setUp: string;
  over: string;
  /** The turn cards that are still to come, by colour. */
  toCome(colours: readonly (readonly [colour: string, n: number])[]): string;
  letters(counts: Readonly<Record<Letter, number>>): string;
  bossCards: string;
  /** How many boss cards can still be turned over. */
  bossCardsLeft(n: number): string;
  /** A companion may help in this turn. */
  companion: string;
  /** Effects that upgrades bring. */
  later(effects: string): string;
  /** A companion that has already helped in this round. */
  tired(name: string): string;
  /** What stands in the viewer's street, space by space. */
  ownStreet(spaces: readonly (readonly string[])[]): string;
  /** How many zombies are left in the two piles, as short as possible. */
  piles(standard: number, special: number): string;
  /** How to see the zombies that do not fit. */
  wholeStreet: string;
  /** What the three numbers in brackets mean. */
  onSpaces: string;
  /** How to see what does not fit on a small screen. */
  inFull: string;
  bossAhead(boss: string, name: string): string;
  bossLine(boss: string, name: string, left: number, attack: number, special: number): string;
  signs: Readonly<
    Record<'free' | 'damage' | 'special' | 'ammo' | 'armour' | 'weak' | 'crossed' | 'planned' | 'aimed', string>
  >;
  /** How to aim, before and while a shape is shown. */
  aim(targets: string): string;
  /** The same, for many targets. */
  aimShort(targets: string): string;
  keys: string;
  giveHow(letters: string): string;
  aimed(tool: string, target: string, squares: string, place: number, of: number, does: Effectiveness): string;
  misses: Misses;
  help: Readonly<
    Record<'aim' | 'keys' | 'deeds' | 'street' | 'board' | 'weapon' | 'legend' | 'cards' | 'give', string>
  >;
  whichWeapon: string;
  noWeapon(typed: string): string;
  noPlayer(typed: string): string;
  sentences: SentenceWords;
}

/** Sentences for reading the table out. */
interface SentenceWords {
  turn(round: number, turn: number, step: string): string;
  card(colour: string, march: string): string;
  over(ending: string): string;
  setUp: string;
  toCome(cards: string): string;
  letters(counts: Readonly<Record<Letter, number>>): string;
  bossCards(cards: string): string;
  member(member: string, left: number, attack: number, special: number): string;
  screams(speeds: string): string;
  kills(n: number): string;
  /** A pile of zombies and its discards; each is a number, with the count of each kind in brackets. */
  pile(name: string, left: string, discarded: string): string;
  commander(name: string): string;
  survivor(who: string, survivor: string, facts: readonly string[]): string;
  emptyStreet: string;
  zombie(name: string, space: number, facts: readonly string[]): string;
  left(n: number): string;
  damage(n: number): string;
  free(squares: string): string;
  planned(squares: string): string;
  weapon(colour: string, weapon: string, shape: string, effects: string): string;
  locked(effect: string): string;
  wave(zombies: string): string;
  companions(names: string): string;
  own(survivor: string, weapons: string): string;
}
