import type { OptionSpec } from '@horda/kernel';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'deck', values: () => ['moskwa', 'jubileusz'], default: 'moskwa' },
  { id: 'sideStep', values: () => ['must', 'may'], default: 'must' },
  { id: 'zombies', values: () => ['random', '1', '2'], default: 'random', botsOnly: '1' },
];
