import { gearUp } from '../game.ts';
import { tablesOf } from '../content/boards.ts';
import { contentOf } from '../content/cards.ts';
import { HOUSE } from '../content/house.ts';
import type { BossView, ZombieView } from '../view.ts';
import { expect, test } from 'vitest';
import { gains, hitOf, hitOnBoss, hitOnZombie } from './hit.ts';

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

const OPTIONS = {
  difficulty: 'easy',
  boss: 'zombiephant',
  survivors: 'random',
  commander: '1',
  bossAmmo: true,
  mildRow: false,
} as const;
/** A whole shape without effects. */
const WHOLE = { member: 0, effects: [], lines: false, half: false };

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
  expect(hitOnBoss(board, boss({}), [yellow, blue], WHOLE)).toMatchObject({
    damage: { before: 5, after: 4 },
    special: { before: 9, after: 7 },
    left: 42,
  });
});

/** Zombiephant with its first weak point: the squares around it, and those in its row and column. */
function weakPoint() {
  const board = boardOf('zombiephant');
  const weak = board.grid.squares.find(({ sign }) => sign === 'W')!;
  const ring = board.grid.squares.flatMap(({ row, column, sign }, cell) =>
    sign !== 'W' && Math.abs(row - weak.row) <= 1 && Math.abs(column - weak.column) <= 1 ? [cell] : [],
  );
  const lines = board.grid.squares.filter(
    ({ row, column, sign }) => sign !== 'W' && (row === weak.row || column === weak.column),
  );
  // Four squares of the ring lie in them.
  return { board, ring, beyond: lines.length - 4 };
}

test('B138 with the last square around a weak point its row and column fall', () => {
  const { board, ring, beyond } = weakPoint();
  const [last, ...others] = ring;
  const { fallen, left } = hitOnBoss(board, boss({ left: 55 - others.length }, others), [last!], WHOLE);
  expect({ fallen, left }).toEqual({ fallen: beyond, left: 55 - 8 - beyond });
  expect(hitOnBoss(board, boss({ left: 55 }), [last!], WHOLE).fallen).toBe(0);
});

test('G41 where the first part of a split shape closes the ring, row and column fall with the second', () => {
  const { board, ring, beyond } = weakPoint();
  const [one, two, ...others] = ring;
  const before = boss({ left: 55 - others.length }, others);
  const first = hitOnBoss(board, before, [one!, two!], { ...WHOLE, half: true });
  expect([first.fallen, first.left]).toEqual([0, 55 - 8]);
  const between = boss({ left: 55 - 8 }, ring);
  const far = board.grid.squares.length - 1;
  const second = hitOnBoss(board, between, [far], WHOLE);
  expect([second.fallen, second.left]).toEqual([beyond, 55 - 8 - 1 - beyond]);
});

test('G41 a mark of several squares that is less than its shape is a first part, one square is not', () => {
  const { ring, beyond } = weakPoint();
  const whole = gearUp.view(gearUp.setup(OPTIONS, 1, [1, 2, 3, 4], null), 0);
  const content = contentOf(whole);
  // Ethan on a green turn: the Sledgehammer has four squares.
  const row = [content.turnCards.findIndex(({ colour }) => colour === 'green')];
  const survivors = whole.survivors.map((each) => ({ ...each, survivor: 0 }));
  const fallenBy = (cells: readonly number[]): number => {
    const crossed = ring.filter((cell) => !cells.includes(cell));
    const now = { ...whole, round: 2, turn: 1, row, survivors };
    const view = { ...now, boss: { ...now.boss, seat: 0, crossed } };
    const choice = { do: 'mark', by: 0, with: 'weapon', target: -1, cells } as const;
    return hitOf(view, content, 0, choice).fallen;
  };
  expect([1, 2, 3, 4].map((n) => fallenBy(ring.slice(0, n)))).toEqual([beyond, 0, 0, beyond]);
});

test('across a dotted line of the Mutation a hit costs damage', () => {
  const board = boardOf('mutation');
  // `.oooo...`, `oyoosoo.`: the fourth and fifth square of the second row are in different regions.
  expect(hitOnBoss(board, boss({}), [7, 8], { ...WHOLE, lines: true }).line).toBe(true);
  expect(hitOnBoss(board, boss({}), [4, 5], { ...WHOLE, lines: true }).line).toBe(false);
  expect(hitOnBoss(board, boss({}), [7, 8], WHOLE).line).toBe(false);
});
