import { draw, run, seeded, seedOf, seedOfGame } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene, type Scene } from '../test/scene.ts';
import { stacked } from '../test/stacked.ts';
import { playOut, USUAL } from '../test/whole-games.ts';
import { BOSSES } from './content/content.ts';
import { gearUp } from './game.ts';
import { whyMark, type Misfit, type Pencil } from './outlook.ts';
import { ammoTargets } from './rules/activation.ts';
import { aims } from './rules/aims.ts';
import { toolsOf } from './rules/attack-options.ts';
import { groundOf, marksOn, singleMarks } from './rules/marks.ts';
import { boardOf, bossPrinted } from './rules/table.ts';
import type { State, Target } from './state.ts';

/** Why the first seat cannot cross these squares: the rule, and the square at fault. */
function misfit(t: Scene, name: string, squares: string, pencil: Pencil = 'weapon'): string | null {
  const target = t.target(name);
  const found: Misfit | null = whyMark(gearUp.view(t.s, 0), 0, pencil, target, t.cells(name, squares));
  if (found === null) return null;
  return found.cell === null ? found.rule : `${found.rule} ${t.squares(target, [found.cell])}`;
}

type Dice = ReturnType<typeof seeded>;

const BAR = { shape: ['###'] };
const ROWS = ['oooo', 'oooo'];

test('B52 B54 B55 B58 the whole shape fits in any direction, or one square; nothing in between', () => {
  const t = scene({ seats: [{ weapon: BAR, street: { ann: { rows: [...ROWS, 'oooo'] } } }, {}] }).attacks();
  expect([misfit(t, 'ann', 'A1 B1 C1'), misfit(t, 'ann', 'B1 B2 B3'), misfit(t, 'ann', 'D2')]).toEqual([
    null,
    null,
    null,
  ]);
  for (const squares of ['A1 B1', 'A1 B1 B2', 'A1 B1 D1', 'A1 B1 C1 D1', ''])
    expect([squares, misfit(t, 'ann', squares)]).toEqual([squares, 'B55']);
});

test('B56 the square that is crossed already is named', () => {
  const t = scene({ seats: [{ weapon: BAR, street: { ann: { rows: ROWS, crossed: 'C1' } } }, {}] }).attacks();
  expect(misfit(t, 'ann', 'A1 B1 C1')).toBe('B56 C1');
  const twice = whyMark(gearUp.view(t.s, 0), 0, 'weapon', t.target('ann'), [0, 1, 1]);
  expect(twice).toEqual({ rule: 'B56', cell: 1 });
});

test('T2 a square that somebody else has marked in this step is told apart', () => {
  const far = { shape: ['###'], effects: ['longRange'] as const };
  const t = scene({ seats: [{ weapon: BAR, street: { ann: { rows: ROWS, crossed: 'A2' } } }, { weapon: far }] });
  t.attacks().marks(1, 'ann', 'B1 C1 D1');
  expect([misfit(t, 'ann', 'A1 B1 C1'), misfit(t, 'ann', 'A2')]).toEqual(['T2 B1', 'B56 A2']);
});

test('B57 a place outside of the squares is no square', () => {
  const t = scene({ seats: [{ weapon: BAR, street: { ann: { rows: ROWS } } }, {}] }).attacks();
  const outside = [-1, 64].map((cell) => whyMark(gearUp.view(t.s, 0), 0, 'weapon', t.target('ann'), [0, 1, cell]));
  expect(outside).toEqual([
    { rule: 'B57', cell: null },
    { rule: 'B57', cell: null },
  ]);
});

test('B52 nobody aims at what is not on the table', () => {
  const t = scene({ seats: [{ weapon: BAR }, {}], boss: { before: 0 }, round: 2 }).attacks();
  for (const target of [1, -2])
    expect(whyMark(gearUp.view(t.s, 0), 0, 'weapon', target, [0])).toEqual({ rule: 'B52', cell: null });
});

