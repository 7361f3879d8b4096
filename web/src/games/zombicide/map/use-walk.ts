/** Walks a way that was drawn by hand. */
import type { Choice, ZoneNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import { useEffect, useRef } from 'preact/hooks';
import { goOn, setOut, type WalkAhead } from './walk.ts';

interface Walking {
  readonly view: View;
  readonly options: readonly Choice[];
  choose(choice: Choice): void;
}

/** Begins a walk; it goes on by itself with every question that offers its next step. */
export function useWalk({ view, options, choose }: Walking): (way: readonly ZoneNo[]) => void {
  const ahead = useRef<WalkAhead | null>(null);
  const answer = (next: ReturnType<typeof goOn>): void => {
    ahead.current = next?.ahead ?? null;
    if (next !== null) choose(next.choice);
  };
  useEffect(() => {
    // Another question may come in between: where the beam turns to. The walk waits for its answer.
    const isMoving = options.some(({ do: kind }) => kind === 'move' || kind === 'end');
    if (ahead.current !== null && isMoving) answer(goOn(ahead.current, view, options));
  }, [view.tick]);
  return (way) => answer(setOut(view, way, options));
}
