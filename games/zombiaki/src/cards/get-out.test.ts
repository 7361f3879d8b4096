import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P491 P492 all retreat who can, a column with room behind it as a whole; shields are not used', () => {
  const t = scene({
    options,
    board: {
      A2: { zombie: 'wacek', attached: ['humanShield'] },
      A3: 'iwan',
      B1: 'wall',
      B3: 'stefan',
      C4: 'marian',
      C5: 'mietek',
    },
    rows: { humans: ['getOut'] },
  });
  t.plays('getOut');
  t.has({
    zombies: { A3: 'wacek', A4: 'iwan', B4: 'stefan', C4: 'marian', C5: 'mietek' },
    piles: { zombies: [], humans: ['getOut'] },
  });
});

test('P492 lane after lane, in each from the Cemetery side', () => {
  const t = scene({ options, board: { A2: 'wacek', A3: 'iwan', B4: 'stefan' }, rows: { humans: ['getOut'] } });
  t.plays('getOut').happened(
    'cardPlayed',
    { type: 'zombieMoved', zombie: t.pieceAt('A4') },
    { type: 'zombieMoved', zombie: t.pieceAt('A3') },
    { type: 'zombieMoved', zombie: t.pieceAt('B5') },
  );
});

test('P491 P206 Cat does not go', () => {
  const t = scene({ options, board: { A2: ['wacek', 'cat'] }, rows: { humans: ['getOut'] } });
  t.plays('getOut').has({ zombies: { A2: 'cat', A3: 'wacek' } });
});

test('J34 D11 P491 it cannot be played without zombies, or where nobody can go back', () => {
  const none = scene({ options, rows: { humans: ['getOut'] } }).uses('humans');
  none.refuses({ do: 'play', card: 'getOut' }, 'J34').allows({ do: 'discard', card: 'getOut' });
  const full = scene({ options, board: { A4: 'wacek', A5: 'iwan' }, rows: { humans: ['getOut'] } }).uses('humans');
  full.refuses({ do: 'play', card: 'getOut' }, 'D11');
});

test('J13 D7 P491 whoever retreats on to a Mine, a Hole or a Barrel suffers as if it had walked there', () => {
  const t = scene({
    options,
    board: { A2: 'wacek', A3: 'mine', B2: 'krzysztof', B3: 'hole', C2: 'iwan', C3: 'barrel' },
    rows: { humans: ['getOut'] },
  });
  t.plays('getOut');
  t.has({
    zombies: { A3: 'wacek 2' },
    things: {},
    piles: { zombies: ['krzysztof', 'iwan'], humans: ['getOut', 'mine', 'hole', 'barrel'] },
  });
});

test('P491 D3 Dog goes as well', () => {
  const t = scene({ options, board: { A2: 'dog', A3: 'wacek' }, rows: { humans: ['getOut'] } });
  t.plays('getOut').has({ zombies: { A3: 'dog', A4: 'wacek' } });
});
