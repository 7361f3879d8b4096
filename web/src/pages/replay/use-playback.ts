/** Goes from moment to moment by itself. */
import { useEffect, useState } from 'preact/hooks';
import type { ShownMoment } from './use-moment.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment is shown at speed 1, in milliseconds. */
const SHOWN = 1_200;

export interface Playback {
  readonly playing: boolean;
  readonly speed: number;
  toggle(): void;
  stop(): void;
  setSpeed(speed: number): void;
}

export function usePlayback({ at, last, isLate, goTo }: ShownMoment): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    // A moment that is still loading is awaited, and then shown as long as the others.
    if (isLate) return;
    const next = setTimeout(() => goTo(at + 1), SHOWN / speed);
    return () => clearTimeout(next);
  }, [playing, at, last, isLate, speed]);
  return {
    playing,
    speed,
    setSpeed,
    stop: () => setPlaying(false),
    toggle: () => {
      // Played to the end, it begins again.
      if (!playing && at >= last) goTo(0);
      setPlaying(!playing);
    },
  };
}
