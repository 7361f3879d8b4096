/** The slips of paper at the table, one under the other. */
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './notes.css';

/** @param props.board - if the notes take room from it, its lower end with the player's own things stays in view */
export function Notes(props: {
  readonly board: RefObject<HTMLElement | null> | null;
  readonly children: ComponentChildren;
}) {
  const { board, children } = props;
  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (board === null) return;
    let height = 0;
    const watcher = new ResizeObserver(() => {
      const taken = notes.current?.offsetHeight ?? 0;
      const by = { top: taken - height, behavior: 'instant' } as const;
      // A game may scroll its board itself.
      for (const part of [board.current, board.current?.firstElementChild]) part?.scrollBy(by);
      height = taken;
    });
    watcher.observe(notes.current!);
    return () => watcher.disconnect();
  }, [board]);
  return (
    <div ref={notes} class="table-notes">
      {children}
    </div>
  );
}
