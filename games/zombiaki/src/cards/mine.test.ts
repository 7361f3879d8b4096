import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P591 it is put on a free field that is not right in front of a zombie', () => {
  const t = scene({ options, board: { A3: 'wacek', B5: 'hole' }, rows: { humans: ['mine'] } });
  t.plays('mine').refuses(t.field('A2'), 'P591').refuses(t.field('A3'), 'Z72').refuses(t.field('B5'), 'Z72');
  t.refuses(t.zombie('A3'), 'P591')
    .chooses(t.field('A4'))
    .has({ things: { A4: 'mine', B5: 'hole' } });
});

test('P592 P594 J35 R56 whoever enters takes two wounds, then a neighbouring field of the humans’ choice one', () => {
  const t = scene({ options, board: { A2: 'mine', A3: 'iwan', A4: 'stefan', B1: 'wall', B2: 'wacek' } });
  t.moves('zombies').asked('humans', 'mine.splash');
  t.offers(t.field('A1'), t.field('B2'), t.field('A3')).refuses(t.field('B1'), 'P592');
  t.chooses(t.field('B2'));
  t.has({
    zombies: { A2: 'iwan 2', A3: 'stefan', B2: 'wacek 1' },
    things: { B1: 'wall' },
    piles: { humans: ['mine'] },
  });
});

test('P592 D12 a zombie that it kills is gone before the shrapnel flies', () => {
  const t = scene({ options, board: { A2: 'mine', A3: 'krzysztof', B1: 'wall', B2: 'wacek' } });
  t.moves('zombies')

    .chooses(t.field('B2'))
    .has({ zombies: { B2: 'wacek 1' }, things: { B1: 'wall' } });
});

test('P593 fire sets it off; with a zombie on it the two wounds are dealt', () => {
  const t = scene({ options, board: { A3: ['mine', 'iwan'] }, rows: { humans: ['streetOnFire2013'] } });
  t.plays('streetOnFire2013').has({ zombies: { A3: 'iwan 3' }, things: {} });
});

test('P594 P232 a Human Shield takes the wounds of whoever enters, and nobody retreats', () => {
  const t = scene({ options, board: { A2: 'mine', A3: { zombie: 'wacek', attached: ['humanShield'] } } });
  t.moves('zombies').has({
    zombies: { A2: 'wacek' },
    things: {},
    piles: { zombies: ['humanShield'], humans: ['mine'] },
  });
});

test('R78 shrapnel may fly to an empty field', () => {
  const t = scene({ options, board: { A2: 'mine', A3: 'iwan', B1: 'wall', B2: 'wacek' } });
  t.moves('zombies').chooses(t.field('A1'));
  t.has({ zombies: { A2: 'iwan 2', B2: 'wacek' }, things: { B1: 'wall' } });
});

test('R78 D5 P603 shrapnel on a Car Bomb sets it off, after its wound', () => {
  const t = scene({ options, board: { A2: 'mine', A3: 'iwan', B1: 'wall', B2: ['carBomb', 'wacek'], C5: 'stefan' } });
  t.moves('zombies').chooses(t.field('B2'));
  t.has({
    zombies: { A2: 'iwan 3', B2: 'wacek 2', C4: 'stefan' },
    things: { B1: 'wall' },
    piles: { humans: ['mine', 'carBomb'] },
  });
});
