import { describe, expect, test } from 'vitest';
import { scene } from '../test/scene.ts';
import { shapeNamed, zombieBoard } from './content/boards.ts';
import { evaluate } from './evaluate.ts';
import { fitOnBoss, fitOnZombie } from './fit.ts';
import { maskOf } from './geometry/geometry.ts';
import { bossTable } from './rules/table.ts';

describe('how well shapes fit', () => {
  const row = () => {
    const t = scene({ seats: [{ street: { ann: { rows: ['oooo'] } } }] });
    return { board: zombieBoard(t.s, t.target('ann')), domino: shapeNamed(t.s, 'I2'), line: shapeNamed(t.s, 'I3') };
  };

  test('is the part of the open squares that they can cross', () => {
    const { board, domino, line } = row();
    expect(fitOnZombie(board, 0, [domino])).toBe(1);
    expect(fitOnZombie(board, 0, [line])).toBe(0.75);
    expect(fitOnZombie(board, 0, [domino, line])).toBe(0.875);
  });

  test('is less where crossed squares leave holes', () => {
    const { board, domino } = row();
    expect(fitOnZombie(board, 0b0001, [domino])).toBeCloseTo(2 / 3);
    expect(fitOnZombie(board, 0b1001, [domino])).toBe(1);
    expect(fitOnZombie(board, 0b1010, [domino])).toBe(0);
  });

  test('no shape fits across two members of Dead Sox', () => {
    const { domino, line } = row();
    const dead = scene({
      round: 2,
      boss: { id: 'deadSox', rows: ['oooooo'], map: ['112233'], permanent: Array(3).fill({ yellow: 0, blue: 0 }) },
    });
    expect(fitOnBoss(bossTable(dead.s), maskOf([]), [domino])).toBe(1);
    expect(fitOnBoss(bossTable(dead.s), maskOf([]), [line])).toBe(0);
  });
});

test('of two hits on the boss the one that leaves room for shapes is better', () => {
  const t = scene({ round: 2, seats: [{}, {}], boss: { rows: ['oooo', 'oooo', 'oooo'] } });
  const after = (squares: string): number => {
    const { lo, hi } = maskOf(t.cells('boss', squares));
    return evaluate({ ...t.s, boss: { ...t.s.boss, lo, hi } }, 0);
  };
  expect(after('A1 B1 C1 D1')).toBeGreaterThan(after('B1 A2 C2 B3'));
});
