import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K501 K503 R31 a chained zombie makes no own and no extra move', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'fedya' }, rows: { humans: ['chains'], zombies: ['moonshine'] } });
  t.plays('chains', t.zombie('A3'))
    .has({ piles: { humans: [] } })
    .ends();
  t.moves('zombies').has({ zombies: { A3: 'sasha', B2: 'fedya' } });
  t.plays('moonshine').refuses(t.move('A3', 'A2'), 'K501');
});

test('K501 H16 a shot still drives it back', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', attached: ['chains'] } }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { A4: 'sasha 1' } });
  expect(t.zombieAt('A4').attached).toHaveLength(1);
});

test('K502 H16 in step 5, after movement, the zombies may discard a card of their row to break them', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', attached: ['chains'] } }, rows: { zombies: ['fog', 'fedya'] } });
  t.uses('zombies').chooses({ do: 'unchain', zombie: t.cardAt('A3'), card: 'fog' });
  t.has({ rows: { zombies: ['fedya'] }, piles: { zombies: ['fog'], humans: ['chains'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { A2: 'sasha' } });
});

test('K502 only Chains can be broken, and only with a card of the row', () => {
  const t = scene({
    board: { A3: { zombie: 'sasha', attached: ['chains'] }, B3: 'yuri' },
    rows: { zombies: ['fog'] },
  }).uses('zombies');
  t.refuses({ do: 'unchain', zombie: t.cardAt('B3'), card: 'fog' }, 'K502');
  t.refuses({ do: 'unchain', zombie: t.cardAt('A3'), card: 'metro' }, 'Z62');
});

test('K503 neither Mamka nor Nest, nor a chained one, nor one in felt boots', () => {
  const t = scene({
    options: { deck: 'moskwa' },
    board: { A1: 'mamka', B1: 'nest', C1: { zombie: 'sasha', attached: ['feltBoots'] }, A2: 'fedya', B2: 'yuri' },
    rows: { humans: ['chains'] },
  });
  t.plays('chains').offers(t.zombie('A2'), t.zombie('B2'));
  t.refuses(t.zombie('A1'), 'K503').refuses(t.zombie('B1'), 'K503').refuses(t.zombie('C1'), 'K503');
  t.refuses(t.field('C4'), 'K503');
});

test('K503 Z29 K281 any zombie with a free line of fire, not only the nearest', () => {
  const t = scene({
    board: { A2: 'fedya', A3: 'yuri', B1: 'slab', B2: 'sasha', C2: 'ilya' },
    lasting: ['fog:C'],
    rows: { humans: ['chains'] },
  });
  t.plays('chains').offers(t.zombie('A2'), t.zombie('A3'));
  t.refuses(t.zombie('B2'), 'Z29').refuses(t.zombie('C2'), 'K281');
});

test('K503 M12 without anybody to chain they cannot be played', () => {
  const t = scene({ board: { A1: 'mamka' }, rows: { humans: ['chains'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'chains' }, 'K503');
});

test('K175 K501 a Hostage does not keep Chains off', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', attached: ['hostage'] } }, rows: { humans: ['chains'] } });
  t.plays('chains');
  expect(t.zombieAt('A3').attached).toHaveLength(2);
});

test('R31 M8 with their zombie they go to the human discard pile', () => {
  const t = scene({
    board: { A3: { zombie: 'sasha', attached: ['chains'], wounds: 2 } },
    rows: { humans: ['shot'] },
  });
  t.plays('shot').has({ zombies: {}, piles: { zombies: ['sasha'], humans: ['chains', 'shot'] } });
});
