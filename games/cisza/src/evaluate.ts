import type { Seat } from '@horda/kernel';
import { PRINTED, type Resource } from './content/resources.ts';
import { isFinalAttack } from './rules/city.ts';
import type { Shelter, State } from './state.ts';

/** How good a table is for `seat`: its own shelter against the best of the others. Between -1 and 1. */
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
  const lead = strengthOf(s, own) + handValue(own.hand) - 0.5 * best - (0.5 * sum) / rivals;
  return Math.tanh(lead / 8) * 0.95 - 0.02 * rivals;
}

/**
 * A survivor is worth 1, the first ones more, since without them the game is lost. A zombie costs about the survivors
 * it will take before it can be got rid of; a barrier saves one.
 */
function strengthOf(s: State, { survivors, barriers, zombies }: Shelter): number {
  const n = survivors.length;
  const final = isFinalAttack(s);
  let strong = 0;
  for (const card of zombies) if (s.kinds[card] === 'strong') strong++;
  const threat = zombies.length * (final ? 1.5 : 1.1) + strong * 0.4;
  const cover = Math.min(barriers.length, zombies.length + 1) * 0.8 + barriers.length * 0.1;
  const danger = Math.max(0, zombies.length - barriers.length - n + 1);
  return n + Math.min(n, 3) * 0.4 - threat + cover - danger * 1.5;
}

function handValue(hand: readonly Resource[]): number {
  let value = 0;
  for (const card of hand) value += PRINTED[card].inHand;
  return value;
}
