/** What can be chosen when a table is made. */
import type { OptionSpec } from '@horda/kernel';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'difficulty', values: () => ['easy', 'normal', 'hard'], default: 'normal' },
  { id: 'expert', values: () => [false, true], default: false },
  { id: 'surprise', values: () => ['turn', 'visible'], default: 'turn' },
  {
    id: 'first',
    values: (seats) => ['random', ...Array.from({ length: seats }, (_, i) => String(i + 1))],
    default: 'random',
  },
  { id: 'stallGuard', values: () => [false, true], default: false, botsOnly: true, house: true },
];
