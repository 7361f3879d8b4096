/**
 * Pieces are read before they act. A finger cannot hover, so its first touch on a piece opens the piece in place of
 * giving an answer; the button on the open sheet gives it. This is caught where answers leave the board, so that no
 * game can forget it.
 */
import { same, type Choice } from '@horda/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnAsk } from '../games/web-game.ts';
import { pieceOf, readable, type Opened, type Reader } from './reading.ts';
import type { Foresight } from './use-foresight.ts';
import { useResting } from './use-resting.ts';

/** Milliseconds for which a piece is held until it shows itself. */
const HOLD = 350;
/** Buttons that lie over a piece. Others say themselves what they do, and do it at once. */
const OVER_A_PIECE = '.piece-touch, .ln-touch, .zc-touch, .zm-thing, .zm-zone, [data-first]';

interface Board {
  readonly ask: OwnAsk<Choice> | null;
  /** The number of the question: a touch belongs to the question that it was for. */
  readonly asked: number;
  /** Two answers can be given at once. */
  readonly follows: boolean;
  /** A choice is only picked, and sent later by a button. */
  readonly several: boolean;
  choose(choice: Choice): void;
  askWhy(choice: Choice): void;
  /** What would follow. */
  readonly foresight: Foresight;
  /** The piece at which the table shows a reason in a note of its own; null: the open sheet tells it. */
  noteAt(piece: EventTarget | null): void;
}

export interface Reading {
  readonly reader: Reader;
  /** For the element around the board. */
  readonly listeners: object;
  /** In place of the board's own. */
  choose(choice: Choice, onSent?: () => void): void;
  askWhy(choice: Choice): void;
  /** For the key I. */
  readFocused(): void;
}

export function useReading(board: Board): Reading {
  const { asked, several, follows, choose, askWhy, noteAt } = board;
  const followUp = useFollowUp(board);
  const [kept, keep] = useState<(Opened & { readonly asked: number }) | null>(null);
  const resting = useResting();
  const touched = useRef<Element | null>(null);
  const isFinger = useRef(false);
  /** What the board wants to do once its latest choice is sent. */
  const sent = useRef(() => {});
  const holding = useRef(0);
  const isHeld = useRef(false);
  useEffect(() => () => clearTimeout(holding.current), []);

  const opened = kept?.asked === asked ? kept : null;
  const close = (): void => keep(null);
  const open = (what: Omit<Opened, 'piece'>): void => {
    resting.stop();
    keep({ ...what, piece: pieceOf(what.anchor), asked });
  };
  const give = (choice: Choice): void => {
    sent.current();
    choose(choice);
  };
  const release = (): void => {
    clearTimeout(holding.current);
    if (isHeld.current) close();
  };
  const shown = opened ?? resting.opened;
  return {
    reader: {
      opened: shown,
      read: (piece, anchor) => {
        if (opened !== null && opened.piece === piece) close();
        else open({ anchor, way: 'touch', choice: null, barred: null });
      },
      close: () => {
        close();
        resting.stop();
      },
      isFirstTouch: () => touched.current !== null,
      answer: (choice, next) => {
        close();
        if (next !== undefined) followUp(next);
        if (choice === opened?.choice) give(choice);
        else choose(choice);
      },
      ahead: board.foresight.ofOpened,
      follows,
    },
    listeners: {
      onPointerDown: ({ target, pointerType }: PointerEvent) => {
        isFinger.current = pointerType !== 'mouse';
        isHeld.current = false;
        const piece = readable(target);
        if (piece === null || !isFinger.current || isOnSheet(target)) return;
        clearTimeout(holding.current);
        holding.current = window.setTimeout(() => {
          isHeld.current = true;
          open({ anchor: piece, way: 'hold', choice: null, barred: null });
        }, HOLD);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onContextMenu: (event: Event) => {
        if (isHeld.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (isOnSheet(event.target)) return;
        if (isHeld.current) {
          isHeld.current = false;
          event.stopPropagation();
          event.preventDefault();
          return;
        }
        const button = event.target instanceof Element ? event.target.closest(OVER_A_PIECE) : null;
        // A key presses a button without a pointer: then the count of clicks is 0.
        const isTouch = (isFinger.current && event.detail > 0) || button?.hasAttribute('data-first') === true;
        touched.current = isTouch ? button : null;
        const lying = isFinger.current && event.target instanceof Element ? readable(event.target) : null;
        if (button === null && lying !== null && (event.target as Element).closest('button, a') === null)
          open({ anchor: lying, way: 'touch', choice: null, barred: null });
        noteAt(touched.current === null ? event.target : null);
        setTimeout(() => (touched.current = null));
      },
    },
    choose: (choice, onSent = () => {}) => {
      const anchor = touched.current;
      sent.current = onSent;
      if (anchor === null || several) give(choice);
      else open({ anchor, way: 'touch', choice, barred: null });
    },
    askWhy: (choice) => {
      const anchor = touched.current;
      if (anchor !== null) open({ anchor, way: 'touch', choice: null, barred: choice });
      askWhy(choice);
    },
    readFocused: () => {
      const anchor = readable(document.activeElement);
      if (opened !== null) close();
      else if (anchor !== null) open({ anchor, way: 'key', choice: null, barred: null });
    },
  };
}

const isOnSheet = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.reading') !== null;

/** Answers the next question, if it is the expected one. Anything else is left to the player. */
function useFollowUp({ ask, asked, choose }: Board): (choice: Choice) => void {
  const next = useRef<{ readonly choice: Choice; readonly after: number } | null>(null);
  useEffect(() => {
    const expected = next.current;
    if (expected === null || ask === null || asked === expected.after) return;
    next.current = null;
    if (ask.options.some((option) => same(option, expected.choice))) choose(expected.choice);
  }, [asked, ask === null]);
  return (choice) => (next.current = { choice, after: asked });
}
