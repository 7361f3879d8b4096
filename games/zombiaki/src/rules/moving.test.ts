import fc from 'fast-check';
import { call, run } from '@horda/kernel';
import { expect, test } from 'vitest';
import { fieldOf, nameOf, scene, type FieldName, type Scene } from '../../test/scene.ts';
import { zombiaki } from '../game.ts';
import type { Field, MoveKind, State } from '../state.ts';
import { around, BARRICADE, FIELDS, inFrontOf } from '../content/board.ts';
import { barTo } from './moving.ts';
import { walk } from './walk.ts';

const KINDS: readonly MoveKind[] = ['own', 'extra', 'forced'];

/** What bars the way from B3 to B2 with this on B2, by own, extra and forced moves. */
function bars(thing: string, deck: 'moskwa' | 'jubileusz' = 'moskwa') {
  const who = deck === 'moskwa' ? 'sasha' : 'wacek';
  const t = scene({ options: { deck }, board: { B3: who, B2: thing } });
  return KINDS.map((how) => barTo(t.s, t.zombieAt('B3'), fieldOf('B2'), how));
}

test('R11 a field with a car or an obstacle cannot be entered by any move', () => {
  expect(bars('kamaz')).toEqual(['M20', 'M20', 'M20']);
  expect(bars('slab')).toEqual(['K491', 'K491', 'K491']);
  expect(bars('junkWall', 'jubileusz')).toEqual(['P622', 'P622', 'P622']);
});

test('R11 … but a trap, whose text speaks of being entered, can', () => {
  for (const trap of ['barbedWire', 'boobyTrap', 'manhole']) expect(bars(trap)).toEqual([null, null, null]);
  for (const trap of ['mine', 'carBomb', 'hole', 'barrel']) expect(bars(trap, 'jubileusz')).toEqual([null, null, null]);
});

test('Z43 R52 nor can a field where another zombie stands, even one that cannot move itself', () => {
  const t = scene({ board: { B3: 'sasha', B2: 'mamka', A3: 'ilya', B4: 'yuri' } });
  const z = t.zombieAt('B3');
  const to = (name: FieldName) => KINDS.map((how) => barTo(t.s, z, fieldOf(name), how));
  expect(to('B2')).toEqual(['Z43', 'Z43', 'Z43']);
  expect(to('A3')).toEqual(['Z43', 'Z43', 'Z43']);
  expect(to('B4')).toEqual(['Z43', 'Z43', 'Z82']);
});

test('Z22 Z71 Z44 the text of a card goes before the general rules: own moves, extra moves, or all are stopped', () => {
  const bar = (standing: object, board: object = {}, lasting: string[] = []) => {
    const t = scene({ board: { ...board, B3: { zombie: 'sasha', ...standing } }, lasting });
    return KINDS.map((how) => barTo(t.s, t.zombieAt('B3'), fieldOf('B2'), how));
  };
  expect(bar({})).toEqual([null, null, null]);
  expect(bar({ attached: ['chains'] })).toEqual(['K501', 'K501', null]);
  expect(bar({ held: 1 })).toEqual(['K451', 'K451', null]);
  expect(bar({ attached: ['feltBoots'] })).toEqual([null, null, 'K191']);
  expect(bar({}, { B1: 'roadblock' })).toEqual(['K481', 'K481', null]);
  expect(bar({}, { B1: 'trabant' })).toEqual(['K422', null, null]);
  expect(bar({}, {}, ['frost'])).toEqual(['K511', null, null]);
});

test('R33 R8 from street I any move but that of a pet can enter the Barricade', () => {
  const t = scene({ options: { deck: 'jubileusz' }, board: { B1: 'wacek', A1: 'dog' } });
  const bar = (name: FieldName) => KINDS.map((how) => barTo(t.s, t.zombieAt(name), BARRICADE, how));
  expect(bar('B1')).toEqual([null, null, null]);
  expect(bar('A1')).toEqual(['P196', 'P196', 'P196']);
});

