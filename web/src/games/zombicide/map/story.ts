/** Plays beats one after another; any key or touch jumps to the end. */
import type { Beat } from './props.ts';

export interface Story {
  /** The beat that is told now, and how much of it is over. */
  readonly beat: number;
  share(now: number): number;
  /** Ends all beats that are left. */
  stop(): void;
}

interface Hooks {
  begins(beat: number): void;
  frame(now: number): void;
  over(): void;
}

const PRESSES = ['keydown', 'pointerdown'] as const;
const LISTENING = { capture: true, passive: true };

export function tell(beats: readonly Beat[], hooks: Hooks): Story {
  let beat = -1;
  let begun = 0;
  let running = 0;
  let isOver = false;
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(running);
    for (const press of PRESSES) removeEventListener(press, stop, LISTENING);
    hooks.over();
  };
  const share = (now: number): number => Math.min(1, Math.max(0, (now - begun) / Math.max(1, beats[beat]?.ms ?? 1)));
  const next = (now: number): void => {
    beat++;
    begun = now;
    if (beat >= beats.length) stop();
    else hooks.begins(beat);
  };
  const step = (now: number): void => {
    if (beat < 0 || share(now) >= 1) next(now);
    if (isOver) return;
    hooks.frame(now);
    running = requestAnimationFrame(step);
  };
  for (const press of PRESSES) addEventListener(press, stop, LISTENING);
  running = requestAnimationFrame(step);
  return {
    get beat() {
      return beat;
    },
    share,
    stop,
  };
}
