import type { OptionSpec, Save, Seat } from '@horda/kernel';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'deck', values: () => ['moskwa', 'jubileusz'], default: 'moskwa' },
  { id: 'sideStep', values: () => ['must', 'may'], default: 'must' },
  { id: 'zombies', values: () => ['random', '1', '2'], default: 'random', botsOnly: '1' },
];

/** The settings of a rematch in which each player leads the other side. `leaders`: of the zombies, of the humans. Settings number seats from 1. */
export function swappedSides(leaders: readonly Seat[], options: Save['options']): Save['options'] {
  return { ...options, zombies: leaders[0] === 0 ? '2' : '1' };
}
