/** Which piece is looked at, and whose note is open. Kept outside the table's state, so that few parts are redrawn. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Look {
  /** The piece under the pointer or with the focus; null: none. */
  readonly looked: string | null;
  /** The piece whose note was opened by a touch. */
  readonly pinned: string | null;
}

export interface Looks {
  now(): Look;
  look(piece: string | null): void;
  /** Opens the note of a piece, or closes it if it is open. */
  pin(piece: string): void;
  /** Subscribes; the returned function unsubscribes. */
  listen(listener: () => void): () => void;
}

export function makeLooks(): Looks {
  let now: Look = { looked: null, pinned: null };
  const listeners = new Set<() => void>();
  const change = (next: Look): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    look: (looked) => change({ ...now, looked }),
    pin: (piece) => change({ ...now, pinned: now.pinned === piece ? null : piece }),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value computed from the looks; the component is redrawn only when the value changes. */
export function useLooks<T extends string | boolean | null>(looks: Looks, read: (look: Look) => T): T {
  const [, redraw] = useState<object>({});
  const shown = read(looks.now());
  const latest = useRef({ read, shown });
  latest.current = { read, shown };
  useLayoutEffect(
    () => looks.listen(() => latest.current.read(looks.now()) !== latest.current.shown && redraw({})),
    [looks],
  );
  return shown;
}
