import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K231 every zombie of one lane is one stronger for good, by a marker', () => {
  const t = scene({ board: { B2: 'grishka', B5: 'mamka', A2: 'sasha' }, rows: { zombies: ['meatQueue'] } });
  t.plays('meatQueue').offers(t.lane('A'), t.lane('B')).refuses(t.lane('C'), 'K231').chooses(t.lane('B'));
  expect([t.strengthAt('B2'), t.strengthAt('B5'), t.strengthAt('A2')]).toEqual([3, 6, 3]);
  expect(t.zombieAt('B2').attached).toEqual([]);
  t.has({ piles: { zombies: ['meatQueue'] } })
    .ends()
    .moves('zombies');
  expect(t.strengthAt('B1')).toBe(3);
});

test('K231 M12 on an empty board it cannot be played', () => {
  scene({ rows: { zombies: ['meatQueue'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'meatQueue' }, 'K231');
});
