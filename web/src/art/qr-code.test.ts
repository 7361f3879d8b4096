import { expect, test } from 'vitest';
import { squaresOf } from './qr-code.tsx';

test('every run of dark squares is one rectangle', () => {
  expect(
    squaresOf([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});
