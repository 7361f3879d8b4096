/** A cache of views of moments: each is requested once, and the least recently used are dropped first. */
import type { Seat } from '@horda/kernel';

export interface MomentCache<T> {
  /** What is there already. */
  get(at: number, eyes: Seat | null): T | null;
  /** Requests the view if it is not cached. A failure is not cached: the next call tries again. */
  fetch(at: number, eyes: Seat | null): Promise<T>;
}

export function momentCache<T>(ask: (at: number, eyes: Seat | null) => Promise<T>, most = 1_000): MomentCache<T> {
  const kept = new Map<string, T>();
  const asked = new Map<string, Promise<T>>();
  const keyOf = (at: number, eyes: Seat | null): string => `${at}/${eyes ?? ''}`;

  function keep(key: string, value: T): void {
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
  }

  return {
    get(at, eyes) {
      const key = keyOf(at, eyes);
      const value = kept.get(key);
      if (value === undefined) return null;
      keep(key, value);
      return value;
    },
    fetch(at, eyes) {
      const key = keyOf(at, eyes);
      const value = kept.get(key);
      if (value !== undefined) return Promise.resolve(value);
      const underway = asked.get(key);
      if (underway !== undefined) return underway;
      const asking = ask(at, eyes)
        .then((answer) => {
          keep(key, answer);
          return answer;
        })
        .finally(() => asked.delete(key));
      asked.set(key, asking);
      return asking;
    },
  };
}
