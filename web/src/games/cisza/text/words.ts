/** The words on the drawn table of Cisza, besides those of the game itself. */
import type { Resource } from '@horda/cisza/content/resources';
import type { Ending } from '@horda/cisza/state';
import type { PhaseTab } from '../../web-game.ts';

/** In whose shelter a noise will be: the viewer's, a named player's, or one that is being chosen. */
export type NoisePlace = 'here' | 'there' | { readonly name: string };

export interface CiszaWords {
  /** `turn 5`. */
  turn(number: number): string;
  /** Where the shelters are, by seat. */
  readonly addresses: readonly string[];
  /** Names of cards that are too long for a narrow plate, with soft hyphens. */
  readonly hyphenated: Partial<Readonly<Record<Resource, string>>>;
  readonly phases: readonly [PhaseTab, PhaseTab, PhaseTab];
  readonly before: PhaseTab;
  readonly after: PhaseTab;
  you(name: string): string;
  shelter(name: string): string;
  readonly ownShelter: string;
  readonly awaited: string;
  readonly away: string;
  /** A bot plays for the person whose name stands before it. */
  readonly botPlays: string;
  readonly winner: string;
  /** How a game ended, in a sentence. */
  readonly endings: Readonly<Record<Ending, string>>;
  readonly street: string;
  /** What stands on the tag of a piece that may be touched. */
  readonly target: string;
  readonly play: string;
  readonly layDown: string;
  readonly drop: string;
  readonly use: string;
  readonly give: string;
  readonly hint: string;
  readonly notNow: string;
  readonly asking: string;
  readonly noiseNow: string;
  readonly noiseIf: string;
  /** `last`: nobody is left in the deck to be saved. */
  noiseBrings(zombie: string, place: NoisePlace, last: boolean): string;
  noiseWakes(place: NoisePlace): string;
  readonly noiseUnheard: string;
  readonly noiseOnly: string;
  readonly cityEmpty: string;
  /** Stands below the number. */
  cityCards(n: number): string;
  readonly aliveOnTop: string;
  readonly deadOnTop: string;
  cityTop(card: string): string;
  readonly city: string;
  readonly resources: string;
  readonly deck: string;
  readonly discarded: string;
  readonly piles: string;
  readonly discardedCity: string;
  readonly discardedResources: string;
  readonly nothing: string;
  readonly close: string;
  handSize(n: number): string;
  readonly ownHand: string;
  readonly emptyHand: string;
  readonly nobodyAttacks: string;
  readonly noBarriers: string;
  readonly nobodyInside: string;
  /** Zombies that attack and that nothing has stopped. */
  attacking(n: number): string;
  readonly stopped: string;
  readonly newcomer: string;
  readonly threatened: string;
  toHandOut(n: number): string;
  readonly next: string;
  inPlay(card: string, name: string): string;
  unfold(name: string): string;
  readonly fold: string;
  counts(survivors: number, barriers: number, zombies: number): string;
  piece(name: string, note: string): string;
}
