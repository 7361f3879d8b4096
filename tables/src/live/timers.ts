/** Timers that never keep a process alive. In a browser this does not arise: its timers are plain numbers. */
export type Timer = ReturnType<typeof setTimeout>;

export function later(what: () => void, ms: number): Timer {
  return loose(setTimeout(what, ms));
}

export function every(ms: number, what: () => void): Timer {
  return loose(setInterval(what, ms) as Timer);
}

export function sleep(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => void later(resolve, ms));
}

/** Lets everybody else have a turn of the event loop first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}

function loose(timer: Timer): Timer {
  const handle: unknown = timer;
  if (isLoosable(handle)) handle.unref();
  return timer;
}

function isLoosable(handle: unknown): handle is { unref(): void } {
  return typeof handle === 'object' && handle !== null && 'unref' in handle;
}
