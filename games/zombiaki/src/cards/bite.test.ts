import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

const SHIELDED = { zombie: 'wacek', attached: ['humanShield'] } as const;

test('P281 P282 D4 a Human Shield comes up face down beside or behind his zombie, as the very card', () => {
  const t = jubileusz({
    board: { B3: SHIELDED, C3: 'iwan' },
    rows: { zombies: ['bite'] },
    piles: { zombies: ['snack'] },
  });
  const shield = t.zombieAt('B3').attached[0]!.card;
  t.plays('bite').asked('zombies', 'bite.place').offers(t.field('A3'), t.field('B4'));
  t.refuses(t.field('C3'), 'Z72').refuses(t.field('B2'), 'P281').chooses(t.field('B4'));
  t.has({ zombies: { B3: 'wacek', B4: 'corpse', C3: 'iwan' }, piles: { zombies: ['bite', 'snack'] } });
  expect([t.cardAt('B4'), t.strengthAt('B4'), t.zombieAt('B3').attached]).toEqual([shield, 1, []]);
});

test('P281 which Human Shield is up to the player; others cannot be bitten', () => {
  const t = jubileusz({
    board: { A3: SHIELDED, B3: 'iwan', C3: { ...SHIELDED, zombie: 'zenek' } },
    rows: { zombies: ['bite'] },
  });
  t.plays('bite').offers(t.zombie('A3'), t.zombie('C3')).refuses(t.zombie('B3'), 'P281');
});

test('P281 D11 without a Human Shield it cannot be played', () => {
  const t = jubileusz({ board: { A3: 'wacek' }, rows: { zombies: ['bite'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'bite' }, 'P281');
});

test('P283 nor without a free field beside or behind', () => {
  const t = jubileusz({ board: { A3: SHIELDED, A4: 'iwan', B3: 'mine' }, rows: { zombies: ['bite'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'bite' }, 'P283');
});
