/** The words on the drawn table of Zombiaki, besides those of the game itself. */
import type { Side } from '@horda/zombiaki/content/effects';
import type { LineSign } from '@horda/zombiaki/content/printed';
import type { Ability, Ending } from '@horda/zombiaki/state';
import type { PhaseTab } from '../../web-game.ts';

export interface ZombiakiWords {
  /** `round 5`. */
  turn(number: number): string;
  /** `zombies · step 2 of 5`. */
  step(side: Side, number: number): string;
  readonly after: PhaseTab;
  /** How a game ended, in a sentence. */
  readonly endings: Readonly<Record<Ending, string>>;
  /** The end as one word across the street. */
  readonly finales: Readonly<Record<Ending, string>>;
  /** Names of cards that are too long for a narrow plate, with soft hyphens. */
  readonly hyphenated: Readonly<Record<string, string>>;
  /** The signs for the line of fire, as short as they stand on a card. */
  readonly line: Readonly<Record<NonNullable<LineSign>, string>>;
  readonly street: string;
  readonly ownRow: string;
  rowOf(side: Side, name: string): string;
  /** Short, on phones. */
  readonly rowShort: Readonly<Record<Side, string>>;
  readonly emptyRow: string;
  /** The row of the other side is empty. */
  noCards(side: Side): string;
  readonly awaited: string;
  readonly away: string;
  /** A bot plays for the person whose name stands before it. */
  readonly botPlays: string;
  /** Tags of what may be touched. */
  readonly target: string;
  readonly play: string;
  readonly drop: string;
  readonly react: string;
  readonly take: string;
  readonly here: string;
  readonly go: string;
  readonly who: string;
  readonly pay: string;
  readonly hint: string;
  readonly notNow: string;
  readonly asking: string;
  /** Abilities as buttons on a zombie. */
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly unchain: string;
  wounds(n: number): string;
  howMany(field: string): string;
  /** Stands below the number. */
  untilDawn(n: number): string;
  dawn(n: number): string;
  readonly deck: string;
  readonly pile: string;
  readonly piles: string;
  readonly known: string;
  openPile(side: string, n: number): string;
  readonly nothing: string;
  readonly close: string;
  readonly read: string;
  readonly inPlay: string;
  plays(name: string): string;
  at(target: string): string;
  readonly choose: string;
  readonly moved: string;
  readonly held: string;
  readonly netted: string;
  readonly faceDown: string;
  eggs(n: number): string;
  merged(n: number): string;
  attached(cards: string): string;
  left(n: number): string;
  jelly(bonus: number): string;
  /** `Strength 3, wounds 1`. */
  health(strength: number, wounds: number): string;
  readonly lasting: string;
  readonly wholeStreet: string;
  /** The line of fire of a lane. */
  clear(zombie: string): string;
  blocked(thing: string, zombie: string): string;
  foggy(lane: string): string;
  readonly nobody: string;
  readonly noShot: string;
  laneButton(lane: string): string;
  readonly speed: string;
  piece(name: string, note: string): string;
  /** Before the humans themselves let a zombie on to the Barricade. */
  readonly score: readonly [string, string, string];
}
