/** The 40 zombie cards, by number: 1–18 are the easier ones, 19–36 the harder ones, 37–40 extra activations. (V443) */
import { PUBLISHED, type Source, type ZombieCard } from './vocabulary.ts';

export const ZOMBIE_CARDS_SOURCE: Source = PUBLISHED;

/** The first entry is card 1. Numbers by danger level: blue, yellow, orange, red. */
export const ZOMBIE_CARDS: readonly ZombieCard[] = [
  { zombie: 'walker', n: [1, 2, 4, 6] },
  { zombie: 'walker', n: [2, 3, 5, 7] },
  { zombie: 'walker', n: [3, 5, 7, 9] },
  { zombie: 'walker', n: [4, 6, 8, 10] },
  { zombie: 'walker', n: [1, 2, 4, 6], rush: true },
  { zombie: 'walker', n: [2, 3, 5, 7], rush: true },
  { zombie: 'walker', n: [3, 5, 7, 9], rush: true },
  { zombie: 'walker', n: [4, 6, 8, 10], rush: true },
  { zombie: 'brute', n: [1, 1, 2, 3] },
  { zombie: 'brute', n: [2, 3, 4, 4] },
  { zombie: 'brute', n: [0, 1, 2, 3], rush: true },
  { zombie: 'brute', n: [1, 2, 3, 4], rush: true },
  { zombie: 'runner', n: [0, 1, 2, 3] },
  { zombie: 'runner', n: [1, 1, 2, 3] },
  { zombie: 'runner', n: [1, 2, 3, 4] },
  { zombie: 'runner', n: [2, 3, 4, 4] },
  { abomination: [0, 1, 1, 1] },
  { abomination: [0, 1, 1, 1] },
  { zombie: 'walker', n: [2, 4, 6, 8], harder: true },
  { zombie: 'walker', n: [3, 5, 7, 9], harder: true },
  { zombie: 'walker', n: [4, 6, 8, 10], harder: true },
  { zombie: 'walker', n: [6, 8, 10, 12], harder: true },
  { zombie: 'walker', n: [2, 4, 6, 8], rush: true, harder: true },
  { zombie: 'walker', n: [3, 5, 7, 9], rush: true, harder: true },
  { zombie: 'walker', n: [4, 6, 8, 10], rush: true, harder: true },
  { zombie: 'walker', n: [6, 8, 10, 12], rush: true, harder: true },
  { zombie: 'brute', n: [1, 2, 3, 4], harder: true },
  { zombie: 'brute', n: [3, 4, 5, 6], harder: true },
  { zombie: 'brute', n: [1, 2, 3, 4], rush: true, harder: true },
  { zombie: 'brute', n: [2, 3, 4, 5], rush: true, harder: true },
  { zombie: 'runner', n: [1, 2, 3, 4], harder: true },
  { zombie: 'runner', n: [1, 2, 3, 4], harder: true },
  { zombie: 'runner', n: [2, 3, 4, 5], harder: true },
  { zombie: 'runner', n: [3, 4, 5, 6], harder: true },
  { abomination: [1, 1, 1, 1], harder: true },
  { abomination: [1, 1, 1, 1], harder: true },
  { extraActivation: 'walker' },
  { extraActivation: 'walker' },
  { extraActivation: 'brute' },
  { extraActivation: 'runner' },
];

/** `numbers(1, 3)`: 1, 2, 3. */
export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export const EASIER_CARDS: readonly number[] = numbers(1, 18);
export const HARDER_CARDS: readonly number[] = numbers(19, 36);
export const EXTRA_ACTIVATION_CARDS: readonly number[] = numbers(37, 40);
