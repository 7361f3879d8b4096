/** How well developed a survivor is, for bots. */
import type { Seat } from '@horda/kernel';
import { contentOf } from './content/cards.ts';
import { COLOURS, type Effect } from './content/content.ts';
import { isSolo } from './rules/table.ts';
import type { State } from './state.ts';

/** What an effect adds to a weapon, as a part of what it does without. */
const WORTH: Readonly<Record<Effect, number>> = {
  knockback: 0.3,
  multiHit2: 0.8,
  multiHit3: 0.6,
  scavenge: 0.5,
  ready: 0.6,
  longRange: 0.6,
  armUp: 0.4,
  split: 0.4,
  adrenaline: 0.7,
  quickReload: 0.8,
  criticalHit: 0.8,
  mowDown: 1.5,
  explosion: 1,
  fury: 0.7,
};

/** The sum over the weapons of what their unlocked upgrades add. */
export function strengthOf(s: State, seat: Seat): number {
  const { survivor, weapons, due } = s.survivors[seat]!;
  if (survivor < 0) return 0;
  const printed = contentOf(s).survivors[survivor]!.weapons;
  const solo = isSolo(s);
  let [sum, locked] = [0, 0];
  for (let i = 0; i < COLOURS.length; i++) {
    const weapon = printed[i]!;
    if (weapon.colour === 'yellow') continue;
    const { upgrades } = weapons[i]!;
    const effects = solo ? weapon.solo : weapon.upgrades;
    for (let u = 0; u < upgrades; u++) sum += WORTH[effects[u]!];
    locked += 2 - upgrades;
  }
  // What is earned and not marked yet counts a little less than the best there is.
  return (sum + Math.min(due, locked) * 0.8) * 0.3;
}
