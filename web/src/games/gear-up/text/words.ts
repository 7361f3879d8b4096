/** The words on the drawn table of Gear Up, besides those of the game itself. */
import type { Ending } from '@horda/gear-up/state';
import type { PhaseTab } from '../../web-game.ts';

export interface GearUpWords {
  /** `round 1 · turn 4 of 9`. */
  turnOf(round: number, turn: number): string;
  /** The same for the head of the log. */
  turn(round: number, turn: number): string;
  readonly before: string;
  readonly after: PhaseTab;
  readonly endings: Readonly<Record<Ending, string>>;
  /** The end as a few words across the table. */
  readonly finales: Readonly<Record<Ending, string>>;
  piece(name: string, note: string): string;
  readonly notNow: string;
  readonly asking: string;
  /** The mode for one player. */
  readonly solo: string;
  readonly hint: string;
  /** What the keys of the clipboard do. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Asked before a player is ready, or goes over to ammo, although a shape lies on a target and is not drawn. */
  readonly halfDrawn: string;

  readonly turns: {
    /** A turn card: its number, colour, and who moves. */
    card(turn: number, colour: string, march: string): string;
    faceDown(turn: number): string;
    now(card: string): string;
    /** Under the row: cards that may still come, of which one is left out. */
    readonly toCome: string;
    /** Notes about the chips: what each number counts. */
    colour(colour: string, n: number): string;
    letter(letter: string, n: number): string;
    bossCards(phase1: number, phase2: number): string;
    kills(n: number): string;
  };

  readonly piles: {
    readonly short: string;
    /** What the two numbers are, and what one sees when they are pressed. */
    open(standard: number, special: number): string;
    readonly title: string;
    left(n: number): string;
    discarded(n: number): string;
    readonly lastFirst: string;
  };

  readonly streets: {
    readonly title: string;
    readonly own: string;
    of(name: string): string;
    /** Zombies on the three spaces, nearest first. */
    counts(one: number, two: number, three: number): string;
    readonly empty: string;
    readonly targets: string;
    /** For those who only look on: a narrow tab, and what it does. */
    readonly follow: string;
    readonly followHelp: string;
  };
  readonly sheet: {
    damage(n: number): string;
    left(n: number): string;
    squares(all: number, crossed: number): string;
    readonly aim: string;
    readonly knock: string;
  };

  readonly clip: {
    readonly title: string;
    /** Nothing lies on it: why. */
    readonly idle: string;
    readonly ready: string;
    readonly turn: string;
    readonly mirror: string;
    readonly next: string;
    readonly lay: string;
    readonly tools: string;
    readonly shape: string;
    readonly single: string;
    readonly part: string;
    readonly ammo: string;
    readonly noFit: string;
    readonly squares: string;
    /** Read out when the shape has moved. */
    laidAt(squares: string, place: string): string;
    readonly back: string;
  };
  readonly hit: {
    readonly title: string;
    readonly places: string;
    armour(n: number): string;
    ammo(n: number): string;
    shared(name: string): string;
    left(n: number): string;
    readonly kills: string;
    fallen(n: number): string;
    readonly line: string;
    place(n: number, of: number): string;
    readonly oneMore: string;
    readonly again: string;
  };
  readonly plan: {
    readonly title: string;
    readonly takeBack: string;
  };
  /** A square of a grid, read out: its name and what is printed on it, then what became of it. */
  readonly square: {
    readonly crossed: string;
    planned(name: string): string;
    readonly here: string;
    readonly lit: string;
    row(number: number, squares: string): string;
    /** The shape was held where it does not fit; the square in the way, or null: no single square is. */
    misfit(square: string | null): string;
    readonly icons: Readonly<Record<string, string>>;
  };

  readonly dossier: {
    title(name: string): string;
    track(name: string, left: number, gained: number, used: number): string;
    health(left: number, most: number): string;
    readonly weapons: string;
    /** The strip on phones with weapons and numbers. */
    readonly belt: string;
    readonly now: string;
    due(n: number): string;
    readonly companions: string;
  };

  readonly boss: {
    coming(squares: number, attack: number, special: number): string;
    readonly sides: Readonly<Record<'black' | 'red', string>>;
    before(name: string): string;
    readonly beforeYou: string;
    left(n: number): string;
    permanent(yellow: number, blue: number): string;
    readonly open: string;
  };
  readonly setup: {
    readonly title: string;
    readonly take: string;
    readonly putBack: string;
    taken(name: string): string;
    readonly yours: string;
  };
  readonly wave: {
    readonly title: string;
    readonly help: string;
    to(zombie: string, name: string): string;
    /** Lays all remaining zombies, with the damage spread as evenly as possible. */
    readonly share: string;
  };
  readonly damage: {
    readonly title: string;
  };
  readonly pay: {
    readonly title: string;
  };
  readonly score: readonly [string, string, string, string];
}
