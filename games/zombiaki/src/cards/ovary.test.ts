import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P471 P472 P474 P475 all zombies of the lane become small: wounds, traits and cards are lost, nobody dies', () => {
  const t = scene({
    options,
    board: {
      A2: { zombie: 'siamese', wounds: 1 },
      A3: { zombie: 'iwan', wounds: 2, bonus: 2, attached: ['boss', 'claws', 'concreteShoes'] },
      A4: 'jelly',
      B2: 'wacek',
    },
    rows: { humans: ['ovary'] },
  });
  t.plays('ovary', t.lane('A'));
  t.has({
    zombies: { A2: 'corpse', A3: 'corpse', A4: 'corpse', B2: 'wacek' },
    piles: { zombies: ['boss', 'claws'], humans: ['ovary', 'concreteShoes'] },
    jelly: [],
  });
  expect([t.strengthAt('A2'), t.strengthAt('A3'), t.strengthAt('A4')]).toEqual([1, 1, 1]);
});

test('P472 P471 Cat and Teddy Bear stay, and pets do not change', () => {
  const t = scene({
    options,
    board: { A2: [{ zombie: 'wacek', attached: ['teddy'] }, 'cat'], A4: 'dog' },
    rows: { humans: ['ovary'] },
  });
  t.plays('ovary').has({ zombies: { A2: ['corpse', 'cat'], A4: 'dog' }, piles: { zombies: [] } });
});

test('P473 P237 a Human Shield saves his zombie and is discarded', () => {
  const t = scene({
    options,
    board: { A2: { zombie: 'wacek', wounds: 1, attached: ['humanShield'] }, A3: 'iwan' },
    rows: { humans: ['ovary'] },
  });
  t.plays('ovary').has({ zombies: { A2: 'wacek 1', A3: 'corpse' }, piles: { zombies: ['humanShield'] } });
});

test('P471 P623 J12 whoever stands on the wall is reached, those behind it are not', () => {
  const t = scene({
    options,
    board: { A2: 'marian', A3: ['wall', 'iwan'], A4: 'stefan' },
    rows: { humans: ['ovary'] },
  });
  t.plays('ovary').has({ zombies: { A2: 'corpse', A3: 'corpse', A4: 'stefan' } });
});

test('P471 D11 J34 a lane of pets, of small zombies or behind a wall cannot be chosen', () => {
  const board = { A1: 'wall', A3: 'iwan', B2: 'dog', B4: 'corpse', C2: 'wacek' } as const;
  const t = scene({ options, board, rows: { humans: ['ovary', 'brick'] } });
  t.uses('humans')
    .chooses({ do: 'play', card: 'ovary' })
    .has({ zombies: { A3: 'iwan', B2: 'dog', B4: 'corpse', C2: 'corpse' } });
  const none = scene({ options, board: { B2: 'dog', B4: 'corpse' }, rows: { humans: ['ovary'] } }).uses('humans');
  none.refuses({ do: 'play', card: 'ovary' }, 'D11');
});

test('P471 a lane that it does not reach is refused', () => {
  const board = { A1: 'wall', A3: 'iwan', B2: 'wacek', C2: 'stefan' } as const;
  const t = scene({ options, board, rows: { humans: ['ovary'] } });
  t.plays('ovary').offers(t.lane('B'), t.lane('C')).refuses(t.lane('A'), 'P471');
});

test('R73 P614 whoever becomes small on a Hole falls in', () => {
  const t = scene({ options, board: { A2: ['hole', 'iwan'], A3: 'wacek' }, rows: { humans: ['ovary'] } });
  t.plays('ovary').has({
    zombies: { A3: 'corpse' },
    things: {},
    piles: { zombies: ['iwan'], humans: ['ovary', 'hole'] },
  });
});
