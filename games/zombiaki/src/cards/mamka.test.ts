import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K141 Z79 Mamka has Strength 5 and makes no own move', () => {
  const t = scene({ board: { B3: 'mamka' } });
  expect(t.strengthAt('B3')).toBe(5);
  t.moves('zombies')
    .over()
    .has({ zombies: { B3: 'mamka' } });
});

test('K141 Z79 she makes no extra move', () => {
  const t = scene({ board: { B3: 'mamka', A1: 'sasha' }, rows: { zombies: ['moonshine', 'parade', 'metro'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'parade' }, 'K261');
  t.chooses({ do: 'play', card: 'metro' }).refuses(t.move('B3', 'A3'), 'K291').chooses(t.move('A1', 'C1'));
  t.plays('moonshine').has({ zombies: { B1: 'sasha', B3: 'mamka' } });
});

test('K141 R16 Z80 forced moves act on her', () => {
  const t = scene({ board: { B3: 'mamka' }, rows: { humans: ['shot', 'searchlight'] } });
  t.plays('shot').has({ zombies: { B4: 'mamka 1' } });
  t.plays('searchlight').has({ zombies: { B5: 'mamka 1' } });
});

test('K142 M1 who is put into play next to her is one stronger for good, but not across a corner', () => {
  const t = scene({ board: { B4: 'mamka' }, rows: { zombies: ['sasha', 'sasha'] } });
  t.plays('sasha', t.field('A5')).plays('sasha', t.field('B5'));
  expect([t.strengthAt('A5'), t.strengthAt('B5')]).toEqual([3, 4]);
  t.ends().moves('zombies');
  expect(t.strengthAt('A4')).toBe(3);
});

test('K142 walking up to her gives nothing', () => {
  const t = scene({ board: { B3: 'mamka', B5: 'sasha' } }).moves('zombies');
  t.has({ zombies: { B3: 'mamka', B4: 'sasha' } });
  expect(t.strengthAt('B4')).toBe(3);
});

test('K142 K221 also who comes by Plague', () => {
  const t = scene({
    board: { B5: 'mamka' },
    rows: { zombies: ['plague'] },
    piles: { zombies: ['vanya', 'grishka'] },
  });
  t.plays('plague').has({ zombies: { A5: 'corpse', B5: 'mamka', C5: 'corpse' } });
  expect([t.strengthAt('A5'), t.strengthAt('C5')]).toEqual([2, 2]);
});

test('H5 K142 when she is destroyed, what she gave stays', () => {
  const t = scene({
    board: { A5: { zombie: 'mamka', wounds: 4 } },
    rows: { zombies: ['sasha'], humans: ['shot'] },
  });
  t.plays('sasha', t.field('B5')).ends();
  t.plays('shot', t.zombie('A5')).has({ zombies: { B5: 'sasha' }, piles: { zombies: ['mamka'], humans: ['shot'] } });
  expect(t.strengthAt('B5')).toBe(4);
});
