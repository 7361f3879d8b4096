/** The facts that every part of the board is drawn from. */
import { cardsOf } from '@horda/zombiaki/content/decks';
import type { Side } from '@horda/zombiaki/content/effects';
import type { Printed } from '@horda/zombiaki/content/printed';
import type { CardId, Choice, Event } from '@horda/zombiaki/state';
import type { ZombiakiTexts } from '@horda/zombiaki/text/messages';
import type { CardView, View } from '@horda/zombiaki/view';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Looks } from '../parts/looks.ts';
import type { BoardProps } from '../web-game.ts';
import { advisedSpots, aimsOf, candidates, chosenSpots, touch, type Aim } from './choices.ts';
import { WORDS } from './text/of.ts';
import type { ZombiakiWords } from './text/words.ts';

export type ZombiakiBoardProps = BoardProps<View, Choice, Event, ZombiakiTexts>;

export interface ZombiakiBoard extends ZombiakiBoardProps {
  readonly words: ZombiakiWords;
  readonly looks: Looks;
  /** The options of the question; empty if nothing is asked. */
  readonly options: readonly Choice[];
  readonly aims: readonly Aim[];
  /** Spots that have been touched on the way to a choice. */
  readonly chosen: readonly string[];
  readonly advised: readonly string[];
  /** The viewer's side; spectators sit with the humans. */
  readonly own: Side;
  readonly cards: readonly Printed[];
}

export const TableContext = createContext<ZombiakiBoard | null>(null);

export function useBoard(): ZombiakiBoard {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of the board');
  return table;
}

export function tableOf(props: ZombiakiBoardProps, looks: Looks): ZombiakiBoard {
  const { view, seat, ask, selection, hinted, language } = props;
  const options = ask?.options ?? [];
  const aims = aimsOf(options);
  const chosen = chosenSpots(aims, selection);
  return {
    ...props,
    words: WORDS[language],
    looks,
    options,
    aims,
    chosen,
    advised: advisedSpots(aims, hinted, chosen),
    own: seat === view.leaders[0] ? 'zombies' : 'humans',
    cards: cardsOf(view),
  };
}

/** The place of a side in pairs of things. */
export const placeOf = (side: Side): 0 | 1 => (side === 'zombies' ? 0 : 1);

export const otherSide = (side: Side): Side => (side === 'zombies' ? 'humans' : 'zombies');

/** Cards of a side begin alike, so that they come from its deck and go to its pile. */
export const pieceOf = (side: Side, card: CardId): string => `${side}-${card}`;

export const LANES = [0, 1, 2] as const;
/** As they lie, from the Cemetery to the Barricade. */
export const STREETS = [5, 4, 3, 2, 1] as const;

/** What touching a thing does now. */
export type Use =
  | /** Nothing: it only lies there. */ { readonly is: 'rest' }
  | {
      readonly is: 'legal' | 'chosen';
      /** A hint names it. */
      readonly advised: boolean;
      /** A touch would start a new choice instead of adding to the present one. */
      readonly quiet: boolean;
      /** It can be put back by touching it again. */
      readonly toggles: boolean;
      /** The choice that its touch makes; null: more has to be touched. */
      readonly choice: Choice | null;
      act(): void;
    }
  | { readonly is: 'barred'; readonly choice: Choice };

export const AT_REST: Use = { is: 'rest' };

/** What touching a spot does; `barred`: what to ask about where it does nothing. */
export function useOfSpot(table: ZombiakiBoard, spot: string, barred: Choice | null): Use {
  const { aims, chosen, advised, selection, select, choose } = table;
  if (!aims.some(({ spots }) => spots.includes(spot)))
    return barred === null || aims.length === 0 ? AT_REST : { is: 'barred', choice: barred };
  const isChosen = chosen.includes(spot);
  const goesOn = isChosen || candidates(aims, [...chosen, spot]).length > 0;
  const next = touch(aims, selection, spot);
  return {
    is: isChosen ? 'chosen' : 'legal',
    advised: advised.includes(spot),
    quiet: !goesOn,
    toggles: selection.includes(spot) || aims.some(({ spots }) => spots.length > 1 && spots.includes(spot)),
    choice: next.leads === 'choose' ? next.choice : null,
    act() {
      if (next.leads === 'choose') choose(next.choice);
      else select(next.spots);
    },
  };
}

/** Step 4: a card must go. */
export const isDiscarding = ({ ask }: ZombiakiBoard): boolean => ask?.prompt === 'discard.choose';

/** Step 5: cards are played, kept or discarded, even when none can be played now. */
export const isUsing = ({ ask }: ZombiakiBoard): boolean => ask?.prompt === 'use.choose';

/** The other side's card that is in play; null: none is. */
export function playedByOther({ view, cards, own }: ZombiakiBoard): CardView | null {
  return view.inPlay !== null && cards[view.inPlay.card]!.side !== own ? view.inPlay : null;
}

/** Whether an option of this sort is asked for. */
export function asksFor({ aims }: ZombiakiBoard, ...sorts: readonly Choice['do'][]): boolean {
  return aims.some(({ choice }) => sorts.includes(choice.do));
}
