/** Lays one zombie after the other, each with an answer of its own, until all have a street. */
import type { Choice } from '@horda/gear-up/state';
import { useEffect, useRef, useState } from 'preact/hooks';
import { nextShare } from './assignment.ts';
import { useBoard } from './table.ts';

/** A function that starts the sharing; null: nothing is left to share out. */
export function useSharing(): (() => void) | null {
  const { view, options, choose } = useBoard();
  const [isSharing, share] = useState(false);
  // The table when the last answer was sent: the next answer waits until the table has changed.
  const sentAt = useRef(-1);
  const next = nextShare(view, options);
  const isDone = view.wave.every(({ to }) => to >= 0);
  const send = (choice: Choice): void => {
    sentAt.current = view.tick;
    choose(choice);
  };
  useEffect(() => {
    if (!isSharing) return;
    if (isDone) share(false);
    else if (next !== null && view.tick !== sentAt.current) send(next);
  });
  if (isDone) return null;
  return () => {
    share(true);
    if (next !== null) send(next);
  };
}
