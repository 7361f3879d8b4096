import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const row = { zombies: ['metro'] };

test('K291 a zombie goes to a field of its street without any card, whatever lies between', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'mamka', A2: 'fedya', B2: 'barbedWire' }, rows: row }).plays('metro');
  t.offers(t.move('A3', 'C3'), t.move('A2', 'C2'));
  t.refuses(t.move('A3', 'B3'), 'K291').refuses(t.move('A2', 'B2'), 'K291').refuses(t.move('A3', 'A4'), 'K291');
  t.refuses(t.move('B3', 'C3'), 'K291').refuses(t.zombie('B3'), 'K291').chooses(t.move('A3', 'C3'));
  t.has({ zombies: { A2: 'fedya', B3: 'mamka', C3: 'sasha' }, piles: { zombies: ['metro'] } });
});

test('K291 H17 Chains are discarded', () => {
  const t = scene({ board: { B3: { zombie: 'sasha', attached: ['chains', 'hostage'] } }, rows: row });
  t.plays('metro', t.move('B3', 'A3')).has({ zombies: { A3: 'sasha' }, piles: { humans: ['chains'] } });
  expect(t.zombieAt('A3').attached).toHaveLength(1);
  t.ends()
    .moves('zombies')
    .has({ zombies: { A2: 'sasha' } });
});

test('K291 K453 Barbed Wire is discarded', () => {
  const t = scene({ board: { B3: [{ zombie: 'sasha', held: 2 }, 'barbedWire'] }, rows: row });
  t.plays('metro', t.move('B3', 'C3')).has({ zombies: { C3: 'sasha' }, things: {}, piles: { humans: ['barbedWire'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { C2: 'sasha' } });
});

test('K482 K291 a roadblock does not stop it', () => {
  const t = scene({ board: { A1: 'roadblock', A3: 'sasha' }, rows: row });
  t.plays('metro', t.move('A3', 'B3')).has({ zombies: { B3: 'sasha' } });
});

test('K291 M12 with nobody to take it cannot be played', () => {
  scene({ board: { A3: 'mamka', C3: { zombie: 'nest', eggs: 0 } }, rows: row })
    .uses('zombies')
    .refuses({ do: 'play', card: 'metro' }, 'K291');
});
