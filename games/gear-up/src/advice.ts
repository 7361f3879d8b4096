/** What a hint is measured by. */
import type { View } from './view.ts';

/**
 * Squares left on the boss, damage of all zombies that stand next to a survivor, the health of the own survivor, and
 * squares left on all zombies: what the team looks at. `outlook` of the texts says it. Before the first turn nothing of
 * it tells one survivor from another.
 */
export function figures({ boss, survivors, seat, step }: View): readonly number[] {
  if (step === 'setup') return [];
  const zombies = survivors.flatMap(({ street }) => street).filter(({ left }) => left > 0);
  const near = zombies.filter(({ space }) => space === 1);
  const threat = near.reduce((sum, { damage }) => sum + damage, 0);
  const squares = zombies.reduce((sum, { left }) => sum + left, 0);
  return [boss.left, threat, healthOf(survivors, seat), squares];
}

/** Who only watches looks at everybody. */
function healthOf(survivors: View['survivors'], seat: View['seat']): number {
  const looked = seat === null ? survivors : survivors.slice(seat, seat + 1);
  return looked.reduce((sum, { health }) => sum + health, 0);
}
