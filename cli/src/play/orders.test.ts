import { GAMES } from '@horda/games';
import { expect, test } from 'vitest';
import { drawingOf } from '../games/drawings.ts';
import { readOrder } from './orders.ts';

test.each(GAMES.map(({ game }) => game.id))('no command of all games hides one of %s', (id) => {
  const { orders } = drawingOf(id);
  const hidden = orders.flatMap(({ words }) => words).filter((word) => readOrder(word).kind !== 'words');
  expect(hidden).toEqual([]);
  const words = orders.flatMap((order) => order.words);
  expect(new Set(words).size).toBe(words.length);
});
