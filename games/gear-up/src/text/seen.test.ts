import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { contentOf } from '../content/cards.ts';
import { gearUp } from '../game.ts';
import { situationOf, type Situation } from './seen.ts';

function situation({ s }: Scene): Situation {
  return situationOf(gearUp.view(s, 0), contentOf(s));
}

test('B106 B153 a weapon of which only a push is left says nothing about marks of a companion', () => {
  const table = scene({
    companion: true,
    companions: [{ shape: ['#'], effect: 'scavenge' }],
    seats: [{ weapon: { shape: ['#'], start: 'knockback' }, street: { ann: { rows: ['ooo'] } } }],
  }).attacks();
  expect(situation(table)).toEqual({ is: 'fresh' });
  table.marks(0, 'ann', 'A1').offersBeside(0, 'knock ann', 'confirm', 'takeBack 0');
  expect(situation(table)).toEqual({ is: 'fresh' });
  table.marks(0, 'ann', 'B1', 0);
  expect(situation(table)).toEqual({ is: 'done' });
});

test('B108 B106 while shapes are left, the prompt counts them', () => {
  const weapon = { shape: ['#'], start: 'multiHit2', effects: ['multiHit3', 'knockback'] } as const;
  const table = scene({ seats: [{ weapon, street: { ann: { rows: ['oooo'] } } }] }).attacks();
  table.marks(0, 'ann', 'A1');
  expect(situation(table)).toEqual({ is: 'multiHit', tool: 'weapon', effect: 'multiHit3', hits: 2 });
  table.marks(0, 'ann', 'B1').marks(0, 'ann', 'C1');
  expect(situation(table)).toEqual({ is: 'knock' });
});
