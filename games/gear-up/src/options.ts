import type { OptionSpec } from '@horda/kernel';
import { BOSSES, DIFFICULTIES } from './content/content.ts';

export const OPTIONS: readonly OptionSpec[] = [
  // Easy and the Super Abomination are what the rulebook recommends to begin with. (B29, B31)
  { id: 'difficulty', values: () => DIFFICULTIES, default: 'easy' },
  { id: 'boss', values: () => ['random', ...BOSSES], default: 'superAbomination', botsOnly: 'random' },
  { id: 'survivors', values: () => ['choose', 'random'], default: 'choose', botsOnly: 'random' },
  {
    id: 'commander',
    values: (seats) => ['random', ...Array.from({ length: seats }, (_, seat) => String(seat + 1))],
    default: '1',
  },
  { id: 'bossAmmo', values: () => [true, false], default: true },
  { id: 'mildRow', values: () => [false, true], default: false, house: true },
];
