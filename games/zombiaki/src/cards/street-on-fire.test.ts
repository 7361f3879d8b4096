import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K371 K372 K373 every zombie of a lane, the middle one included, takes 1 wound and stays', () => {
  const t = scene({
    board: { A2: 'ilya', B1: 'sasha', B3: 'fedya', B5: { zombie: 'grishka', wounds: 1 } },
    rows: { humans: ['streetOnFire'] },
  });
  t.plays('streetOnFire').offers(t.lane('A'), t.lane('B'));
  t.chooses(t.lane('B')).has({
    zombies: { A2: 'ilya', B1: 'sasha 1', B3: 'fedya 1' },
    piles: { zombies: ['grishka'], humans: ['streetOnFire'] },
  });
});

test('K373 a lane without a zombie cannot be chosen', () => {
  const t = scene({ board: { A2: 'ilya', B1: 'sasha', C2: 'slab' }, rows: { humans: ['streetOnFire'] } });
  t.plays('streetOnFire').refuses(t.lane('C'), 'K373').refuses(t.street(2), 'K373');
});

test('K373 M12 without zombies it cannot be played', () => {
  const t = scene({ rows: { humans: ['streetOnFire'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'streetOnFire' }, 'K373');
});

test('H18 K371 neither fog nor a slab helps, and the slab stays', () => {
  const t = scene({ board: { A1: 'slab', A3: 'ilya' }, lasting: ['fog:A'], rows: { humans: ['streetOnFire'] } });
  t.plays('streetOnFire').has({ zombies: { A3: 'ilya 1' }, things: { A1: 'slab' } });
});

test('K173 K371 a Hostage spares only his own zombie', () => {
  const t = scene({
    board: { A3: { zombie: 'ilya', attached: ['hostage'] }, A4: 'sasha' },
    rows: { humans: ['streetOnFire'] },
  });
  t.plays('streetOnFire').has({ zombies: { A3: 'ilya', A4: 'sasha 1' }, piles: { zombies: ['hostage'] } });
});
