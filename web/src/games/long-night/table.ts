/** The facts that every part of the board is drawn from, and what a touch on a piece does. */
import { ITEM_IDS } from '@horda/long-night/content/ids';
import { shownOf, type Shown } from '@horda/long-night/content/shown';
import type { ItemSymbol } from '@horda/long-night/content/vocabulary';
import type { CardNo, Choice, Event, PlaceNo, SurvivorNo } from '@horda/long-night/state';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { SurvivorView, View } from '@horda/long-night/view';
import type { Seat } from '@horda/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Looks } from '../parts/looks.ts';
import type { BoardProps } from '../web-game.ts';
import { COLONY, HIDEOUT, RAXXON } from './places.ts';
import { fuelOf, spotOf, survivorSpot, subjectsOf, targetsOf, type Shot } from './aims.ts';
import { WORDS } from './text/of.ts';
import type { LongNightWords } from './text/words.ts';

export type LongNightProps = BoardProps<View, Choice, Event, LongNightTexts>;

export interface LongNightBoard extends LongNightProps {
  readonly words: LongNightWords;
  readonly looks: Looks;
  readonly content: Shown;
  readonly options: readonly Choice[];
  /** The question is the one between two actions of the own turn. */
  readonly isTurn: boolean;
  /** The piece that was chosen first; null: none. */
  readonly chosen: string | null;
  /** What a touch on a spot does, for spots that are targets now. */
  readonly targets: ReadonlyMap<string, Shot>;
  /** Spots with which something may be begun. */
  readonly subjects: ReadonlySet<string>;
  /** Spots of options that are picked already, and of those that a hint advises. */
  readonly pickedSpots: ReadonlySet<string>;
  readonly advised: ReadonlySet<string>;
  /** The player's own seat; for spectators, the seat that they look at; -1 on a television, where all are others. */
  readonly own: Seat;
  /** Makes a choice, and answers at once what follows as it was touched. */
  shoot(shot: Shot): void;
  /** Chooses a piece to begin with, or lets it go. */
  begin(spot: string): void;
}

export const TableContext = createContext<LongNightBoard | null>(null);

export function useBoard(): LongNightBoard {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of the board');
  return table;
}

/** Kept between two actions: the person who has acted last stays chosen. */
export interface Kept {
  spot: string | null;
}

export function boardOf(
  props: LongNightProps,
  looks: Looks,
  shoot: LongNightBoard['shoot'],
  kept: Kept = { spot: null },
): LongNightBoard {
  const { view, seat, ask, language, select, watched, picked, hinted, television } = props;
  const options = ask?.options ?? [];
  const isTurn = ask?.prompt === 'turn.choose';
  // The own people can always be chosen: their verbs say why not.
  const mine = seat === null ? [] : survivorsOf(view, seat).map(({ card }) => survivorSpot(card));
  const begun = options.flatMap((option) => subjectsOf(option, view));
  const subjects = new Set(isTurn ? [...mine, ...begun] : options.flatMap((option) => fuelOf(option) ?? []));
  const selection = props.selection.length > 0 || !isTurn || kept.spot === null ? props.selection : [kept.spot];
  const chosen = selection.find((spot) => subjects.has(spot)) ?? null;
  const spots = (choices: readonly Choice[]): ReadonlySet<string> =>
    new Set(choices.flatMap((choice) => (isTurn ? subjectsOf(choice, view) : (spotOf(choice, view) ?? []))));
  return {
    ...props,
    selection,
    words: WORDS[language],
    looks,
    content: shownOf(view.pack),
    options,
    isTurn,
    chosen,
    subjects,
    targets: new Map(isTurn ? turnTargets(options, view, chosen) : plainTargets(options, view, chosen)),
    pickedSpots: spots(picked),
    advised: spots(hinted),
    own: television ? -1 : (watched?.seat ?? seat ?? 0),
    shoot(shot) {
      kept.spot = chosen?.startsWith('survivor-') === true ? chosen : null;
      shoot(shot);
    },
    begin(spot) {
      kept.spot = null;
      const isDie = spot.startsWith('die-');
      if (selection.includes(spot)) select(selection.filter((each) => each !== spot));
      // A die touched after a person is bound to that person's deed.
      else select(isDie && chosen?.startsWith('survivor-') === true ? [chosen, spot] : [spot]);
    },
  };
}

function turnTargets(options: readonly Choice[], view: View, chosen: string | null): (readonly [string, Shot])[] {
  if (chosen === null) return [];
  // Of several options with one target the first is the plainest: it comes last into the map.
  return options
    .filter((option) => subjectsOf(option, view).includes(chosen))
    .flatMap((option) => targetsOf(option, view))
    .toReversed();
}

/** With a fuel card chosen, the ways that use it. */
function plainTargets(options: readonly Choice[], view: View, fuel: string | null): (readonly [string, Shot])[] {
  return options.toReversed().flatMap((choice) => {
    const spot = spotOf(choice, view);
    if (spot === null || (choice.do === 'go' && fuelOf(choice) !== fuel)) return [];
    return [[spot, { choice, next: [] }] as const];
  });
}

/** Answers that are always drawn on the map, so that the list below need not repeat them. */
const ON_MAP: readonly Choice['do'][] = ['go', 'place', 'entrance', 'zombie', 'lure'];
/** On a phone the doors of places are out of sight. */
const ON_SMALL_MAP: readonly Choice['do'][] = ['go'];

function isOnMap(choice: Choice, { targets, view }: LongNightBoard, onMap: readonly Choice['do'][]): boolean {
  if (!onMap.includes(choice.do)) return false;
  // The colony has no lit space while it is full.
  if (choice.do === 'go' && (choice.fuel >= 0 || choice.to !== COLONY)) return true;
  if (choice.do === 'place' && choice.place === COLONY) return false;
  const spot = spotOf(choice, view);
  return choice.do !== 'go' && spot !== null && targets.get(spot)?.choice === choice;
}

/** Options of the turn that are buttons beside the status line. */
export const BUTTONS: readonly Choice['do'][] = ['request', 'end'];

/** The options to be listed: those of the chosen piece, or those that belong to no piece. */
export function listed(board: LongNightBoard, isSmall = false): readonly Choice[] {
  const { options, isTurn, chosen, view } = board;
  if (!isTurn) return options.filter((option) => !isOnMap(option, board, isSmall ? ON_SMALL_MAP : ON_MAP));
  return options.filter((option) => {
    const subjects = subjectsOf(option, view);
    return chosen === null ? subjects.length === 0 : subjects.includes(chosen);
  });
}

export function survivorsOf({ survivors }: View, seat: Seat): readonly SurvivorView[] {
  return survivors.filter(({ owner }) => owner === seat);
}

/** The places of this table: those of modules that are not used stay in the box. */
export function placesInPlay({ places, options }: View): readonly PlaceNo[] {
  return places.flatMap((_, place) =>
    (place === RAXXON && !options.raxxon) || (place === HIDEOUT && !options.bandits) ? [] : [place],
  );
}

export function symbolOf({ items, cards }: Shown, card: CardNo): ItemSymbol {
  return items[itemNo(cards, card)]?.symbol ?? 'tool';
}

export function itemNo(cards: Shown['cards'], card: CardNo): number {
  return (ITEM_IDS as readonly string[]).indexOf(cards[card]?.item ?? '');
}

/** Only the first name: two survivors of a table never share it. */
export function firstName({ texts }: Pick<LongNightBoard, 'texts'>, survivor: SurvivorNo): string {
  return texts.names.survivor(survivor).split(' ')[0]!;
}
