import { expect, test } from 'vitest';
import { settingsAfter } from './carry.ts';

test('settings that a carried value decides have their defaults in the next chapter', () => {
  const options = [
    { id: 'mission', values: () => ['alone', 'campaign'], default: 'alone' },
    { id: 'difficulty', values: () => ['easy', 'hard'], default: 'easy' },
  ];
  const carry = {
    version: 1,
    replaces: ['mission'],
    check: () => ({ content: {}, problems: [] as const }),
    leaves: () => null,
  };
  const before = { mission: 'campaign', difficulty: 'hard' };
  expect(settingsAfter({ options, carry }, before)).toEqual({ mission: 'alone', difficulty: 'hard' });
  expect(settingsAfter({ options }, before)).toEqual(before);
});
