import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P461 P462 P463 P465 every card and token on the field is gone: shield, shoes and trait do not matter', () => {
  const t = scene({
    options,
    board: {
      A5: ['hole', { zombie: 'siamese', bonus: 2, attached: ['humanShield', 'concreteShoes'] }, 'cat'],
      A4: 'wacek',
      B5: 'iwan',
    },
    jelly: ['A5', 'B4'],
    rows: { humans: ['grenade2013'] },
  });
  t.plays('grenade2013', t.field('A5'));
  t.has({
    zombies: { A4: 'wacek', B5: 'iwan' },
    things: {},
    jelly: ['B4'],
    piles: { zombies: ['siamese', 'humanShield', 'cat'], humans: ['grenade2013', 'hole', 'concreteShoes'] },
  });
});

test('P463 P162 a destroyed Jelly leaves no token', () => {
  const t = scene({ options, board: { A3: 'jelly' }, rows: { humans: ['grenade2013'] } });
  t.plays('grenade2013').has({ zombies: {}, jelly: [] });
});

test('P464 P465 D5 a Mine and a Car Bomb are destroyed without going off', () => {
  const t = scene({ options, board: { A3: 'mine', A4: 'carBomb', B3: 'wacek' }, rows: { humans: ['grenade2013'] } });
  t.plays('grenade2013', t.field('A3')).asked('humans', 'use.choose');
  t.has({ zombies: { B3: 'wacek' }, things: { A4: 'carBomb' }, piles: { humans: ['grenade2013', 'mine'] } });
});

test('P461 P625 P165 it may be thrown at a wall or a token alone, but not at nothing', () => {
  const t = scene({ options, board: { A2: 'wall' }, jelly: ['C3'], rows: { humans: ['grenade2013'] } });
  t.plays('grenade2013').offers(t.field('A2'), t.field('C3')).refuses(t.field('B2'), 'P461');
  t.chooses(t.field('A2')).has({ things: {}, jelly: ['C3'] });
});

test('R77 P225 with the Boss destroyed all others retreat', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', attached: ['boss'] }, B2: 'iwan' },
    rows: { humans: ['grenade2013'] },
  });
  t.plays('grenade2013', t.field('A3')).has({ zombies: { B3: 'iwan' } });
});