test('B134 G42 on the Pyramid a shape, a square or ammo has to touch a crossed square', () => {
  const boss = { id: 'pyramid', rows: ['Xoooo', 'ooooo'] } as const;
  const t = scene({ round: 2, boss, seats: [{ weapon: BAR, ammo: 1 }, {}] }).attacks();
  expect([misfit(t, 'boss', 'B1 C1 D1'), misfit(t, 'boss', 'B2'), misfit(t, 'boss', 'A2', 'ammo')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(misfit(t, 'boss', 'C1 D1 E1')).toBe('B134');
  expect([misfit(t, 'boss', 'C1'), misfit(t, 'boss', 'C1', 'ammo')]).toEqual(['G42', 'G42']);
});

test('B146 a square in a closed mouth is named', () => {
  const boss = { id: 'screamer', rows: ['oooo'], map: ['..mm'], track: [] } as const;
  const shut = scene({ round: 2, boss, seats: [{ weapon: BAR }, {}] }).attacks();
  expect([misfit(shut, 'boss', 'A1 B1 C1'), misfit(shut, 'boss', 'D1', 'ammo')]).toEqual(['B146 C1', 'B146 D1']);
  const open = scene({ round: 2, boss: { ...boss, roared: 3 }, seats: [{ weapon: BAR }, {}] }).attacks();
  expect(misfit(open, 'boss', 'A1 B1 C1')).toBeNull();
});

test('G46 a square of another member of Dead Sox is named', () => {
  const boss = {
    id: 'deadSox',
    rows: ['oooooo'],
    map: ['112233'],
    permanent: Array.from({ length: 3 }, () => ({ yellow: 1, blue: 0 })),
  } as const;
  const t = scene({ round: 2, boss, seats: [{ weapon: { shape: ['##'] } }, {}] }).attacks();
  expect([misfit(t, 'catcher', 'A1 B1'), misfit(t, 'catcher', 'B1 C1')]).toEqual([null, 'G46 C1']);
});

test('B69 ammo crosses one square', () => {
  const t = scene({ seats: [{ weapon: BAR, ammo: 3, street: { ann: { rows: ROWS } } }, {}] }).attacks();
  expect([misfit(t, 'ann', 'A1', 'ammo'), misfit(t, 'ann', 'A1 B1 C1', 'ammo')]).toEqual([null, 'B69']);
});

const SPLIT = { shape: ['####'], effects: ['split'] as const };

test('B117 G40 T14 of a divided shape the larger part comes first, in one piece', () => {
  const t = scene({ seats: [{ weapon: SPLIT, street: { ann: { rows: ['oooooo', 'oooooo'] } } }, {}] }).attacks();
  expect([misfit(t, 'ann', 'A1 B1 C1'), misfit(t, 'ann', 'A1 B1')]).toEqual([null, null]);
  expect(misfit(t, 'ann', 'A1 B1 D1')).toBe('G40');
  expect(misfit(t, 'ann', 'A1 B1 A2')).toBe('B55');
  t.marks(0, 'ann', 'A1 B1 C1');
  expect([misfit(t, 'ann', 'F2'), misfit(t, 'ann', 'A2 B2')]).toEqual([null, 'B117']);
});

test('T14 the smaller part is not drawn first, and needs a square that is left', () => {
  const bent = { shape: ['###', '#.#'], effects: ['split'] as const };
  const street = { ann: { rows: ['ooo', 'o..'] }, bob: { rows: ['oooo', 'oooo'] } };
  const t = scene({ seats: [{ weapon: bent, street }, {}] }).attacks();
  expect(misfit(t, 'ann', 'A1 B1 C1 A2')).toBe('T14');
  expect([misfit(t, 'bob', 'A1 B1 C1 A2'), misfit(t, 'bob', 'A1 B1')]).toEqual([null, 'T14']);
});

test('G41 one of both parts has to touch', () => {
  const boss = { id: 'pyramid', rows: ['Xo.oooo', 'oo.oooo'], crossed: 'B1 A2 B2' } as const;
  const t = scene({ round: 2, boss, seats: [{ weapon: SPLIT }, {}] }).attacks();
  expect(misfit(t, 'boss', 'E1 F1 G1')).toBe('G41');
});

/** Every set of squares that may be crossed with this now, by the engine. */
function offered(s: State, pencil: Pencil, target: Target): ReadonlySet<string> {
  const places =
    pencil === 'ammo'
      ? singleMarks(groundOf(s, target))
      : marksOn(s, 0, pencil, target, toolsOf(s, 0).find(({ tool }) => tool === pencil)!.now);
  return new Set(places.map(({ cells }) => cells.join()));
}

/** Sets of squares: all that fit, some at random, and some that fit but for one square. */
function setsToTry(known: ReadonlySet<string>, squares: number, dice: Dice): readonly (readonly number[])[] {
  const fitting = [...known].map((text) => text.split(',').map(Number));
  const sets = fitting.length > 40 ? fitting.filter(() => draw(dice, 8) === 0) : fitting;
  const odd = Array.from({ length: 6 }, (_, i) => {
    const near = fitting[draw(dice, fitting.length)]!;
    if (i % 2 === 0) return near.with(draw(dice, near.length), draw(dice, squares));
    return Array.from({ length: 1 + draw(dice, 5) }, () => draw(dice, squares + 1) - 1);
  });
  return [...sets, ...odd.map((cells) => [...new Set(cells)].toSorted((a, b) => a - b))];
}

test('B52 B56 B57 B69 B117 B134 B146 squares fit exactly when they are offered, whatever is tried', () => {
  const dice = seeded(seedOf('outlook'));
  const seen = new Map<string, number>();
  const look = (s: State, pencil: Pencil, target: Target): void => {
    const known = offered(s, pencil, target);
    const view = gearUp.view(s, 0);
    const what = target < 0 ? bossPrinted(s).id : 'zombie';
    const part = s.survivors[0]!.attack.now?.part?.target === target ? 'second part' : 'first';
    for (const cells of setsToTry(known, boardOf(s, target).grid.squares.length, dice)) {
      const fits = whyMark(view, 0, pencil, target, cells) === null;
      if (fits !== known.has(cells.join())) throw new Error(`${cells.join()} on ${what} (${pencil}, ${part}): ${fits}`);
      for (const label of [what, part, pencil === 'ammo' ? 'ammo' : typeof pencil])
        seen.set(`${label} ${fits}`, (seen.get(`${label} ${fits}`) ?? 0) + 1);
    }
  };
  const watch = (s: State): void => {
    if (s.before === null || s.survivors[0]!.attack.confirmed || draw(dice, 5) > 0) return;
    for (const { tool, now } of toolsOf(s, 0)) for (const target of aims(s, 0, tool, now)) look(s, tool, target);
    for (const target of ammoTargets(s, 0)) look(s, 'ammo', target);
  };
  for (let n = 0; n < 36; n++) {
    const boss = BOSSES[n % BOSSES.length]!;
    const seed = seedOfGame(seedOf('outlook'), n);
    const s = stacked.setup({ ...USUAL, boss }, 1 + (n % 4), seed, null);
    run(gearUp, s);
    playOut(s, seed, watch);
  }
  const kinds = [...BOSSES, 'zombie', 'first', 'second part', 'string', 'number', 'ammo'];
  const rare = kinds.flatMap((kind) => [`${kind} true`, `${kind} false`]).filter((key) => (seen.get(key) ?? 0) < 10);
  expect(rare).toEqual([]);
});
