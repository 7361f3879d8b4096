import { expect, test } from 'vitest';
import { newTable } from '../test/whole-games.ts';
import { scene } from '../test/scene.ts';
import { figures } from './advice.ts';
import { gearUp } from './game.ts';

test('nothing tells one survivor from another before the first zombies have come', () => {
  const table = newTable(2, { survivors: 'choose' });
  expect(figures(gearUp.view(table, 0))).toEqual([]);
});

test('a hint is measured by the boss, the nearest zombies, the own health and all squares that are left', () => {
  const { s } = scene({}).attacks();
  expect(figures(gearUp.view(s, 0))).toHaveLength(4);
});
