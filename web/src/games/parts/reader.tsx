/** A piece read large, without doing anything with it: held, under the mouse for a while, or by a key. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds for which a piece is held, or has the mouse over it, until it shows itself. */
const HOLD = 350;
const HOVER = 700;

export interface Reader {
  readonly piece: string | null;
  /** It is shown only as long as it is held or pointed at. */
  readonly isPassing: boolean;
  read(piece: string | null): void;
}

const ReaderContext = createContext<Reader>({ piece: null, isPassing: false, read: () => {} });
export const ReaderProvider = ReaderContext.Provider;

export const useReader = (): Reader => useContext(ReaderContext);

const pieceAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-read]')?.dataset['read'] ?? null) : null;

/** The piece that has the focus, for the key I. */
export const focusedPiece = (): string | null => pieceAt(document.activeElement);

/** Any piece shows itself while it is held; that is no touch. `hovers`: under a mouse that rests on it, too. */
export function useHolding(hovers = false): Reader & { readonly listeners: object } {
  const [{ piece, isPassing }, show] = useState({ piece: null as string | null, isPassing: false });
  const timer = useRef(0);
  const held = useRef(false);
  const under = useRef<string | null>(null);
  const showAfter = (wanted: string, ms: number, isHeld: boolean): void => {
    timer.current = window.setTimeout(() => {
      held.current = isHeld;
      show({ piece: wanted, isPassing: true });
    }, ms);
  };
  const release = (): void => {
    clearTimeout(timer.current);
    under.current = null;
    if (isPassing) show({ piece: null, isPassing: false });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    piece,
    isPassing,
    read: (wanted) => show({ piece: wanted, isPassing: false }),
    listeners: {
      onPointerDown: ({ target }: PointerEvent) => {
        release();
        held.current = false;
        const wanted = pieceAt(target);
        if (wanted !== null) showAfter(wanted, HOLD, true);
      },
      onPointerOver: ({ target, pointerType, buttons }: PointerEvent) => {
        const wanted = pieceAt(target);
        if (!hovers || pointerType !== 'mouse' || buttons !== 0 || wanted === under.current) return;
        release();
        under.current = wanted;
        if (wanted !== null) showAfter(wanted, HOVER, false);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onClickCapture: (e: MouseEvent) => {
        if (!held.current) return;
        held.current = false;
        e.stopPropagation();
        e.preventDefault();
      },
      onContextMenu: (e: Event) => {
        if (held.current) e.preventDefault();
      },
    },
  };
}

/** Over a piece with which nothing can be done now. `quiet`: arrows reach it, the tab key passes it by. */
export function Look(props: {
  readonly class: string;
  readonly piece: string;
  readonly label: string;
  readonly quiet?: boolean;
}) {
  const { piece, read } = useReader();
  return (
    <button
      type="button"
      class={`${props.class} reader-look`}
      tabIndex={props.quiet === true ? -1 : 0}
      aria-label={props.label}
      aria-expanded={piece === props.piece}
      onClick={() => read(piece === props.piece ? null : props.piece)}
    />
  );
}
