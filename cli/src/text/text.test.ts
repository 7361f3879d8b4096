import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';

test('a choice of exactly so many asks for that number', () => {
  expect(en.play.askSeveral(2, 2)).toBe('Your choices, 2 numbers (help: commands): ');
  expect(pl.play.askSeveral(2, 2)).toBe('Twój wybór, 2 numery (pomoc: polecenia): ');
  expect(pl.play.askSeveral(5, 5)).toBe('Twój wybór, 5 numerów (pomoc: polecenia): ');
});

test('a choice of a few asks for the fewest and the most', () => {
  expect(en.play.askSeveral(0, 3)).toBe('Your choices, 0 to 3 numbers (help: commands): ');
  expect(pl.play.askSeveral(0, 3)).toBe('Twój wybór, od 0 do 3 numerów (pomoc: polecenia): ');
});
