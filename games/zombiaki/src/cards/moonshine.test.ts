import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const row = { zombies: ['moonshine'] };

test('K271 M2 one zombie goes one field forward or sideways', () => {
  const t = scene({ board: { B3: 'sasha', A3: 'ilya', A2: 'slab' }, rows: row }).plays('moonshine');
  t.offers(t.move('B3', 'B2'), t.move('B3', 'C3'));
  t.refuses(t.move('B3', 'B4'), 'K271').refuses(t.move('B3', 'A3'), 'Z43').refuses(t.move('A3', 'A2'), 'K491');
  t.refuses(t.zombie('A3'), 'K491').refuses(t.lane('B'), 'K271');
  t.chooses(t.move('B3', 'C3')).happened('cardPlayed', { type: 'zombieMoved', how: 'extra' });
  t.has({ zombies: { A3: 'ilya', C3: 'sasha' }, piles: { zombies: ['moonshine'] } });
});

test('K271 K501 K451 Z79 only one that can: not chained, not stuck, not static', () => {
  const t = scene({
    board: {
      A2: { zombie: 'sasha', attached: ['chains'] },
      B2: [{ zombie: 'fedya', held: 1 }, 'barbedWire'],
      C2: 'mamka',
      C4: 'vanya',
    },
    rows: row,
  }).plays('moonshine');
  t.offers(t.move('C4', 'C3'), t.move('C4', 'B4'));
  t.refuses(t.zombie('A2'), 'K501').refuses(t.zombie('B2'), 'K451').refuses(t.zombie('C2'), 'Z79');
});

test('K271 M9 a trap acts on whoever is moved on to it', () => {
  const t = scene({ board: { B3: 'grishka', B2: 'manhole' }, rows: row });
  t.plays('moonshine', t.move('B3', 'B2')).has({
    zombies: {},
    things: {},
    piles: { zombies: ['grishka', 'moonshine'] },
  });
});

test('K272 M13 R33 the move cannot enter the Barricade', () => {
  const t = scene({ board: { B1: 'sasha' }, rows: row }).plays('moonshine');
  t.offers(t.move('B1', 'A1'), t.move('B1', 'C1'));
  t.refuses(t.move('B1', 'Barricade'), 'K272').refuses(t.zombie('B1'), 'K272');
});

test('K271 M12 with nobody who can move it cannot be played', () => {
  scene({ board: { B3: 'mamka' }, rows: row })
    .uses('zombies')
    .refuses({ do: 'play', card: 'moonshine' }, 'K271');
});

test('H15 K422 M20 behind a Trabant it moves a zombie forward, but not on to the car', () => {
  const t = scene({ board: { B1: 'trabant', B3: 'sasha' }, rows: row });
  t.plays('moonshine', t.move('B3', 'B2')).has({ zombies: { B2: 'sasha' } });
  const near = scene({ board: { B1: 'trabant', B2: 'sasha' }, rows: row }).plays('moonshine');
  near.refuses(near.move('B2', 'B1'), 'M20');
});

test('K512 K271 Siberian Frost does not stop it', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: row, lasting: ['frost'] });
  t.plays('moonshine', t.move('B3', 'B2')).has({ zombies: { B2: 'sasha' } });
});

test('K481 K271 a roadblock does', () => {
  const t = scene({ board: { B3: 'sasha', A1: 'roadblock' }, rows: row }).plays('moonshine');
  t.offers(t.move('B3', 'B2'), t.move('B3', 'C3')).refuses(t.move('B3', 'A3'), 'K481');
});
