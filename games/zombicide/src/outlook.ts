/** What will follow: what a hint is measured by, what a way costs, what an attack may do, what the zombies would do now. */
import { healthLeft } from './rules/printed.ts';
import type { View } from './view.ts';

export { oddsOf, type Odds } from './advice/odds.ts';
export { walkAlong, type Walk } from './advice/walks.ts';
export { dangerFor, type Arrow, type Danger, type Leftover } from './danger/danger.ts';

/** Goals that are done, the health of those who stand or have left, zombies on the board. `outlook` of the texts says it. */
export function figures(view: View): readonly number[] {
  const { phase, done, survivors, zombies, abominations } = view;
  if (phase === 'setup') return [];
  let health = 0;
  for (const one of survivors)
    if (one.status === 'standing' || one.status === 'escaped') health += healthLeft(view, one);
  return [done.length, health, zombies.reduce((sum, n) => sum + n, abominations.length)];
}
