import { expect, test } from 'vitest';
import { mixed, scene } from '../../test/scene.ts';

const row = { zombies: ['metro'] };

test('K291 a zombie goes to a field without any card of its street or the next, whatever lies between', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'mamka', A2: 'fedya', B2: 'barbedWire' }, rows: row }).plays('metro');
  t.offers(
    t.move('A3', 'C3'),
    t.move('A3', 'C2'),
    t.move('A2', 'C2'),
    t.move('A2', 'A1'),
    t.move('A2', 'B1'),
    t.move('A2', 'C1'),
  );
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

test('R80 P562 P572 P574 it takes nobody out of a Net, nor out of a lane closed by Barrier, nor into one', () => {
  const t = mixed({
    board: { A1: 'barrier', A3: 'sasha', B2: { zombie: 'fedya', netted: true }, B4: 'ilya' },
    lasting: ['net'],
    rows: row,
  });
  t.plays('metro').offers(t.move('B4', 'C4'), t.move('B4', 'B3'), t.move('B4', 'C3'));
  const two = mixed({
    board: { A1: 'barrier', A3: 'sasha', B2: { zombie: 'fedya', netted: true }, B4: 'ilya', C5: 'yuri' },
    lasting: ['net'],
    rows: row,
  });
  two.plays('metro').allows(two.move('B4', 'C4'), two.move('C5', 'B5'), two.move('C5', 'C4'));
  two.refuses(two.move('B2', 'C2'), 'P562').refuses(two.move('A3', 'B3'), 'P572').refuses(two.zombie('B2'), 'P562');
  two.refuses(two.move('C5', 'A5'), 'P574');
});

test('K291 M13 it leads on to no street farther than the next, nor back, nor on to the Barricade', () => {
  const t = scene({ board: { B3: 'sasha', C1: 'ilya' }, rows: row }).plays('metro');
  t.refuses(t.move('B3', 'B1'), 'K291').refuses(t.move('B3', 'B4'), 'K291').refuses(t.move('C1', 'Barricade'), 'K291');
  t.chooses(t.move('B3', 'A2')).has({ zombies: { A2: 'sasha', C1: 'ilya' } });
});