test('R33 P512 a zombie wins on the Barricade whoever has moved it there', () => {
  const board = { B1: { zombie: 'wacek' } };
  for (const how of KINDS) {
    const t = scene({ options: { deck: 'jubileusz' }, board });
    t.runs(walk, { zombie: t.cardAt('B1'), to: BARRICADE, how })
      .over()
      .has({ ending: 'barricade' });
  }
});

test('R35 P644 a zombie that the very move destroys does not win', () => {
  const board = { B1: { zombie: 'wacek', wounds: 2, attached: ['concreteShoes'] } };
  const t = scene({ options: { deck: 'jubileusz' }, board });
  t.runs(walk, { zombie: t.cardAt('B1'), to: BARRICADE, how: 'own' });
  t.over().has({ ending: null, zombies: {}, piles: { zombies: ['wacek'], humans: ['concreteShoes'] } });
});

test('R53 R12 a zombie that a human card moves sideways goes where it can enter, and a trap there acts', () => {
  const board = { B3: 'grishka', A3: 'manhole', C3: 'slab' };
  const t = scene({ board, rows: { humans: ['bait'] } }).plays('bait');
  t.asked('humans', 'use.aim').offers(t.move('B3', 'A3'), t.move('B3', 'B4')).refuses(t.move('B3', 'C3'), 'K491');
  t.chooses(t.move('B3', 'A3')).has({ zombies: {}, things: { C3: 'slab' } });
});

const NEST = { zombie: 'nest', eggs: 0 };

test('R56 the choices of a trap belong to the humans, even in the zombie turn', () => {
  const t = scene({ board: { B3: 'ilya', B2: 'boobyTrap', A2: 'mamka', C2: NEST } }).moves('zombies');
  t.asked('humans', 'boobyTrap.splash');
});

const ZOMBIES = {
  moskwa: ['sasha', 'ilya', 'yuri', 'vladek', 'mamka', 'nest', 'olympian', 'boris'],
  jubileusz: ['wacek', 'zenek', 'junior', 'jelly', 'krystynka', 'dog', 'cat', 'iwan'],
} as const;
const THINGS = { moskwa: ['slab', 'kamaz', 'trabant'], jubileusz: ['wall', 'junkWall', 'barrier'] } as const;
const CLIMBED = ['wall', 'junkWall'];

/** All steps that zombies of this table can make by this kind of move, each tried on a copy. */
function steps({ s }: Scene, how: MoveKind): { to: Field; world: State }[] {
  return s.zombies.flatMap((z) => {
    const fields = [...around(z.field), ...(inFrontOf(z.field) === BARRICADE ? [BARRICADE] : [])];
    return fields
      .filter((to) => barTo(s, z, to, how) === null)
      .map((to) => {
        const world = zombiaki.clone(s);
        call(world, walk, { zombie: z.card, to, how });
        run(zombiaki, world);
        return { to, world };
      });
  });
}

/** How many zombies hold a field; cats do not count. */
function holders({ zombies }: State, at: Field): number {
  return zombies.filter(({ field, effect }) => field === at && effect !== 'cat').length;
}

test('Z43 Z72 R11 no step that is allowed leads on to a taken field, and two zombies never share one', () => {
  const spots = fc.shuffledSubarray([...FIELDS], { minLength: 6, maxLength: 11 });
  const deck = fc.constantFrom('moskwa' as const, 'jubileusz' as const);
  fc.assert(
    fc.property(spots, deck, fc.constantFrom(...KINDS), (fields, name, how) => {
      // Five is coprime to the eleven pieces: any few of them include some of each kind.
      const pieces = [...ZOMBIES[name], ...THINGS[name]];
      const on = new Map(fields.map((field, i) => [field, pieces[(i * 5) % pieces.length]!]));
      const board = Object.fromEntries([...on].map(([field, piece]) => [nameOf(field), piece]));
      const found = steps(scene({ options: { deck: name }, board }), how);
      const entered = found
        .map(({ to }) => on.get(to))
        .filter((piece) => THINGS[name].some((thing) => thing === piece));
      expect(entered.filter((piece) => !CLIMBED.includes(piece!))).toEqual([]);
      expect(found.filter(({ to, world }) => world.ending === null && holders(world, to) > 1)).toEqual([]);
    }),
    { seed: 3, numRuns: 300 },
  );
});
