import { test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P341 it cannot be the discard of step 4', () => {
  const t = jubileusz({ rows: { zombies: ['bucket', 'wacek', 'iwan', 'snack'] } });
  t.discards('zombies').refuses({ do: 'discard', card: 'bucket' }, 'P341');
  t.offers({ do: 'discard', card: 'wacek' }, { do: 'discard', card: 'iwan' }, { do: 'discard', card: 'snack' });
});

test('P342 J22 it is played before any other card, and neither kept nor discarded', () => {
  const t = jubileusz({ board: { A3: 'wacek' }, rows: { zombies: ['bucket', 'iwan', 'hunger'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'iwan' }, 'P342').refuses({ do: 'discard', card: 'bucket' }, 'P342');
  t.refuses({ do: 'end' }, 'P342').allows({ do: 'discard', card: 'iwan' });
  t.chooses({ do: 'play', card: 'bucket' }).allows({ do: 'play', card: 'iwan' }, { do: 'end' });
  t.has({ zombies: { A4: 'wacek' }, piles: { zombies: ['bucket'] } });
});

test('J21 an order of Boss may come before it', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'iwan', attached: ['boss'] }, B3: 'wacek' },
    rows: { zombies: ['bucket'] },
  });
  t.uses('zombies')
    .chooses({ do: 'use', ability: 'boss', zombie: t.cardAt('A3') })
    .chooses(t.move('B3', 'B2'));
  t.has({ zombies: { A3: 'iwan', B2: 'wacek' }, rows: { zombies: ['bucket'] } });
});

test('P343 D3 a zombie that can retreat, no pet, goes back one field', () => {
  const t = jubileusz({
    board: { A2: 'wacek', A3: 'iwan', B2: 'dog', C3: 'zenek', C5: 'mietek' },
    rows: { zombies: ['bucket'] },
  });
  t.plays('bucket').asked('zombies', 'bucket.retreat').offers(t.zombie('A3'), t.zombie('C3'));
  t.refuses(t.zombie('A2'), 'P343').refuses(t.zombie('B2'), 'P343');
  t.chooses(t.zombie('C3')).has({ zombies: { A2: 'wacek', A3: 'iwan', B2: 'dog', C4: 'zenek', C5: 'mietek' } });
});

test('P344 R63 if none can, a zombie, no pet, is wounded; Human Shield does not help', () => {
  const t = jubileusz({
    board: { A5: { zombie: 'wacek', attached: ['humanShield'] }, B5: 'iwan', C3: 'dog' },
    rows: { zombies: ['bucket'] },
  });
  t.plays('bucket').asked('zombies', 'bucket.wound').offers(t.zombie('A5'), t.zombie('B5'));
  t.refuses(t.zombie('C3'), 'P344').chooses(t.zombie('A5'));
  t.has({ zombies: { A5: 'wacek 1', B5: 'iwan', C3: 'dog' }, piles: { zombies: ['bucket'] } });
});

test('P345 R63 without zombies, or with pets alone, it is discarded without effect', () => {
  for (const board of [{}, { A3: 'dog', B5: 'cat' }] as const) {
    const t = jubileusz({ board, rows: { zombies: ['bucket'] } });
    t.plays('bucket')
      .happened('cardPlayed')
      .has({ zombies: { ...board }, piles: { zombies: ['bucket'] } });
  }
});
