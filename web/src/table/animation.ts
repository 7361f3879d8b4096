/** Movements that nobody has to wait for: any key or press ends them all. */

/** The longest that any movement lasts, in milliseconds. */
export const LONGEST = 800;

interface Running {
  readonly animation: Animation;
  readonly done: () => void;
}

const running = new Set<Running>();

/** Calls `done` when the movement has ended or was cut short. */
export function play(
  element: Element,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions & { readonly duration: number },
  done: () => void = () => undefined,
): void {
  const delay = Math.min(timing.delay ?? 0, LONGEST);
  const duration = Math.min(timing.duration, LONGEST - delay);
  const animation = element.animate(keyframes, { ...timing, delay, duration });
  const entry: Running = { animation, done };
  if (running.size === 0) for (const press of PRESSES) addEventListener(press, stopAll, OPTIONS);
  running.add(entry);
  animation.addEventListener('finish', () => end(entry));
}

export function stopAll(): void {
  for (const entry of running) {
    entry.animation.cancel();
    end(entry);
  }
}

const PRESSES = ['keydown', 'pointerdown'] as const;
const OPTIONS = { capture: true, passive: true };

function end(entry: Running): void {
  if (!running.delete(entry)) return;
  entry.done();
  if (running.size === 0) for (const press of PRESSES) removeEventListener(press, stopAll, OPTIONS);
}
