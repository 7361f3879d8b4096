import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P611 it is put on any free field', () => {
  const t = scene({ options, board: { A2: 'wacek' }, rows: { humans: ['hole'] } });
  t.plays('hole').refuses(t.field('A2'), 'Z72').refuses(t.zombie('A2'), 'P611');
  t.chooses(t.field('A1')).has({ things: { A1: 'hole' } });
});

test('P612 a zombie whose Strength now is 2 falls in and fills it', () => {
  const t = scene({ options, board: { A2: 'hole', A3: { zombie: 'wacek', wounds: 1 } } }).moves('zombies');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['wacek'], humans: ['hole'] } });
});

test('P613 D12 a stronger one passes and stands on it, and no trap is told of', () => {
  const t = scene({ options, board: { A2: 'hole', A3: 'wacek' } }).moves('zombies');
  t.happened('zombieMoved').has({ zombies: { A2: 'wacek' }, things: { A2: 'hole' } });
});

test('P614 weakened on it, a zombie falls in if the card does not make it retreat', () => {
  const board = { A2: ['hole', 'wacek'] } as const;
  const brick = scene({ options, board, rows: { humans: ['brick'] } }).plays('brick');
  brick.has({ zombies: {}, things: {}, piles: { zombies: ['wacek'], humans: ['brick', 'hole'] } });
  const shot = scene({ options, board, rows: { humans: ['shot2013'] } }).plays('shot2013');
  shot.has({ zombies: { A3: 'wacek 1' }, things: { A2: 'hole' } });
});

test('P614 J10 it falls in where it cannot retreat', () => {
  const t = scene({
    options,
    board: { A2: ['hole', { zombie: 'wacek', netted: true }] },
    lasting: ['net'],
    rows: { humans: ['shot2013'] },
  });
  t.plays('shot2013').has({ zombies: {}, things: {} });
});

test('P615 P235 a Human Shield fills it in place of his zombie', () => {
  const t = scene({ options, board: { A2: 'hole', A3: { zombie: 'krzysztof', attached: ['humanShield'] } } });
  t.moves('zombies').has({
    zombies: { A2: 'krzysztof' },
    things: {},
    piles: { zombies: ['humanShield'], humans: ['hole'] },
  });
});

test('P616 P301 Pickaxe cannot remove it', () => {
  const t = scene({ options, board: { A2: 'hole', B2: 'mine', C2: 'carBomb' }, rows: { zombies: ['pickaxe2013'] } });
  t.plays('pickaxe2013').offers(t.thing('B2'), t.thing('C2'));
});

test('J29 Dog falls in at the step, and the rest of its move is lost', () => {
  const t = scene({ options, board: { A2: 'hole', A3: 'dog' } }).moves('zombies');
  t.chooses(t.move('A3', 'A2'))
    .over()
    .has({ zombies: {}, things: {}, piles: { zombies: ['dog'], humans: ['hole'] } });
});

test('P614 P384 a burst lets it retreat before it falls in', () => {
  const t = scene({ options, board: { A2: ['wacek', 'hole'] }, rows: { humans: ['shortBurst'] } });
  t.plays('shortBurst').has({ zombies: { A3: 'wacek 2' }, things: { A2: 'hole' } });
});

test('P614 P384 J10 … but whoever cannot retreat from a burst falls in', () => {
  const t = scene({
    options,
    board: { A2: ['hole', { zombie: 'wacek', netted: true }] },
    lasting: ['net'],
    rows: { humans: ['shortBurst'] },
  });
  t.plays('shortBurst').has({ zombies: {}, things: {}, piles: { zombies: ['wacek'], humans: ['hole', 'shortBurst'] } });
});

test.for(['shortBurst', 'betterShot', 'sniper2013'])(
  'P614 P384 D6 the small zombie that twins leave over it when %s kills them was not weakened there and stays',
  (card) => {
    const twins = { zombie: 'siamese', bonus: 1, wounds: 1 };
    const t = scene({ options, board: { A2: ['hole', twins] }, rows: { humans: [card] } });
    t.plays(card).has({ zombies: { A2: 'corpse' }, things: { A2: 'hole' } });
  },
);
