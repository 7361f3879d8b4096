/** The words on the drawn table of Zombicide, besides those of the game itself. */
import type { Language } from '@horda/parts';
import type { Sureness } from '@horda/zombicide/danger/danger';
import { en } from './words-en.ts';
import { pl } from './words-pl.ts';

/** What can be done in a turn; each is typed by a key or a word. */
export type Deed =
  | 'move'
  | 'attack'
  | 'search'
  | 'door'
  | 'objective'
  | 'crate'
  | 'pickUp'
  | 'trade'
  | 'reload'
  | 'light'
  | 'noise'
  | 'rally'
  | 'skill'
  | 'eat'
  | 'token'
  | 'discard'
  | 'activate'
  | 'car'
  | 'exit'
  | 'end';

export type CarDeed = 'getIn' | 'getOut' | 'takeWheel' | 'drive';

export interface DeedWords {
  /** What is typed, as it is shown. */
  readonly key: string;
  readonly word: string;
  /** Other words for it, without accents and in lower case. */
  readonly also: readonly string[];
}

export type Helped =
  | 'deeds'
  | 'zone'
  | 'sight'
  | 'danger'
  | 'sheet'
  | 'what'
  | 'map'
  | 'goals'
  | 'mission'
  | 'campaign'
  | 'signs';

export interface TableWords {
  round(round: number): string;
  over: string;
  won: string;
  lost: string;
  /** `16:00 day`; without a clock: the round. */
  time(hour: number, night: boolean): string;
  /** How many rounds until night or day. */
  until(rounds: number, night: boolean): string;
  /** Counts of the goals. */
  counts: Readonly<Record<'doors' | 'cards' | 'out' | 'companions', string>>;
  /** Before the number of a goal that cannot be counted. */
  goal: string;
  met: string;
  notMet: string;
  /** What became of a survivor, in a word. */
  fates: Readonly<Record<'down' | 'rescued' | 'dead' | 'escaped', string>>;
  levels: readonly [string, string, string, string];
  health(left: number, of: number): string;
  actions(n: number, free: number, bonus: number): string;
  nothing: string;
  /** Said of a weapon that has to be reloaded. */
  unloaded: string;
  /** A weapon: range, dice, accuracy, damage. */
  weapon(facts: {
    readonly range: string;
    readonly dice: number;
    readonly accuracy: number;
    readonly damage: number;
    readonly noisy: boolean;
    readonly allOut: number;
  }): string;
  /** The same, as short as it gets. */
  weaponShort: TableWords['weapon'];
  /** The number of a zone or door in a story. */
  numbered(place: string): string;
  /** Dice and the number they need. */
  roll(dice: number, need: number, damage: number): string;
  signs: {
    /** Walkers, brutes, runners. */
    readonly kinds: readonly [string, string, string];
    readonly abomination: string;
    readonly noise: string;
    readonly lasting: string;
    readonly exit: string;
    readonly humvee: string;
    readonly car: string;
    readonly tank: string;
    readonly doors: Readonly<Record<'door' | 'red' | 'blue' | 'green', string>>;
  };
  legend: readonly string[];
  /** Zones with something in them that are not on the part of the map that is drawn. */
  elsewhere: string;
  /** The map lies on its side: where north is. */
  sideways: string;
  deeds: Readonly<Record<Deed, DeedWords>>;
  /** What may follow the key of the car; a drive is told by its zones. */
  car: Readonly<Record<CarDeed, string>>;
  /** Words besides the deeds. */
  allOut: readonly string[];
  light: readonly string[];
  misses: {
    /** The zone can be attacked instead. */
    attackInstead(typed: string): string;
    /** A zone that is too far for this turn: the way, its cost, and the last zone that can be reached. */
    tooFar(zone: number, way: readonly number[], actions: number, first: string | null): string;
    here: string;
    noZone(zone: string, last: number): string;
    which(typed: readonly string[]): string;
    notNow: string;
    /** Only empty zones can be shot at, for the noise: by this line. */
    noTarget(typed: string): string;
    /** These would be wounded if the round ended now. */
    inDanger(names: readonly string[]): string;
    /** The turn would end with actions left. */
    unspent(actions: number, key: string): string;
  };
  help: Readonly<Record<Helped, string>>;
  opening: {
    readonly about: readonly (readonly [title: string, text: string])[];
    /** `knockout`: who falls can be saved. */
    end(knockout: boolean): readonly [title: string, text: string];
    readonly goalTitle: string;
  };
  which: string;
  unknown(typed: string): string;
  noSuchThing(typed: string): string;
  /** What cards do besides being weapons. */
  traits: Readonly<Record<'light' | 'ammo' | 'fire' | 'trap' | 'repair', string>>;
  zone: {
    place(zone: number, kind: string): string;
    adjacent(zones: readonly string[]): string;
    /** A way through a door. */
    door(zone: number, state: string): string;
    reach(actions: number): string;
    range(n: number): string;
    unseen: string;
    passage(zone: number): string;
  };
  sight: {
    from(name: string, zone: number): string;
    range(range: number, zones: readonly string[]): string;
    nothing: string;
  };
  danger: {
    quiet: string;
    hit(name: string, wounds: string, falls: Sureness): string;
    /** Hits that the team will share among these. */
    shared(zone: number, hits: string, names: readonly string[]): string;
    companion(name: string, dies: Sureness): string;
    ends(how: string): string;
    moves(text: string): string;
    unsure: string;
    noSpawn: string;
    unknown: string;
  };
  campaign: { none: string };
  zombiesCome(groups: readonly string[]): string;
  zombiesMove(groups: readonly string[]): string;
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, pl };
