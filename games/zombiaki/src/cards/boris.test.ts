import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K81 Boris is a walker of Strength 5', () => {
  const t = scene({ board: { B3: 'boris' } });
  expect(t.strengthAt('B3')).toBe(5);
  t.moves('zombies').has({ zombies: { B2: 'boris' } });
});

test('K82 H1 shots wound Boris, but he does not retreat', () => {
  const t = scene({ board: { B3: 'boris' }, rows: { humans: ['shot', 'shotII'] } });
  t.plays('shot')
    .plays('shotII')
    .has({ zombies: { B3: 'boris 3' } });
});

test('K82 M6 nor does he retreat from Sniper', () => {
  const t = scene({ board: { B3: 'boris', A3: 'sasha' }, rows: { humans: ['sniper'] } });
  t.plays('sniper', t.zombie('B3')).has({ zombies: { B3: 'boris 2', A3: 'sasha' } });
});

test('K82 H3 a burst that reaches Boris last wounds him without a retreat', () => {
  const t = scene({ board: { A2: 'grishka', A3: 'boris' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A3: 'boris 1' }, piles: { zombies: ['grishka'], humans: ['burst'] } });
});

test('K83 M5 Searchlight makes Boris retreat like anybody', () => {
  const t = scene({ board: { B3: 'boris' }, rows: { humans: ['searchlight'] } });
  t.plays('searchlight').has({ zombies: { B4: 'boris' } });
});

test('K83 a Trolleybus pushes Boris', () => {
  const t = scene({ board: { B2: 'boris', B1: 'trolleybus' } });
  t.moves('humans').has({ zombies: { B4: 'boris' }, things: { B3: 'trolleybus' } });
});
