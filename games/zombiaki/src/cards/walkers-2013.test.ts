import { expect, test } from 'vitest';
import { jubileusz, type FieldName } from '../../test/scene.ts';

test('P11 P21 P31 P41 P51 P61 P71 P81 P91 P101 P111 P121 D2 walkers have their Strength and go one field forward', () => {
  const t = jubileusz({
    board: {
      A2: 'krzysztof',
      B2: 'czesiek',
      C2: 'wacek',
      A3: 'zenek',
      B3: 'andrzej',
      C3: 'kazimierz',
      A4: 'arkadiusz',
      B4: 'mietek',
      C4: 'stefan',
      A5: 'mariusz',
      B5: 'marian',
      C5: 'iwan',
    },
  });
  t.moves('zombies').over();
  t.has({
    zombies: {
      A1: 'krzysztof',
      B1: 'czesiek',
      C1: 'wacek',
      A2: 'zenek',
      B2: 'andrzej',
      C2: 'kazimierz',
      A3: 'arkadiusz',
      B3: 'mietek',
      C3: 'stefan',
      A4: 'mariusz',
      B4: 'marian',
      C4: 'iwan',
    },
  });
  const fields = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'A4', 'B4', 'C4'] as const;
  expect(fields.map((at: FieldName) => t.strengthAt(at))).toEqual([2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5]);
});

test('D2 Z43 a walker whose way is taken stays', () => {
  const t = jubileusz({ board: { A2: { zombie: 'iwan', netted: true }, A3: 'wacek' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A2: 'iwan', A3: 'wacek' } });
});

test('D13 P163 Z75 Z76 a zombie is deployed on street V where no card lies; a token of jelly is none', () => {
  const t = jubileusz({ board: { A5: 'iwan' }, jelly: ['C5'], rows: { zombies: ['wacek'] } });
  t.plays('wacek').offers(t.field('B5'), t.field('C5'));
  t.refuses(t.field('B4'), 'Z75').refuses(t.field('A5'), 'Z76');
  t.chooses(t.field('C5')).has({ zombies: { A5: 'iwan', C5: 'wacek' }, jelly: [] });
  expect(t.strengthAt('C5')).toBe(5);
});

test('D1 P241 Strength now is what is printed, jelly and Claws, less the wounds; at 0 a zombie is killed', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', wounds: 4, bonus: 2, attached: ['claws'] } },
    rows: { humans: ['betterShot'] },
  });
  expect(t.strengthAt('A3')).toBe(2);
  t.plays('betterShot').has({ zombies: {}, piles: { zombies: ['claws', 'wacek'], humans: ['betterShot'] } });
});
