import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P571 D12 it is put on a free field of street I', () => {
  const t = scene({ options, board: { B1: 'wacek' }, rows: { humans: ['barrier'] } });
  t.plays('barrier').offers(t.field('A1'), t.field('C1')).refuses(t.field('B1'), 'Z72').refuses(t.field('A2'), 'P571');
  t.chooses(t.field('A1')).has({ things: { A1: 'barrier' }, piles: { humans: [] } });
});

test('P572 no zombie of its lane makes an own, an extra or a forced move', () => {
  const t = scene({
    options,
    board: { A1: 'barrier', A3: 'wacek', B3: 'iwan' },
    rows: { zombies: ['hunger'], humans: ['shot2013'] },
  });
  t.moves('zombies').has({ zombies: { A3: 'wacek', B2: 'iwan' } });
  t.plays('hunger')
    .has({ zombies: { A3: 'wacek', B1: 'iwan' } })
    .ends();
  t.plays('shot2013', t.zombie('A3')).has({ zombies: { A3: 'wacek 1', B1: 'iwan' } });
});

test('P572 P194 a pet may leave the lane sideways by its own steps', () => {
  const t = scene({ options, board: { A1: 'barrier', A3: 'dog', A4: 'wacek' } }).moves('zombies');
  t.has({ zombies: { A4: 'wacek', B3: 'dog' } }).asked('zombies', 'pets.step');
});

test('P573 J12 it acts neither behind a wall of the lane nor on it, but before it', () => {
  const on = scene({ options, board: { A1: 'barrier', A3: ['wall', 'iwan'], A5: 'stefan' } });
  on.moves('zombies').has({ zombies: { A2: 'iwan', A4: 'stefan' } });
  const before = scene({ options, board: { A1: 'barrier', A2: 'wacek', A3: 'wall' } });
  before.moves('zombies').has({ zombies: { A2: 'wacek' } });
});

test('P574 nobody enters the lane from the side, but zombies are deployed in it', () => {
  const t = scene({
    options,
    board: { A1: 'barrier', B3: 'wacek' },
    rows: { zombies: ['iwan'], humans: ['laughingGas'] },
  });
  t.plays('iwan').allows(t.field('A5')).chooses(t.field('A5')).ends();
  t.plays('laughingGas').refuses(t.move('B3', 'A3'), 'P574').allows(t.move('B3', 'C3'));
});

test('P575 Z36 it lasts until the next human turn begins', () => {
  const t = scene({ options, board: { A1: 'barrier', A3: 'wacek' }, decks: { humans: [] } });
  t.turn('humans').has({ things: {}, piles: { humans: ['barrier'] } });
});

test('J11 Searchlight moves nobody in its lane', () => {
  const t = scene({
    options,
    board: { A1: 'barrier', A3: 'wacek', B3: 'iwan', C2: 'stefan' },
    rows: { humans: ['searchlight2013'] },
  });
  t.plays('searchlight2013').offers(t.lane('B'), t.lane('C')).refuses(t.lane('A'), 'P481');
});
