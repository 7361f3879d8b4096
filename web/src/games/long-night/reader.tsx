/** A piece read large, without doing anything with it. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { RuleTag } from '../../table/rule-tag.tsx';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';
import './reader.css';

/** Milliseconds for which a piece is held until it shows itself. */
const HOLD = 350;

export interface Reader {
  readonly piece: string | null;
  read(piece: string | null): void;
}

const ReaderContext = createContext<Reader>({ piece: null, read: () => {} });
export const ReaderProvider = ReaderContext.Provider;

export const useReader = (): Reader => useContext(ReaderContext);

const pieceAt = (target: EventTarget | null): string | null =>
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
export function Look(props: { readonly piece: string; readonly label: string; readonly quiet?: boolean }) {
  const { piece, read } = useReader();
  return (
    <button
      type="button"
      class="ln-touch ln-look"
      tabIndex={props.quiet === true ? -1 : 0}
      aria-label={props.label}
      aria-expanded={piece === props.piece}
      onClick={() => read(piece === props.piece ? null : props.piece)}
    />
  );
}

export function ReaderSheet() {
  const board = useBoard();
  const { piece, read } = useReader();
  const reading = piece === null ? null : readingOf(board, piece);
  if (reading === null) return null;
  const { title, caption, text, rows, rule } = reading;
  return (
    <div class="ln-reader" role="status">
      <button type="button" class="ln-reader-close" aria-label={board.words.close} onClick={() => read(null)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4L16 16M16 4L4 16" />
        </svg>
      </button>
      <h3 class="stencil">{title}</h3>
      <p class="typed">
        {caption} {rule !== null && <RuleTag id={rule} openRule={board.openRule} />}
      </p>
      {text !== '' && <p>{text}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([head, says], i) => (
            <div key={i}>
              <dt>{head}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
