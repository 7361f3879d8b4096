import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K351 K352 K353 any zombie takes 2 wounds and goes back one field', () => {
  const t = scene({ board: { A2: 'sasha', A3: 'ilya', C4: 'fedya' }, rows: { humans: ['sniper'] } });
  t.plays('sniper').offers(t.zombie('A2'), t.zombie('A3'), t.zombie('C4'));
  t.chooses(t.zombie('A3')).has({ zombies: { A2: 'sasha', A4: 'ilya 2', C4: 'fedya' }, piles: { humans: ['sniper'] } });
});

test('K353 H18 M6 Sniper needs no free line of fire, not even in fog', () => {
  const t = scene({ board: { A1: 'slab', A3: 'ilya', B3: 'sasha' }, lasting: ['fog:A'], rows: { humans: ['sniper'] } });
  t.plays('sniper', t.zombie('A3')).has({ zombies: { A4: 'ilya 2', B3: 'sasha' } });
});

test('K352 Z82 a zombie with another right behind stays', () => {
  const t = scene({ board: { A2: 'ilya', A3: 'sasha' }, rows: { humans: ['sniper'] } });
  t.plays('sniper', t.zombie('A2')).has({ zombies: { A2: 'ilya 2', A3: 'sasha' } });
});

test('M6 K82 H1 for Boris Sniper is a shot: he is wounded and stays', () => {
  const t = scene({ board: { A2: 'boris' }, rows: { humans: ['sniper'] } });
  t.plays('sniper').has({ zombies: { A2: 'boris 2' } });
});

test('K353 Sniper is aimed at zombies only', () => {
  const t = scene({ board: { A2: 'ilya', B2: 'sasha', C1: 'trabant' }, rows: { humans: ['sniper'] } });
  t.plays('sniper').refuses(t.field('A1'), 'K353').refuses(t.thing('C1'), 'K353').refuses(t.lane('A'), 'K353');
});

test('R43 K353 without zombies Sniper cannot be played', () => {
  scene({ rows: { humans: ['sniper'] } })
    .uses('humans')
    .refuses({ do: 'play', card: 'sniper' }, 'R43');
});

test('P401 P402 Sniper of 2013: any zombie, 2 wounds, and it goes back', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A1: 'wall', A3: 'iwan', A4: 'zenek', B2: 'stefan' },
    rows: { humans: ['sniper2013'] },
  });
  t.plays('sniper2013').refuses(t.field('C1'), 'P401');
  t.chooses(t.zombie('B2')).has({ zombies: { A3: 'iwan', A4: 'zenek', B3: 'stefan 2' } });
});

test('P182 P401 Krystynka in company cannot be picked', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A3: 'krystynka', B3: 'zenek', C2: 'wacek' },
    rows: { humans: ['sniper2013'] },
  });
  t.plays('sniper2013').offers(t.zombie('B3'), t.zombie('C2')).refuses(t.zombie('A3'), 'P182');
});
