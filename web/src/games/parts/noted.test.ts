import { expect, test } from 'vitest';
import { noted } from './noted.ts';

test('a remark follows a name after a comma, and a sentence after its end', () => {
  expect(noted('Barricade', 'Not now')).toBe('Barricade, Not now');
  expect(noted('Revolver. It takes one weak zombie.', 'Not now')).toBe('Revolver. It takes one weak zombie. Not now');
  expect(noted('Surprise!', 'here!')).toBe('Surprise! here!');
});
