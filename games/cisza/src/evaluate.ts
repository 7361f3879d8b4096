import type { Seat } from '@horda/kernel';
import { PRINTED, type Resource } from './content/resources.ts';
import { isFinalAttack } from './rules/city.ts';
import type { Shelter, State } from './state.ts';

/** All weights are in survivors. */
const WEIGHT = {
  /** The best other shelter and the average of the others count against the seat. */
  best: 0.5,
  average: 0.5,
  /** Each of the first few survivors counts for more: without them the game is lost. */
  firstOnes: 0.4,
  /** A zombie costs as many survivors as it takes on average before it is eliminated; more in the Final Attack. */
  zombie: 1.1,
  zombieAtTheEnd: 1.5,
  /** A strong one is harder to get rid of. */
  strong: 0.4,
  /** A barrier against one of the zombies or the next to come; and a bonus for any barrier. */
  cover: 0.8,
  barrier: 0.1,
  /** The attacker that would take the last survivor, and each one after it. */
  danger: 1.5,
} as const;
const FIRST_ONES = 3;
/** A lead of this many survivors is worth about three quarters of a victory. */
const CLEAR_LEAD = 8;
/** An unfinished game is worth less than a victory, and a little less again for each rival still in it. */
const NOT_YET_WON = 0.95;
const PER_RIVAL = 0.02;

/** How good a table is for `seat`, by its own shelter against the others'. Between -1 and 1. */
export function evaluate(s: State, seat: Seat): number {
  if (s.ending !== null) return s.winners.includes(seat) ? 1 / s.winners.length : -1;
  const own = s.shelters[seat]!;
  if (!own.alive) return -1;
  let rivals = 0;
  let best = 0;
  let sum = 0;
  for (const shelter of s.shelters) {
    if (shelter === own || !shelter.alive) continue;
    const strength = strengthOf(s, shelter);
    rivals++;
    sum += strength;
    best = Math.max(best, strength);
  }
  const lead = strengthOf(s, own) + handValue(own.hand) - WEIGHT.best * best - (WEIGHT.average * sum) / rivals;
  return Math.tanh(lead / CLEAR_LEAD) * NOT_YET_WON - PER_RIVAL * rivals;
}

/** What a shelter is worth, in survivors. */
function strengthOf(s: State, { survivors, barriers, zombies }: Shelter): number {
  const n = survivors.length;
  const final = isFinalAttack(s);
  let strong = 0;
  for (const card of zombies) if (s.kinds[card] === 'strong') strong++;
  const threat = zombies.length * (final ? WEIGHT.zombieAtTheEnd : WEIGHT.zombie) + strong * WEIGHT.strong;
  const cover = Math.min(barriers.length, zombies.length + 1) * WEIGHT.cover + barriers.length * WEIGHT.barrier;
  const danger = Math.max(0, zombies.length - barriers.length - n + 1);
  return n + Math.min(n, FIRST_ONES) * WEIGHT.firstOnes - threat + cover - danger * WEIGHT.danger;
}

function handValue(hand: readonly Resource[]): number {
  let value = 0;
  for (const card of hand) value += PRINTED[card].inHand;
  return value;
}
