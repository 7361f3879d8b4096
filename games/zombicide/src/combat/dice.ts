/** Dice of attacks. On an All-Out die a 1 is a Break. (V137–V139, V261, V264–V266) */
import { below } from '@horda/kernel';
import type { State } from '../state.ts';

const SIDES = 6;
export const BREAK = 1;

export function rollDice(s: State, n: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(1 + below(s, SIDES));
  return dice;
}

/** `need` is at least 2, so that a natural 1 never hits. (V139, Y7) */
export function hitsIn(dice: readonly number[], need: number): number {
  let n = 0;
  for (const die of dice) if (die >= need) n++;
  return n;
}

export function countIn(dice: readonly number[], face: number): number {
  let n = 0;
  for (const die of dice) if (die === face) n++;
  return n;
}

/** X46: each 6 gives more dice, and so do the 6s among those. */
export function diceForSixes(s: State, sixes: number, each: number): number[] {
  const added: number[] = [];
  for (let due = sixes * each; due > 0;) {
    const dice = rollDice(s, due);
    added.push(...dice);
    due = countIn(dice, SIDES) * each;
  }
  return added;
}

export function sixesIn(dice: readonly number[]): number {
  return countIn(dice, SIDES);
}
