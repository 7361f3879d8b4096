/** The facts that every part of the table is drawn from, and what a touch does. */
import type { Choice, DoorNo, Event, SurvivorNo, ZoneNo } from '@horda/zombicide/state';
import { NONE } from '@horda/zombicide/text/shown';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { View } from '@horda/zombicide/view';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Looks } from '../parts/looks.ts';
import type { BoardProps } from '../web-game.ts';
import {
  armed,
  byDoor,
  byZone,
  isAmong,
  isTurnPrompt,
  narrowed,
  rowsOf,
  selectionOf,
  touchedOf,
  verbOf,
  type Row,
  type Touched,
  type Verb,
} from './aims.ts';
import type { Foreseen } from './danger.ts';
import { WORDS } from './text/of.ts';
import type { ZombicideWords } from './text/words.ts';

export type ZombicideProps = BoardProps<View, Choice, Event, ZombicideTexts>;

/** What this player has opened to look at; it is no part of a choice. */
export interface Open {
  /** The survivor on the desk; NONE: the one that acts. */
  readonly desk: SurvivorNo;
  look(survivor: SurvivorNo): void;
  /** What the zombies would do now; null: it is not shown. */
  readonly danger: Foreseen | null;
  toggleDanger(): void;
  /** Zones are read as a list. */
  readonly listed: boolean;
  toggleList(): void;
  /** The sheet of the mission is open. */
  readonly briefed: boolean;
  brief(open: boolean): void;
  /** What the survivor who acts can see is marked on the map. */
  readonly sighted: boolean;
  toggleSight(): void;
}

export interface ZombicideBoard extends ZombicideProps, Omit<Open, 'desk'> {
  readonly words: ZombicideWords;
  readonly looks: Looks;
  readonly options: readonly Choice[];
  /** The question is the one between two actions. */
  readonly isTurn: boolean;
  readonly touched: Touched;
  /** The weapon that is aimed with, and its All-Out level; null: none is. */
  readonly means: string | null;
  readonly allOut: number;
  /** What a touch on a zone or a door may do. */
  readonly zones: ReadonlyMap<ZoneNo, readonly Choice[]>;
  readonly doors: ReadonlyMap<DoorNo, readonly Choice[]>;
  readonly rows: readonly Row[];
  /** Whose cards lie on the desk. */
  readonly shown: SurvivorNo;
  touch(touched: Partial<Touched>): void;
  pressVerb(verb: Verb): void;
  pressZone(zone: ZoneNo): void;
  pressDoor(door: DoorNo): void;
}

export const TableContext = createContext<ZombicideBoard | null>(null);

export function useBoard(): ZombicideBoard {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of the board');
  return table;
}

const NOTHING: Open = {
  desk: NONE,
  look: () => {},
  danger: null,
  toggleDanger: () => {},
  listed: false,
  toggleList: () => {},
  briefed: false,
  brief: () => {},
  sighted: false,
  toggleSight: () => {},
};

export function boardOf(props: ZombicideProps, looks: Looks, { desk, ...open }: Open = NOTHING): ZombicideBoard {
  const { view, ask, language, selection, select, choose, hinted } = props;
  const options = ask?.options ?? [];
  const isTurn = isTurnPrompt(ask?.prompt);
  const touched = touchedOf(isTurn ? selection : []);
  const left = isTurn ? narrowed(options, touched) : options;
  const [means, allOut] = touched.verb === 'attack' ? armed(options, touched) : [null, 0];
  const zones = byZone(left, view);
  // A door can be touched whatever was touched before.
  const doors = byDoor(options);
  const touch = (next: Partial<Touched>): void => select(selectionOf(next));
  return {
    ...props,
    words: WORDS[language],
    looks,
    options,
    isTurn,
    touched,
    means,
    allOut,
    zones,
    doors,
    rows: isTurn ? rowsOf(options, touched, view) : options.map((option) => ({ is: 'option', option })),
    ...open,
    shown: shownOf(view, desk),
    touch,
    pressVerb(verb) {
      const all = options.filter((option) => verbOf(option) === verb);
      const [only] = all;
      if (only === undefined) return;
      if (all.length === 1 && isPlain(only)) choose(only);
      // A hint has chosen its verb already: pressed again, it stays.
      else if (touched.verb !== verb) touch({ verb });
      else if (!all.some((option) => isAmong(hinted, option))) touch({});
    },
    pressZone(zone) {
      const [first, second] = zones.get(zone) ?? [];
      if (first === undefined) return;
      if (second === undefined) choose(first);
      else touch({ ...touched, zone });
    },
    pressDoor(door) {
      const [first, second] = doors.get(door) ?? [];
      if (first === undefined) return;
      if (second === undefined) choose(first);
      else touch({ verb: 'door' });
    },
  };
}

/** A verb with this one option does it at once: there is nothing to aim. */
function isPlain(option: Choice): boolean {
  const verb = verbOf(option);
  return verb !== 'move' && verb !== 'attack' && verb !== 'more';
}

/** The survivor that was opened, else the one whose matter it is, else the first of the own ones. */
function shownOf(view: View, opened: SurvivorNo): SurvivorNo {
  const { acting, underWay, survivors, seat } = view;
  const has = (one: SurvivorNo): boolean => survivors[one] !== undefined;
  if (has(opened)) return opened;
  if (has(acting)) return acting;
  if (has(underWay.survivor)) return underWay.survivor;
  const own = survivors.findIndex(({ owner, status }) => owner === seat && status === 'standing');
  return Math.max(0, own);
}
