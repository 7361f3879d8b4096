import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K411 Z84 Z85 M5 a whole column goes back, from the Cemetery side, without wounds', () => {
  const t = scene({ board: { A1: 'ilya', A2: 'sasha', A4: 'fedya', B2: 'yuri' }, rows: { humans: ['searchlight'] } });
  t.plays('searchlight').offers(t.lane('A'), t.lane('B'));
  t.chooses(t.lane('A')).has({
    zombies: { A2: 'ilya', A3: 'sasha', A5: 'fedya', B2: 'yuri' },
    piles: { humans: ['searchlight'] },
  });
});

test('K411 R14 Z86 each is judged when its turn comes: behind one that cannot go the line stays, over a gap they go', () => {
  const t = scene({ board: { A1: 'ilya', A2: 'sasha', A4: 'fedya', A5: 'yuri' }, rows: { humans: ['searchlight'] } });
  t.plays('searchlight').has({ zombies: { A2: 'ilya', A3: 'sasha', A4: 'fedya', A5: 'yuri' } });
});

test('K411 Z28 Z29 hidden zombies stay', () => {
  const t = scene({ board: { A1: 'ilya', A3: 'slab', A4: 'sasha' }, rows: { humans: ['searchlight'] } });
  t.plays('searchlight').has({ zombies: { A2: 'ilya', A4: 'sasha' } });
});

test('K411 K83 R16 H1 Boris, Mamka and Nest go back; felt boots do not', () => {
  const t = scene({
    board: { A1: 'boris', A2: 'mamka', A3: 'nest', B2: { zombie: 'sasha', attached: ['feltBoots'] }, B3: 'ilya' },
    rows: { humans: ['searchlight'] },
  });
  t.plays('searchlight', t.lane('A')).has({
    zombies: { A2: 'boris', A3: 'mamka', A4: 'nest', B2: 'sasha', B3: 'ilya' },
  });
});

test('K411 M9 R12 a trap acts on whoever goes back on to it', () => {
  const t = scene({ board: { A2: 'sasha', A3: 'barbedWire' }, rows: { humans: ['searchlight'] } });
  t.plays('searchlight').has({ zombies: { A3: 'sasha 2' }, things: { A3: 'barbedWire' } });
});

test('K175 K411 a Hostage is not used up', () => {
  const t = scene({
    board: { A2: { zombie: 'sasha', attached: ['hostage'] } },
    rows: { humans: ['searchlight'] },
  });
  t.plays('searchlight').has({ zombies: { A3: 'sasha' }, piles: { zombies: [] } });
});

test('K411 a lane in which nobody can go back cannot be chosen', () => {
  const t = scene({ board: { A2: 'sasha', B2: 'yuri', C4: 'ilya', C5: 'fedya' }, rows: { humans: ['searchlight'] } });
  t.plays('searchlight').refuses(t.lane('C'), 'K411').refuses(t.zombie('C4'), 'K411').refuses(t.street(2), 'K411');
});

test('K411 K281 a lane in fog cannot be chosen', () => {
  const t = scene({
    board: { A2: 'sasha', B2: 'yuri', C2: 'ilya' },
    lasting: ['fog:C'],
    rows: { humans: ['searchlight'] },
  });
  t.plays('searchlight').refuses(t.lane('C'), 'K281').refuses(t.zombie('C2'), 'K281');
});

test('K411 M12 without anybody who can go back it cannot be played', () => {
  const t = scene({ board: { C5: 'fedya' }, rows: { humans: ['searchlight'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'searchlight' }, 'K411');
});

test('P481 P482 J12 Searchlight of 2013: all up to the first wall go back, from the Cemetery side', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A1: 'iwan', A2: 'zenek', A4: 'wall', A5: 'stefan', B2: 'wacek' },
    rows: { humans: ['searchlight2013'] },
  });
  t.plays('searchlight2013', t.lane('A')).has({
    zombies: { A2: 'iwan', A3: 'zenek', A5: 'stefan', B2: 'wacek' },
    things: { A4: 'wall' },
  });
});
