/** The words on the drawn table of The Long Night, besides those of the game itself. */
import type { Language } from '@horda/parts';
import { en } from './words-en.ts';
import { pl } from './words-pl.ts';

/** What can be done with a card or a survivor, in one short word before its number. */
export type Deed =
  | 'play'
  | 'contribute'
  | 'offer'
  | 'calm'
  | 'eat'
  | 'give'
  | 'keep'
  | 'attack'
  | 'search'
  | 'barricade'
  | 'attract'
  | 'move'
  | 'ability'
  | 'equip'
  | 'accuse'
  | 'pick'
  | 'lead'
  | 'spendFood'
  | 'codeDie'
  | 'clean'
  | 'handOff'
  | 'request';

/** What the grid of a turn has columns for. */
export type Column = Extract<
  Deed,
  'attack' | 'search' | 'barricade' | 'attract' | 'move' | 'ability' | 'play' | 'contribute' | 'offer' | 'calm'
>;

export interface TableWords {
  /** The round, for the status line. */
  round(round: number, left: number): string;
  turnOf(name: string): string;
  over: string;
  /** Said of a player at the end. */
  wins: string;
  loses: string;
  /** The line of the tracks. */
  tracks(facts: {
    readonly morale: number;
    readonly food: number;
    readonly needed: number | null;
    readonly starvation: number;
    readonly waste: number;
    readonly lost: number;
  }): string;
  helpless(calm: number, unruly: number): string;
  crisis(name: string, accepts: string, added: number, needed: number | null): string;
  noCrisis: string;
  goal(name: string, progress: string): string;
  /** A condition: how much there is of how much, or only whether it is met. */
  have(have: number, need: number): string;
  met: string;
  notMet: string;
  noise(n: number): string;
  /** A place in one word, for screens with little room. */
  shortPlace(name: string): string;
  /** Cards left in the item deck, as a sign. */
  deck(n: number): string;
  bandits(n: number): string;
  closed: string;
  cards(n: number): string;
  dice(unused: string): string;
  noDice: string;
  first: string;
  reader: string;
  exiled: string;
  out: string;
  hideout(cards: number): string;
  code(experiment: string, code: string, dice: string): string;
  deeds: Readonly<Record<Deed, string>>;
  /** Short words above the numbers of a turn; `values`: above attack and search values. */
  columns: Readonly<Record<Column | 'values', string>>;
  /** The danger of an exposure roll: how many faces of 12 kill. */
  risk(deadly: number): string;
  hand: string;
  group: string;
  emptyHand: string;
  /** Damage tokens, in one letter each: wound, frostbite, despair. */
  damage: readonly [string, string, string];
  /** Attack and search values. */
  values(attack: number, search: number): string;
  help: Readonly<
    Record<'card' | 'survivor' | 'goal' | 'crisis' | 'forecast' | 'improvements' | 'place' | 'signs', string>
  >;
  /** For the log: zombies by place, new survivors by group. */
  zombiesCome(places: readonly string[]): string;
  peopleCome(groups: readonly string[]): string;
  which: string;
  unknown(typed: string): string;
  signs: string;
  forecast: {
    food(needed: number, missing: number): string;
    waste(cards: number, lost: number): string;
    crisis(needed: number, added: number): string;
    zombies(place: string, due: number, noise: number): string;
    overrun(place: string, who: string): string;
    quiet: string;
  };
  sentences: {
    place(name: string, facts: readonly string[]): string;
    zombies(n: number): string;
    barricades(n: number): string;
    traps(n: number): string;
    entrance(n: number): string;
    deck(n: number): string;
    player(name: string, facts: readonly string[]): string;
    own(cards: string): string;
  };
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, pl };
