/** The facts that every part of the board is drawn from. */
import type { Choice, Event } from '@horda/cisza/state';
import type { CiszaTexts } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import { same } from '@horda/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from '../web-game.ts';
import type { Looks } from '../parts/looks.ts';
import type { CiszaWords } from './text/words.ts';

export type CiszaBoardProps = BoardProps<View, Choice, Event, CiszaTexts>;

export interface CiszaBoard extends CiszaBoardProps {
  readonly words: CiszaWords;
  /** The options of the question; empty if nothing is asked. */
  readonly options: readonly Choice[];
  readonly looks: Looks;
}

export const TableContext = createContext<CiszaBoard | null>(null);

export function useBoard(): CiszaBoard {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of the board');
  return table;
}

/** What touching a piece does now. */
export type Use =
  | /** Nothing: it only lies there. */ { readonly is: 'rest' }
  | {
      readonly is: 'legal' | 'chosen';
      /** The choice that this piece makes; null: it makes one only together with others. */
      readonly choice: Choice | null;
      /** A hint includes it with other pieces, and it still has to be touched. */
      readonly advised: boolean;
      /** The order in which several were chosen; null: not one of several. */
      readonly number: number | null;
      /** It can be put back by touching it again. */
      readonly toggles: boolean;
      act(): void;
    }
  | {
      readonly is: 'barred';
      readonly choice: Choice;
      /** The reason is shown at once. */
      readonly told: boolean;
    };

export const AT_REST: Use = { is: 'rest' };

export function legal(choice: Choice, act: () => void): Use {
  return { is: 'legal', choice, advised: false, number: null, toggles: false, act };
}

export function isHinted({ hinted }: CiszaBoard, use: Use): boolean {
  if (use.is === 'rest' || use.is === 'barred') return false;
  const { choice, advised } = use;
  return advised || (choice !== null && hinted.some((named) => same(named, choice)));
}
