/** How well developed a survivor is, for bots. */
import type { Seat } from '@horda/kernel';
import { contentOf } from './content/cards.ts';
import { COLOURS } from './content/content.ts';
import { EFFECT_FACTS } from './content/effects.ts';
import { isSolo } from './rules/table.ts';
import type { State } from './state.ts';

/** What is earned and not marked yet counts a little less than the best there is. */
const UNMARKED = 0.8;
/** What one weapon adds to a survivor who has three of them. */
const ONE_OF_THREE = 0.3;

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
    for (let u = 0; u < upgrades; u++) sum += EFFECT_FACTS[effects[u]!].worth;
    locked += 2 - upgrades;
  }
  return (sum + Math.min(due, locked) * UNMARKED) * ONE_OF_THREE;
}
