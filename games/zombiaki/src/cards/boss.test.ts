import { expect, test } from 'vitest';
import { jubileusz, type Scene } from '../../test/scene.ts';

const order = (t: Scene, at: Parameters<Scene['zombieAt']>[0]) =>
  ({ do: 'use', ability: 'boss', zombie: t.zombieAt(at).card }) as const;

test('P221 D10 Boss is attached to a zombie, not to a pet, with three orders', () => {
  const t = jubileusz({ board: { A3: 'wacek', B3: 'iwan', C3: 'cat' }, rows: { zombies: ['boss'] } });
  t.plays('boss').offers(t.zombie('A3'), t.zombie('B3')).refuses(t.zombie('C3'), 'P221');
  t.chooses(t.zombie('B3'));
  expect(t.zombieAt('B3').attached).toMatchObject([{ left: 3 }]);
});

test('P222 at once and once a turn another zombie of Strength 3 or less makes an extra move in any direction', () => {
  const t = jubileusz({
    board: { A3: 'iwan', B3: 'wacek', C4: { zombie: 'stefan', wounds: 1 }, C5: 'marian' },
    rows: { zombies: ['boss'] },
  });
  t.plays('boss', t.zombie('A3')).chooses(order(t, 'A3')).asked('zombies', 'boss.order');
  t.offers(t.move('B3', 'B2'), t.move('B3', 'C3'), t.move('B3', 'B4'), t.move('C4', 'C3'), t.move('C4', 'B4'));
  t.refuses(t.move('B3', 'A3'), 'Z43').refuses(t.move('A3', 'A2'), 'P222').refuses(t.move('C5', 'B5'), 'P222');
  t.chooses(t.move('B3', 'B4')).happened('abilityUsed', { type: 'zombieMoved', how: 'extra' });
  t.has({ zombies: { A3: 'iwan', B4: 'wacek', C4: 'stefan 1', C5: 'marian' } }).refuses(order(t, 'A3'), 'P222');
  expect(t.zombieAt('A3').attached).toMatchObject([{ left: 2 }]);
});

test('P222 without orders left, or with nobody to obey, there is nothing to use', () => {
  const alone = jubileusz({ board: { A3: { zombie: 'iwan', attached: ['boss'] }, B3: 'stefan' } });
  alone.uses('zombies').refuses(order(alone, 'A3'), 'P222');
  const spent = jubileusz({ board: { A3: { zombie: 'iwan', attached: ['boss'] }, B3: 'wacek' } });
  spent.zombieAt('A3').attached[0]!.left = 0;
  spent.uses('zombies').refuses(order(spent, 'A3'), 'P222');
});

test('P223 nobody is ordered in a lane closed by Barrier, nor out of a Net', () => {
  const t = jubileusz({
    board: {
      A3: { zombie: 'iwan', attached: ['boss'] },
      B1: 'barrier',
      B3: 'wacek',
      C2: { zombie: 'zenek', netted: true },
      C4: 'mietek',
    },
  });
  t.uses('zombies').chooses(order(t, 'A3')).offers(t.move('C4', 'C3'), t.move('C4', 'C5'));
});

test('P224 R33 an order on to the Barricade wins', () => {
  const t = jubileusz({ board: { A3: { zombie: 'iwan', attached: ['boss'] }, B1: 'wacek' } });
  t.uses('zombies').chooses(order(t, 'A3')).chooses(t.move('B1', 'Barricade')).over().has({ ending: 'barricade' });
});

test('P225 R62 D10 when its zombie is killed all zombies retreat if they can, but no pets', () => {
  const t = jubileusz({
    board: {
      A2: { zombie: 'czesiek', attached: ['boss'] },
      A3: 'wacek',
      B4: 'iwan',
      B5: 'zenek',
      C2: 'dog',
      C3: 'mietek',
    },
    rows: { humans: ['betterShot'] },
  });
  t.plays('betterShot', t.zombie('A2'));
  t.has({
    zombies: { A4: 'wacek', B4: 'iwan', B5: 'zenek', C2: 'dog', C4: 'mietek' },
    piles: { zombies: ['boss', 'czesiek'] },
  });
});

test('R62 D3 P222 an order moves no pet, and not the zombie with Boss itself', () => {
  const t = jubileusz({ board: { A3: { zombie: 'zenek', attached: ['boss'] }, B3: 'dog', C3: 'cat', C5: 'wacek' } });
  t.uses('zombies').chooses(order(t, 'A3')).offers(t.move('C5', 'C4'), t.move('C5', 'B5'));
});

test('P226 when its zombie only becomes a small one, Boss is discarded and nobody retreats', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'iwan', attached: ['boss'] }, B3: 'wacek' },
    rows: { humans: ['ovary'] },
  });
  t.plays('ovary', t.lane('A')).has({ zombies: { A2: 'corpse', B3: 'wacek' }, piles: { zombies: ['boss'] } });
});

test('P227 P225 after the third order it stays, and its loss still makes all retreat', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'krzysztof', attached: ['boss'] }, B3: 'wacek' },
    rows: { humans: ['betterShot'] },
  });
  t.zombieAt('A2').attached[0]!.left = 1;
  t.uses('zombies').chooses(order(t, 'A2')).chooses(t.move('B3', 'B2')).ends();
  expect(t.zombieAt('A2').attached).toMatchObject([{ left: 0 }]);
  t.plays('betterShot', t.zombie('A2')).has({ zombies: { B3: 'wacek' }, piles: { zombies: ['boss', 'krzysztof'] } });
});

test('J7 killed by a Mine in step 2: all retreat at once, and only those who have not moved yet move then', () => {
  const t = jubileusz({
    board: { C2: 'wacek', A3: { zombie: 'czesiek', attached: ['boss'] }, A2: 'mine', C4: 'mietek' },
  });
  t.moves('zombies').over();
  t.has({ zombies: { C2: 'wacek', C4: 'mietek' }, things: {}, piles: { zombies: ['boss', 'czesiek'] } });
});

test('J8 D9 under Siamese Twins: first the small ones come, then all retreat, they too', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'siamese', attached: ['boss'] }, C4: 'iwan' },
    piles: { zombies: ['snack'] },
    rows: { humans: ['betterShot'] },
  });
  t.plays('betterShot', t.zombie('A2')).chooses(t.field('B2'));
  t.has({ zombies: { A3: 'corpse', B3: 'corpse', C5: 'iwan' } });
});
