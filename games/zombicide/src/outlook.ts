/** What will follow: what a hint is measured by, what a way costs, what an attack may do, what the zombies would do now. */
import { stepsToGo } from './advice/situation.ts';
import { dangerFor } from './danger/danger.ts';
import { worldOf } from './danger/world.ts';
import { healthLeft } from './rules/printed.ts';
import type { View } from './view.ts';

export { oddsOf, type Odds } from './advice/odds.ts';
export { walkAlong, type Walk } from './advice/walks.ts';
export { dangerFor, type Arrow, type Danger, type Leftover } from './danger/danger.ts';

/**
 * Goals and cards that are done, the mean steps of the team to its next task, the health of those who stand or have left,
 * the hits that the zombies would make now, zombies on the board: first what the mission needs. `outlook` of the texts
 * says it. Before the first round and after the last nothing of it tells one choice from another.
 */
export function figures(view: View): readonly number[] {
  const { phase, done, placed, survivors, zombies, abominations } = view;
  if (phase === 'setup' || phase === 'over') return [];
  const found = placed.filter(({ state }) => state !== 'faceDown').length;
  let health = 0;
  for (const one of survivors)
    if (one.status === 'standing' || one.status === 'escaped') health += healthLeft(view, one);
  const hits = dangerFor(view).attacked.reduce((sum, { hits: [least, most] }) => sum + (least + most) / 2, 0);
  const crowd = zombies.reduce((sum, n) => sum + n, abominations.length);
  return [done.length + found, stepsToGo(worldOf(view)), health, hits, crowd];
}
