import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K401 H25 every card on a field goes: the zombie, what is under it, and the humans’ own card', () => {
  const t = scene({
    board: { A2: [{ zombie: 'ilya', attached: ['ushanka', 'chains'] }, 'manhole'], A3: 'sasha', B2: 'fedya' },
    rows: { humans: ['grenade'] },
  });
  t.plays('grenade').offers(t.field('A2'), t.field('A3'), t.field('B2'));
  t.chooses(t.field('A2')).has({
    zombies: { A3: 'sasha', B2: 'fedya' },
    things: {},
    piles: { zombies: ['ilya', 'ushanka'], humans: ['chains', 'grenade', 'manhole'] },
  });
});

test('K401 K163 a Matryoshka does not shrink', () => {
  const t = scene({ board: { A2: 'matryoshka' }, rows: { humans: ['grenade'] } });
  t.plays('grenade').has({ zombies: {}, piles: { zombies: ['matryoshka'] } });
});

test('K401 K175 a Hostage does not help', () => {
  const t = scene({ board: { A2: { zombie: 'grishka', attached: ['hostage'] } }, rows: { humans: ['grenade'] } });
  t.plays('grenade').has({ zombies: {}, piles: { zombies: ['grishka', 'hostage'] } });
});

test('K401 K453 wire that holds the zombie goes with it', () => {
  const t = scene({ board: { A2: [{ zombie: 'ilya', held: 2 }, 'barbedWire'] }, rows: { humans: ['grenade'] } });
  t.plays('grenade').has({ zombies: {}, things: {}, piles: { zombies: ['ilya'], humans: ['barbedWire', 'grenade'] } });
});

test('K401 only fields of streets I to III that hold a zombie', () => {
  const t = scene({ board: { A2: 'ilya', B3: 'sasha', B2: 'slab', C4: 'fedya' }, rows: { humans: ['grenade'] } });
  t.plays('grenade').refuses(t.field('C4'), 'K401').refuses(t.field('B2'), 'K401').refuses(t.field('A1'), 'K401');
});

test('K401 M12 with zombies on streets IV and V only it cannot be played', () => {
  const t = scene({ board: { C4: 'fedya' }, rows: { humans: ['grenade'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'grenade' }, 'K401');
});

test('H18 K401 it needs no free line of fire', () => {
  const t = scene({ board: { A1: 'slab', A2: 'ilya' }, lasting: ['fog:A'], rows: { humans: ['grenade'] } });
  t.plays('grenade').has({ zombies: {} });
});
