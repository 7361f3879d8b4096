/** Chance inside the state: the generator sfc32. Players cannot guess its 128 bits from the results they see. */
import type { Random, Seed } from './state.ts';

/** The part of a state that chance needs. */
interface Chance {
  readonly kernel: Random;
}

/** A generator's first state. The first twelve numbers are thrown away, because they still resemble the seed. */
export function seeded(seed: Seed): [number, number, number, number] {
  const rng: [number, number, number, number] = [seed[0] | 0, seed[1] | 0, seed[2] | 0, seed[3] | 0];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** A whole number from 0 to n - 1, each equally likely. */
export function below(s: Chance, n: number): number {
  const k = s.kernel;
  k.revealed++;
  if (k.rigged.length > 0) return rigged(s, n);
  return draw(k.rng, n);
}

/** Puts `items` in random order, in place. */
export function shuffle<T>(s: Chance, items: T[]): T[] {
  const { rng } = s.kernel;
  // One look for all draws: every game shuffles its decks, and `below` looks each time.
  const chance = s.kernel.rigged.length === 0;
  if (chance && items.length > 1) s.kernel.revealed += items.length - 1;
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance ? draw(rng, i + 1) : below(s, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

/**
 * Redraws hidden things: sorts them first, so that their true order leaves no trace in the result, then shuffles them.
 * Numbers are sorted by value, other things by their place in `order`.
 */
export function shuffleAnew<T>(s: Chance, hidden: readonly T[], order?: readonly T[]): T[] {
  if (order !== undefined)
    return shuffle(
      s,
      order.flatMap((one) => hidden.filter((each) => each === one)),
    );
  return shuffle(
    s,
    hidden.toSorted((a, b) => (a as number) - (b as number)),
  );
}

/** A seed from any text: equal texts give equal games. Each of its four words depends on the whole text. */
export function seedOf(text: string): Seed {
  const word = (basis: number): number => {
    let h = basis;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return mix(h ^ text.length);
  };
  return [word(0x811c9dc5), word(0x9e3779b1), word(0xc2b2ae35), word(0x27d4eb2f)];
}

/** The seed of the nth game of a series; no two games of a series share one. */
export function seedOfGame(series: Seed, n: number): Seed {
  return [
    mix(series[0] + Math.imul(n, 0x9e3779b1)),
    mix(series[1] + Math.imul(n, 0x85ebca6b)),
    mix(series[2] + Math.imul(n, 0xc2b2ae35)),
    mix(series[3] + Math.imul(n, 0x27d4eb2f)),
  ];
}

/** A whole number from 0 to n - 1, from a generator alone. (Lemire's method: all results are equally likely.) */
export function draw(rng: [number, number, number, number], n: number): number {
  if (n < 1) throw new Error('nothing to draw from');
  let x = next(rng);
  if (Math.imul(x, n) >>> 0 < n) {
    const unfair = (0x100000000 - n) % n;
    while (Math.imul(x, n) >>> 0 < unfair) x = next(rng);
  }
  return Math.floor((x * n) / 0x100000000);
}

function next(r: [number, number, number, number]): number {
  const t = (r[0] + r[1] + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

function rigged(s: Chance, n: number): number {
  const result = s.kernel.rigged.shift() as number;
  if (!Number.isInteger(result) || result < 0 || result >= n)
    throw new Error(`rigged ${result}, but it must be below ${n}`);
  return result;
}

/** Scatters the bits of a word (the finisher of splitmix32; different words stay different). */
function mix(word: number): number {
  let z = (word + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
