import { tablesOf } from '@horda/gear-up/content/boards';
import { HOUSE } from '@horda/gear-up/content/house';
import type { BossView, ZombieView } from '@horda/gear-up/view';
import { expect, test } from 'vitest';
import { gains, hitOnBoss, hitOnZombie } from './hit.ts';

const { zombies, bosses } = tablesOf({ pack: null });
/** The first Walker: `.o.`, `.ad`, `oso`, `.oo`. */
const WALKER = zombies[0]!;
const walker = (crossed: readonly number[]): ZombieView => ({
  card: 0,
  kind: 'walker',
  space: 1,
  crossed,
  planned: [],
  left: 8 - crossed.length,
  damage: 2 - (crossed.includes(2) ? 1 : 0),
});
const boardOf = (id: string) => bosses[HOUSE.bosses.findIndex((boss) => boss.id === id)]!.black;
const boss = (member: Partial<BossView['members'][number]>, crossed: readonly number[] = []): BossView => ({
  boss: 0,
  side: 'black',
  seat: 0,
  crossed,
  planned: [],
  left: 44,
  attack: 5,
  special: 9,
  members: [{ target: -1, left: 44, attack: 5, special: 9, ...member }],
  screams: 0,
  mouthOpen: false,
});

test('icons are gained, damage falls, and squares are left', () => {
  expect(hitOnZombie(WALKER, walker([]), [1, 2, 4], [])).toEqual({
    damage: { before: 2, after: 1 },
    special: null,
    ammo: 1,
    armour: 1,
    left: 5,
    fallen: 0,
    line: false,
  });
});

test('what is killed does no damage, not even by its permanent icons', () => {
  const hit = hitOnZombie(WALKER, walker([0, 1, 2, 3, 4, 5]), [6, 7], []);
  expect(hit).toMatchObject({ damage: { before: 1, after: 0 }, left: 0 });
});

test('Scavenge and Ready pay for damage icons, Arm Up for the others', () => {
  expect(gains(WALKER, [1, 2, 4], ['scavenge'])).toEqual({ ammo: 2, armour: 1 });
  expect(gains(WALKER, [1, 2, 4], ['ready'])).toEqual({ ammo: 1, armour: 2 });
  expect(gains(WALKER, [1, 2, 4], ['armUp'])).toEqual({ ammo: 2, armour: 2 });
});

test('yellow icons count for both attacks of a boss, blue ones for the special one', () => {
  const board = boardOf('superAbomination');
  const yellow = board.grid.squares.findIndex(({ sign }) => sign === 'y');
  const blue = board.grid.squares.findIndex(({ sign }) => sign === 'b');
  expect(hitOnBoss(board, boss({}), 0, [yellow, blue], [], false)).toMatchObject({
    damage: { before: 5, after: 4 },
    special: { before: 9, after: 7 },
    left: 42,
  });
});

test('with the last square around a weak point its row and column fall', () => {
  const board = boardOf('zombiephant');
  const weak = board.grid.squares.find(({ sign }) => sign === 'W')!;
  const ring = board.grid.squares.flatMap(({ row, column, sign }, cell) =>
    sign !== 'W' && Math.abs(row - weak.row) <= 1 && Math.abs(column - weak.column) <= 1 ? [cell] : [],
  );
  const lines = board.grid.squares.filter(
    ({ row, column, sign }) => sign !== 'W' && (row === weak.row || column === weak.column),
  );
  const [last, ...others] = ring;
  const { fallen, left } = hitOnBoss(board, boss({ left: 55 - others.length }, others), 0, [last!], [], false);
  // Four squares of the ring lie in them, and are crossed already.
  expect({ fallen, left }).toEqual({ fallen: lines.length - 4, left: 55 - 8 - (lines.length - 4) });
  expect(hitOnBoss(board, boss({ left: 55 }), 0, [last!], [], false).fallen).toBe(0);
});

test('across a dotted line of the Mutation a hit costs damage', () => {
  const board = boardOf('mutation');
  // `.oooo...`, `oyoosoo.`: the fourth and fifth square of the second row are in different regions.
  expect(hitOnBoss(board, boss({}), 0, [7, 8], [], true).line).toBe(true);
  expect(hitOnBoss(board, boss({}), 0, [4, 5], [], true).line).toBe(false);
  expect(hitOnBoss(board, boss({}), 0, [7, 8], [], false).line).toBe(false);
});
