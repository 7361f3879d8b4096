import { test } from 'vitest';
import { mixed, scene } from '../../test/scene.ts';

test('K541 R53 one zombie goes one field sideways or back', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: { humans: ['bait'] } });
  t.plays('bait').offers(t.move('B3', 'A3'), t.move('B3', 'C3'), t.move('B3', 'B4'));
  t.refuses(t.move('B3', 'B2'), 'K541').refuses(t.move('B3', 'A4'), 'K541').refuses(t.zombie('B3'), 'K541');
  t.chooses(t.move('B3', 'C3')).has({ zombies: { C3: 'sasha' }, piles: { humans: ['bait'] } });
});

test('K541 M4 not on to a zombie, a car or an obstacle', () => {
  const t = scene({ board: { B3: 'sasha', A3: 'fedya', C3: 'trabant', B4: 'slab' }, rows: { humans: ['bait'] } });
  t.plays('bait').has({ zombies: { B3: 'sasha', A4: 'fedya' } });
});

test('K541 Z43 M20 K491 each of them is told', () => {
  const t = scene({
    board: { B3: 'sasha', A3: 'fedya', C3: 'trabant', B4: 'slab', C5: 'yuri' },
    rows: { humans: ['bait'] },
  });
  t.plays('bait')
    .refuses(t.move('B3', 'A3'), 'Z43')
    .refuses(t.move('B3', 'C3'), 'M20')
    .refuses(t.move('B3', 'B4'), 'K491');
});

test('K541 K191 H1 felt boots are not moved', () => {
  const t = scene({
    board: { B3: { zombie: 'sasha', attached: ['feltBoots'] }, C1: 'ilya' },
    rows: { humans: ['bait'] },
  });
  t.plays('bait').refuses(t.move('B3', 'A3'), 'K191').refuses(t.move('B3', 'B4'), 'K191');
});

test('H23 K541 M9 a trap there acts, and street V may be entered', () => {
  const t = scene({ board: { B4: 'sasha', A4: 'barbedWire' }, rows: { humans: ['bait', 'shot'] } });
  t.plays('bait').allows(t.move('B4', 'B5')).chooses(t.move('B4', 'A4'));
  t.has({ zombies: { A4: 'sasha 2' }, things: { A4: 'barbedWire' } });
});

test('K541 K501 K453 R16 chained, held and static zombies are moved', () => {
  const t = scene({
    board: {
      A1: { zombie: 'sasha', attached: ['chains'] },
      A3: [{ zombie: 'ilya', held: 1 }, 'barbedWire'],
      C5: 'mamka',
    },
    rows: { humans: ['bait'] },
  });
  t.plays('bait').allows(t.move('A1', 'B1'), t.move('C5', 'B5')).chooses(t.move('A3', 'B3'));
  t.has({ zombies: { A1: 'sasha', B3: 'ilya', C5: 'mamka' }, things: {}, piles: { humans: ['bait', 'barbedWire'] } });
});

test('K541 M12 without anybody who can be moved it cannot be played', () => {
  scene({ rows: { humans: ['bait'] } })
    .uses('humans')
    .refuses({ do: 'play', card: 'bait' }, 'K541');
});

test('K541 P204 a Cat goes sideways but never back', () => {
  const t = mixed({ board: { A3: 'cat' }, rows: { humans: ['bait'] } });
  t.plays('bait').has({ zombies: { B3: 'cat' } });
});
