import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const may = { sideStep: 'may' } as const;

test.each([
  ['vladek', 4],
  ['misha', 4],
  ['styopa', 3],
])('K91 K101 K111 Z40 R6 %s goes forward or sideways, as the zombies choose', (zombie, strength) => {
  const t = scene({ board: { B3: zombie } }).moves('zombies');
  expect(t.strengthAt('B3')).toBe(strength);
  t.asked('zombies', 'movement.step').offers(t.move('B3', 'B2'), t.move('B3', 'A3'), t.move('B3', 'C3'));
  t.refuses(t.stay('B3'), 'Z42').refuses(t.move('B3', 'B4'), 'Z39');
  t.chooses(t.move('B3', 'C3')).over();
  t.has({ zombies: { C3: zombie } });
});

test('K91 R5 with a free way forward the table option changes nothing, and a side step is the whole move', () => {
  const t = scene({ options: may, board: { A3: 'vladek' } }).moves('zombies');
  t.offers(t.move('A3', 'A2'), t.move('A3', 'B3'))
    .chooses(t.move('A3', 'A2'))
    .over()
    .has({ zombies: { A2: 'vladek' } });
});

test('K92 R7 with no way forward an agile zombie has to step aside, and chooses the side', () => {
  const t = scene({ board: { B2: 'mamka', B3: 'vladek' } }).moves('zombies');
  t.offers(t.move('B3', 'A3'), t.move('B3', 'C3')).refuses(t.stay('B3'), 'R7').refuses(t.move('B3', 'B2'), 'Z43');
  t.chooses(t.move('B3', 'A3')).has({ zombies: { B2: 'mamka', A3: 'vladek' } });
});

test('K92 R7 the only side step is made without a question', () => {
  const t = scene({ board: { A2: 'mamka', A3: 'misha' } }).moves('zombies');
  t.over().has({ zombies: { A2: 'mamka', B3: 'misha' } });
});

test('K92 R7 by the table option it may stay instead', () => {
  const t = scene({ options: may, board: { A2: 'mamka', A3: 'styopa' } }).moves('zombies');
  t.asked('zombies', 'movement.step').offers(t.move('A3', 'B3'), t.stay('A3'));
  t.chooses(t.stay('A3'))
    .over()
    .has({ zombies: { A2: 'mamka', A3: 'styopa' } });
});

test('K92 Z46 with no way at all it stays', () => {
  for (const sideStep of ['must', 'may'] as const) {
    const t = scene({ options: { sideStep }, board: { A2: 'mamka', A3: 'vladek', B3: { zombie: 'nest', eggs: 0 } } });
    t.moves('zombies')
      .over()
      .has({ zombies: { A2: 'mamka', A3: 'vladek', B3: 'nest' } });
  }
});

test('K91 R8 on street I it enters the Barricade without being asked', () => {
  scene({ board: { B1: 'vladek' } })
    .moves('zombies')
    .over()
    .has({ ending: 'barricade' });
});

test('H13 K92 M21 behind a Trabant it has to step aside', () => {
  const t = scene({ board: { B1: 'trabant', B4: 'vladek' } }).moves('zombies');
  t.offers(t.move('B4', 'A4'), t.move('B4', 'C4')).refuses(t.move('B4', 'B3'), 'K422');
  t.chooses(t.move('B4', 'C4')).has({ zombies: { C4: 'vladek' }, things: { B1: 'trabant' } });
});

test('H14 K481 it steps neither into a lane with a roadblock nor out of it', () => {
  const t = scene({ board: { A1: 'roadblock', B4: 'vladek', A3: 'misha' } }).moves('zombies');
  t.offers(t.move('B4', 'B3'), t.move('B4', 'C4')).refuses(t.move('B4', 'A4'), 'K481');
  t.chooses(t.move('B4', 'B3'))
    .over()
    .has({ zombies: { A3: 'misha', B3: 'vladek' } });
});

test('R4 R6 the order is asked where an agile zombie may take the field that another leaves', () => {
  const t = scene({ board: { A3: 'vladek', B3: 'sasha' } }).moves('zombies');
  t.asked('zombies', 'movement.order').offers(t.move('A3', 'A2'), t.move('B3', 'B2'));
  t.chooses(t.move('B3', 'B2')).asked('zombies', 'movement.step').offers(t.move('A3', 'A2'), t.move('A3', 'B3'));
  t.chooses(t.move('A3', 'B3'))
    .over()
    .has({ zombies: { B2: 'sasha', B3: 'vladek' } });
});

test('R4 R9 the order is asked where two agile zombies want the field between them', () => {
  const t = scene({ board: { A2: 'mamka', A3: 'vladek', C2: { zombie: 'nest', eggs: 0 }, C3: 'misha' } });
  t.moves('zombies').asked('zombies', 'movement.order').offers(t.move('A3', 'B3'), t.move('C3', 'B3'));
  t.chooses(t.move('C3', 'B3')).over();
  t.has({ zombies: { A2: 'mamka', A3: 'vladek', B3: 'misha', C2: 'nest' } });
});

test('R4 the order is not asked beside a zombie that cannot move', () => {
  const t = scene({ board: { A3: 'vladek', B3: 'mamka' } }).moves('zombies');
  t.over().has({ zombies: { A2: 'vladek', B3: 'mamka' } });
});

test('R4 R8 nor when the agile one is about to enter the Barricade', () => {
  const t = scene({ board: { A1: { zombie: 'vladek' }, B1: 'sasha' } }).moves('zombies');
  t.over().has({ ending: 'barricade' });
});
