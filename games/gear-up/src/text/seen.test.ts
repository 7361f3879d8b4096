import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { contentOf } from '../content/cards.ts';
import { gearUp } from '../game.ts';
import { textsOfPack } from './pack.ts';
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

test('B123 B124 T13 over an area the prompt names those who are left: any zombies, the rest, the boss', () => {
  const area = (effect: 'mowDown' | 'explosion', round: number) =>
    scene({
      round,
      boss: { rows: ['ooo'] },
      seats: [
        {
          weapon: { shape: ['#'], effects: [effect] },
          street: { ann: { rows: ['oo'] }, bob: { rows: ['oo'] }, cid: { rows: ['oo'], space: 2 } },
        },
      ],
    }).attacks();
  const left = (table: Scene) => {
    const { is, zombies, boss } = situation(table) as Extract<Situation, { readonly is: 'explosion' | 'mowDown' }>;
    return [is, zombies, boss];
  };
  expect(left(area('explosion', 1).marks(0, 'ann', 'A1'))).toEqual(['explosion', 'rest', false]);
  const blast = area('explosion', 2).marks(0, 'boss', 'A1');
  expect(left(blast)).toEqual(['explosion', 'any', false]);
  expect(left(area('mowDown', 2).marks(0, 'ann', 'A1'))).toEqual(['mowDown', 'rest', true]);
  expect(left(area('mowDown', 2).marks(0, 'ann', 'A1').marks(0, 'cid', 'A1'))).toEqual(['mowDown', 'none', true]);
  const told = ({ s }: Scene, language: 'en' | 'pl') =>
    textsOfPack(language, contentOf(s)).prompt('attack.act', gearUp.view(s, 0), String);
  expect(told(blast, 'en')).toBe('Concrete Saw, Explosion: go on with the zombies on any one space.');
  expect(told(area('mowDown', 2).marks(0, 'ann', 'A1'), 'pl')).toBe(
    'Piła do betonu, Wykoszenie: teraz Zombie z innego pola Ulicy albo Boss.',
  );
});
