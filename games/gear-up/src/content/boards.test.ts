import { expect, test } from 'vitest';
import { cellsOf } from '../geometry/geometry.ts';
import type { Mask } from '../state.ts';
import { iconsIn, tablesOf, type Board } from './boards.ts';
import { HOUSE } from './house.ts';

const { zombies, bosses } = tablesOf({ pack: null });
const everyBoard: readonly Board[] = [...new Set(zombies), ...bosses.flatMap(({ black, red }) => [black, red])];
const within = (part: Mask, whole: Mask): boolean => (part.lo & ~whole.lo) === 0 && (part.hi & ~whole.hi) === 0;

test('B18 B22 a square carries one icon at most: ammo, armour or damage, of one colour', () => {
  for (const { ammo, armour, damage, yellow, blue, all } of everyBoard) {
    const icons = [ammo, armour, damage].flatMap(cellsOf);
    expect(new Set(icons).size).toBe(icons.length);
    const colours = [yellow, blue].flatMap(cellsOf);
    expect(new Set(colours).size).toBe(colours.length);
    for (const mask of [ammo, armour, damage, yellow, blue]) expect(within(mask, all)).toBe(true);
  }
});

test('B22 every damage icon of a boss is yellow or blue, those of zombies are neither', () => {
  for (const { black, red } of bosses)
    for (const { damage, yellow, blue } of [black, red])
      expect(cellsOf(damage)).toEqual(cellsOf({ lo: yellow.lo | blue.lo, hi: yellow.hi | blue.hi }));
  for (const { yellow, blue } of zombies) expect([yellow, blue].flatMap(cellsOf)).toEqual([]);
});

test('B17 B137 all squares have to be crossed to kill, but for weak points', () => {
  for (const { grid, vital } of everyBoard)
    expect(cellsOf(vital)).toEqual(grid.squares.flatMap(({ sign }, cell) => (sign === 'W' ? [] : [cell])));
});

test('B18 icons are counted among crossed squares only', () => {
  const [board] = zombies;
  const all = cellsOf(board!.all);
  expect(all).toHaveLength(HOUSE.zombies[0]!.rows.join('').replaceAll('.', '').length);
  expect([iconsIn(board!.all, board!.ammo), iconsIn(board!.armour, board!.ammo)]).toEqual([1, 0]);
});
