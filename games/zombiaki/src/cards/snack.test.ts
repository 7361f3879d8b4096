import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P291 it heals up to two wounds of a zombie', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'iwan', wounds: 3 }, B3: { zombie: 'wacek', wounds: 1 } },
    rows: { zombies: ['snack'] },
  });
  t.plays('snack', t.zombie('A3')).happened('cardPlayed', { type: 'zombieHealed', wounds: 2 });
  t.has({ zombies: { A3: 'iwan 1', B3: 'wacek 1' } });
  const one = jubileusz({ board: { A3: { zombie: 'iwan', wounds: 1 } }, rows: { zombies: ['snack'] } });
  one.plays('snack').has({ zombies: { A3: 'iwan' } });
});

test('P291 D3 D11 not of a pet, and not where there is nothing to heal', () => {
  const t = jubileusz({
    board: {
      A2: { zombie: 'iwan', wounds: 3 },
      B3: { zombie: 'wacek', wounds: 1 },
      C3: 'zenek',
      C4: { zombie: 'cat', wounds: 1 },
    },
    rows: { zombies: ['snack'] },
  });
  t.plays('snack').refuses(t.zombie('C4'), 'P291').refuses(t.zombie('C3'), 'D11');
  const well = jubileusz({ board: { C3: 'zenek' }, rows: { zombies: ['snack'] } });
  well.uses('zombies').refuses({ do: 'play', card: 'snack' }, 'D11');
});

test('P217 P292 the Teddy Bear of the zombie stays as it is', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'iwan', wounds: 1, attached: ['teddy'] } },
    rows: { zombies: ['snack'] },
  });
  t.zombieAt('A3').attached[0]!.left = 2;
  t.plays('snack').has({ zombies: { A3: 'iwan' } });
  expect(t.zombieAt('A3').attached).toMatchObject([{ left: 2 }]);
});
