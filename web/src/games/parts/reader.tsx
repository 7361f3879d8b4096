/** A piece read large, without doing anything with it. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds for which a piece is held until it shows itself. */
const HOLD = 350;

export interface Reader {
  readonly piece: string | null;
  read(piece: string | null): void;
}

const ReaderContext = createContext<Reader>({ piece: null, read: () => {} });
export const ReaderProvider = ReaderContext.Provider;

export const useReader = (): Reader => useContext(ReaderContext);

export const pieceAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-read]')?.dataset['read'] ?? null) : null;

/** The piece that has the focus, for the key I. */
export const focusedPiece = (): string | null => pieceAt(document.activeElement);

/** Any piece shows itself while it is held; that is no touch. */
export function useHolding(): Reader & { readonly listeners: object } {
  const [piece, read] = useState<string | null>(null);
  const timer = useRef(0);
  const held = useRef(false);
  const release = (): void => {
    clearTimeout(timer.current);
    if (held.current) read(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    piece,
    read,
    listeners: {
      onPointerDown: ({ target }: PointerEvent) => {
        held.current = false;
        const under = pieceAt(target);
        if (under === null) return;
        timer.current = window.setTimeout(() => {
          held.current = true;
          read(under);
        }, HOLD);
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
  readonly look: string;
  readonly piece: string;
  readonly label: string;
  readonly quiet?: boolean;
}) {
  const { piece, read } = useReader();
  return (
    <button
      type="button"
      class={`${props.look} reader-look`}
      tabIndex={props.quiet === true ? -1 : 0}
      aria-label={props.label}
      aria-expanded={piece === props.piece}
      onClick={() => read(piece === props.piece ? null : props.piece)}
    />
  );
}
