import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K381 K382 K383 every zombie of a far street takes 2 wounds and stays', () => {
  const t = scene({
    board: { A3: 'ilya', B3: 'grishka', C3: 'sasha', A4: 'fedya', B2: 'yuri' },
    rows: { humans: ['katyusha'] },
  });
  t.plays('katyusha').offers(t.street(3), t.street(4));
  t.chooses(t.street(3)).has({
    zombies: { A3: 'ilya 2', C3: 'sasha 2', A4: 'fedya', B2: 'yuri' },
    piles: { zombies: ['grishka'], humans: ['katyusha'] },
  });
});

test('K381 H26 the humans’ own cards of the street go: cars, traps and obstacles, and nothing is set off', () => {
  const t = scene({
    board: { A3: 'trabant', B3: 'boobyTrap', C3: 'sasha', C4: 'slab', B4: 'ilya' },
    rows: { humans: ['katyusha'] },
  });
  t.plays('katyusha', t.street(3)).has({
    zombies: { C3: 'sasha 2', B4: 'ilya' },
    things: { C4: 'slab' },
    piles: { humans: ['katyusha', 'trabant', 'boobyTrap'] },
  });
});

test('K381 K452 wire goes from under a survivor, who is free then', () => {
  const t = scene({ board: { A3: [{ zombie: 'ilya', held: 1 }, 'barbedWire'] }, rows: { humans: ['katyusha'] } });
  t.plays('katyusha').has({ zombies: { A3: 'ilya 2' }, things: {}, piles: { humans: ['barbedWire', 'katyusha'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { A2: 'ilya 2' } });
});

test('K381 Chains stay on a survivor', () => {
  const t = scene({ board: { A3: { zombie: 'ilya', attached: ['chains'] } }, rows: { humans: ['katyusha'] } });
  t.plays('katyusha').has({ zombies: { A3: 'ilya 2' }, piles: { humans: ['katyusha'] } });
});

test('K383 no nearer street, and none without a zombie', () => {
  const t = scene({ board: { A2: 'ilya', B3: 'sasha', C5: 'yuri', C4: 'slab' }, rows: { humans: ['katyusha'] } });
  t.plays('katyusha').refuses(t.street(2), 'K383').refuses(t.street(4), 'K383').refuses(t.zombie('B3'), 'K383');
});

test('K383 M12 with zombies on streets I and II only it cannot be played', () => {
  const t = scene({ board: { A2: 'ilya', B1: 'sasha' }, rows: { humans: ['katyusha'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'katyusha' }, 'K383');
});

test('H18 K381 fog does not stop it', () => {
  const t = scene({ board: { A3: 'ilya' }, lasting: ['fog:A'], rows: { humans: ['katyusha'] } });
  t.plays('katyusha').has({ zombies: { A3: 'ilya 2' } });
});
