/** The words on the drawn table of The Long Night, besides those of the game itself. */
import type { Choice, Ending } from '@horda/long-night/state';

export interface LongNightWords {
  /** `player phase · round 4`. */
  caption(phase: string, round: number): string;
  round(round: number): string;
  /** Before the first round. */
  readonly before: string;
  step(step: number): string;
  readonly yourTurn: string;
  readonly turnShort: string;
  readonly endings: Readonly<Record<Ending, (round: number) => string>>;
  /** Across the picture of the end. */
  readonly stamps: Readonly<Record<'objective' | 'betrayal' | 'fall', string>>;
  readonly betrayer: string;
  /** The heads of the columns; the first only where objectives are secret. */
  readonly score: readonly string[];

  piece(name: string, note: string): string;
  readonly notNow: string;
  readonly asking: string;

  /** A word or two on a lit target. */
  readonly deeds: Readonly<Partial<Record<Choice['do'], string>>>;
  /** What a survivor can do. */
  readonly verbs: Readonly<Record<'attack' | 'search' | 'barricade' | 'attract' | 'move' | 'ability', string>>;
  /** A letter of each of these words. */
  readonly deedKeys: LongNightWords['verbs'];
  /** In the own turn, while nothing is chosen. */
  readonly guide: string;
  readonly waiting: string;
  readonly risk: string;
  /** Before the odds of that roll: so many of 12 faces kill. */
  readonly deadly: string;
  readonly yourDice: string;
  /** Where a card goes once it is played. */
  readonly uses: Readonly<Record<'equip' | 'waste' | 'event', string>>;

  /** A standee as a sentence: name, player, influence, tokens with their numbers. */
  standee(name: string, player: string, influence: number, hurt: readonly (readonly [string, number])[]): string;
  readonly bandit: string;
  /** The entrance of a place; null: it has only one. */
  door(place: string, entrance: number | null): string;
  doorHas(door: string, zombies: number, barricades: number, traps: number): string;
  deck(place: string, cards: number): string;
  noise(n: number, spaces: number): string;
  loot(cards: number): string;
  openPlace(place: string, people: number, zombies: number): string;

  comeAhead(zombies: number): string;
  /** What the next colony phase brings, in a few words. */
  ahead(zombies: number, foodMissing: number): string;
  /** At a gate where a zombie would break in. */
  readonly full: string;
  occupied(n: number, spaces: number): string;
  /** After the number of rounds left. */
  rounds(n: number): string;
  foodAhead(needed: number | null): string;
  hungerAhead(missing: number, morale: number): string;
  waste(cards: number): string;
  moraleLoss(n: number): string;

  readonly noCrisis: string;
  contributed(cards: number, need: number): string;
  /** On the cover of the own cards among them. */
  added(cards: number): string;
  /** Before what happens if the crisis is not prevented. */
  readonly otherwise: string;

  readonly hold: string;
  /** The same, where a click opens it for five seconds. */
  readonly click: string;
  /** The switch between the two. */
  readonly clickInstead: string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  readonly release: string;

  readBy(player: string): string;
  chooses(player: string, isYou: boolean): string;
  readonly crossroadsLeave: string;
  readonly vote: string;
  readonly together: string;
  tie(player: string, isYou: boolean): string;
  /** What follows for the accused. */
  exileVote(player: string, isYou: boolean, goes: boolean): string;
  readonly cast: string;
  chain(place: string): string;
  readonly keep: string;

  /** Above the table of a special zombie. */
  readonly encounter: string;
  codeWanted(values: string): string;
  readonly close: string;

  readonly map: string;
  hand(cards: number): string;
  readonly goals: string;
}
