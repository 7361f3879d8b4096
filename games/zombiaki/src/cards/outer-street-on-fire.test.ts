import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P451 P452 P453 D5 every zombie of an outer lane is wounded, then the Mine goes off; nobody retreats', () => {
  const t = scene({
    options,
    board: { A1: 'wall', A2: 'wacek', A3: 'mine', A4: 'czesiek', B2: 'iwan' },
    rows: { humans: ['streetOnFire2013'] },
  });
  t.plays('streetOnFire2013').asked('humans', 'mine.splash');
  t.has({ zombies: { A2: 'wacek 1', A4: 'czesiek 1', B2: 'iwan' } });
  t.chooses(t.field('A4')).has({ zombies: { A2: 'wacek 1', B2: 'iwan' }, things: { A1: 'wall' } });
});

test('P451 the middle lane and a lane without anything to burn cannot be chosen', () => {
  const board = { A2: 'wacek', B2: 'iwan', C4: 'mine' } as const;
  const t = scene({ options, board, rows: { humans: ['streetOnFire2013'] } });
  t.plays('streetOnFire2013').offers(t.lane('A'), t.lane('C')).refuses(t.lane('B'), 'P451');
  const other = scene({ options, board: { B2: 'iwan' }, rows: { humans: ['streetOnFire2013'] } }).uses('humans');
  other.refuses({ do: 'play', card: 'streetOnFire2013' }, 'P451');
});

test('P452 R70 a lane with nobody in it may be lit for a Car Bomb', () => {
  const t = scene({ options, board: { A3: 'carBomb', B2: 'iwan' }, rows: { humans: ['streetOnFire2013'] } });
  t.plays('streetOnFire2013').has({ zombies: { B2: 'iwan 1' }, things: {} });
});
