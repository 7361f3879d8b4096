import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K211 Steroids take all wounds off one zombie; bonuses count again', () => {
  const t = scene({
    board: {
      B3: { zombie: 'sasha', wounds: 4, attached: ['ushanka'] },
      A3: { zombie: 'fedya', wounds: 1 },
      C3: 'yuri',
    },
    rows: { zombies: ['steroids'] },
  });
  t.plays('steroids').offers(t.zombie('A3'), t.zombie('B3')).refuses(t.zombie('C3'), 'K211');
  t.chooses(t.zombie('B3')).happened('cardPlayed', { type: 'zombieHealed', wounds: 4 });
  t.has({ zombies: { A3: 'fedya 1', B3: 'sasha', C3: 'yuri' }, piles: { zombies: ['steroids'] } });
  expect(t.strengthAt('B3')).toBe(5);
});

test('K211 M12 with nobody wounded they cannot be played', () => {
  scene({ board: { B3: 'sasha' }, rows: { zombies: ['steroids'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'steroids' }, 'K211');
});
