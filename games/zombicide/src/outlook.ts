/** What a hint is measured by, as everybody at the table can count it. */
import { healthLeft } from './rules/printed.ts';
import type { View } from './view.ts';

/** Goals done, health of all who stand or have left, zombies on the board. `outlook` of the texts says it. */
export function figures({ done, survivors, zombies, abominations }: View): readonly number[] {
  const alive = survivors.filter(({ status }) => status === 'standing' || status === 'escaped');
  const health = alive.reduce((sum, one) => sum + healthLeft(one), 0);
  return [done.length, health, zombies.reduce((sum, n) => sum + n, 0) + abominations.length];
}
