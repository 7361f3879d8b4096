/** Which piece is read large, by what, and what a finger's touch on it would have done. */
import type { Choice } from '@horda/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** A first touch may act, so it offers buttons. A held finger, the resting mouse and the key I only show the piece. */
export type Way = 'touch' | 'hold' | 'rest' | 'key';

export interface Opened {
  /** By its `data-read`; null: it has no text of its own. */
  readonly piece: string | null;
  /** What was touched. */
  readonly anchor: Element;
  readonly way: Way;
  /** The answer that the touch would have given; null: none. */
  readonly choice: Choice | null;
  /** What the touch would have asked for, and cannot be done now; null: nothing. */
  readonly barred: Choice | null;
}

export interface Reader {
  readonly opened: Opened | null;
  /** Opens a piece with which nothing can be done, or closes it. */
  read(piece: string, anchor: Element): void;
  close(): void;
  /** A touch is being handled that is only to open something. */
  isFirstTouch(): boolean;
  /** Gives an answer from the open sheet, and closes it; `next`: also the answer to the question that follows. */
  answer(choice: Choice, next?: Choice): void;
  /** What would follow if the open piece were used; null: nothing is foretold. */
  ahead(opened: Opened): string | null;
  /** Whether two answers can be given at once; a lesson takes them one by one. */
  readonly follows: boolean;
}

const CLOSED: Reader = {
  opened: null,
  read: () => {},
  close: () => {},
  isFirstTouch: () => false,
  answer: () => {},
  ahead: () => null,
  follows: false,
};

const ReaderContext = createContext<Reader>(CLOSED);
export const ReaderProvider = ReaderContext.Provider;

export const useReader = (): Reader => useContext(ReaderContext);

export const readable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-read]') : null;

export const pieceOf = (element: Element | null): string | null => readable(element)?.dataset['read'] ?? null;
