/** What a hint is measured by. */
import type { Seat } from '@horda/kernel';
import type { View } from './view.ts';

/** How many survivors and how many zombies a shelter holds; `outlook` of the texts says it. */
export function figures({ shelters }: View, seat: Seat): readonly number[] {
  const { survivors, zombies } = shelters[seat]!;
  return [survivors.length, zombies.length];
}
