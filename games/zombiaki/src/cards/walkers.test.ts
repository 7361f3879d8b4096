import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K11 K21 K31 K41 K51 K61 K71 walkers have their Strength and go one field forward, those in front first', () => {
  const t = scene({
    board: { A2: 'grishka', B2: 'vanya', C2: 'sasha', A4: 'fedya', B4: 'yuri', C4: 'dmitri', A5: 'ilya' },
  });
  t.moves('zombies').over();
  t.has({ zombies: { A1: 'grishka', B1: 'vanya', C1: 'sasha', A3: 'fedya', B3: 'yuri', C3: 'dmitri', A4: 'ilya' } });
  const strengths = (['A1', 'B1', 'C1', 'A3', 'B3', 'C3', 'A4'] as const).map((at) => t.strengthAt(at));
  expect(strengths).toEqual([2, 2, 3, 3, 4, 4, 5]);
});

test('K11 Z42 a walker does nothing but go forward, and has to', () => {
  const t = scene({ board: { B3: 'grishka' } });
  t.moves('zombies')
    .over()
    .happened({ type: 'zombieMoved', how: 'own' })
    .has({ zombies: { B2: 'grishka' } });
});

test('M2 K11 an own move happens in the zombie turn only', () => {
  scene({ board: { B3: 'grishka' } })
    .moves('humans')
    .over()
    .has({ zombies: { B3: 'grishka' } });
});

test('M3 Z74 at Strength 0 a zombie is destroyed', () => {
  const t = scene({ board: { B3: { zombie: 'grishka', bonus: 1, wounds: 2 } }, rows: { humans: ['shot'] } });
  expect(t.strengthAt('B3')).toBe(1);
  t.plays('shot').has({ zombies: {}, piles: { zombies: ['grishka'], humans: ['shot'] } });
});

test('M7 J18 a corpse is a walker of Strength 1 for every card, and returns to the discard pile', () => {
  const t = scene({ board: { B3: 'corpse' }, rows: { humans: ['shot'] } });
  t.moves('zombies').has({ zombies: { B2: 'corpse' } });
  expect(t.strengthAt('B2')).toBe(1);
  t.plays('shot').has({ zombies: {}, piles: { zombies: ['moonshine'], humans: ['shot'] } });
});
