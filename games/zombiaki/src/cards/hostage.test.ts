import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const tied = (zombie: string) => ({ zombie, attached: ['hostage'] });

test('K171 K172 Hostage takes the next card that would wound: no wound, no retreat, and it is gone', () => {
  const t = scene({ board: { B3: tied('sasha') }, rows: { humans: ['shot', 'shot'] } });
  t.plays('shot').has({ zombies: { B3: 'sasha' }, piles: { zombies: ['hostage'], humans: ['shot'] } });
  t.plays('shot').has({ zombies: { B4: 'sasha 1' } });
});

test('K172 H2 a burst stops at it', () => {
  const t = scene({ board: { B2: tied('grishka'), B3: 'sasha' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { B2: 'grishka', B3: 'sasha' }, piles: { zombies: ['hostage'], humans: ['burst'] } });
});

test('K172 M18 M23 M24 a car counts as having met a survivor', () => {
  for (const car of ['trabant', 'kamaz'] as const) {
    const t = scene({ board: { B1: car, B2: tied('grishka') } }).moves('humans');
    t.has({ zombies: { B2: 'grishka' }, things: {}, piles: { zombies: ['hostage'], humans: [car] } });
  }
});

test('M25 M26 K172 a Trolleybus that pushes leaves it, one that cannot push is met by it', () => {
  const t = scene({ board: { B3: 'trolleybus', B4: tied('sasha') } }).moves('humans');
  // It pushes Sasha to street V, and there it can push no more.
  t.has({ zombies: { B5: 'sasha' }, things: {}, piles: { zombies: ['hostage'], humans: ['trolleybus'] } });
});

test('K173 P238 of a card that hits several zombies it spares only its own', () => {
  const t = scene({ board: { B2: tied('sasha'), B4: 'fedya' }, rows: { humans: ['streetOnFire'] } });
  t.plays('streetOnFire').has({ zombies: { B2: 'sasha', B4: 'fedya 1' }, piles: { zombies: ['hostage'] } });
});

test('K174 K451 against Barbed Wire it takes the wound, but its zombie is stuck', () => {
  const t = scene({ board: { B3: tied('sasha'), B2: 'barbedWire' } }).moves('zombies');
  t.has({ zombies: { B2: 'sasha' }, things: { B2: 'barbedWire' }, piles: { zombies: ['hostage'] } });
  t.moves('zombies').has({ zombies: { B2: 'sasha' }, things: {} });
});

test('K174 K471 it fills Open Manhole: both are discarded', () => {
  const t = scene({ board: { B3: tied('grishka'), B2: 'manhole' } }).moves('zombies');
  t.has({ zombies: { B2: 'grishka' }, things: {}, piles: { zombies: ['hostage'], humans: ['manhole'] } });
});

test('K174 a stronger zombie passes the manhole with its Hostage', () => {
  const t = scene({ board: { B3: tied('yuri'), B2: 'manhole' } }).moves('zombies');
  t.has({ zombies: { B2: 'yuri' }, things: { B2: 'manhole' }, piles: { zombies: [] } });
});

test('K175 M8 it does not help against Grenade', () => {
  const t = scene({ board: { B3: tied('sasha') }, rows: { humans: ['grenade'] } });
  t.plays('grenade').has({ zombies: {}, piles: { zombies: ['hostage', 'sasha'], humans: ['grenade'] } });
});

test('K175 Searchlight, Chains and Bait act as usual and leave it in place', () => {
  const t = scene({ board: { B2: tied('sasha') }, rows: { humans: ['searchlight', 'chains', 'bait'] } });
  t.plays('searchlight').plays('chains').plays('bait', t.move('B3', 'A3'));
  t.has({ zombies: { A3: 'sasha' }, piles: { zombies: [], humans: ['bait', 'searchlight'] } });
  expect(t.zombieAt('A3').attached).toHaveLength(2);
});

test('K176 R31 it is attached to a zombie that has none', () => {
  const t = scene({ board: { B3: tied('sasha'), A3: 'vanya', C3: 'fedya' }, rows: { zombies: ['hostage'] } });
  t.plays('hostage').offers(t.zombie('A3'), t.zombie('C3')).refuses(t.zombie('B3'), 'K176');
  t.refuses(t.field('A4'), 'K176')
    .chooses(t.zombie('A3'))
    .has({ rows: { zombies: [] }, piles: { zombies: [] } });
  expect(t.zombieAt('A3').attached).toHaveLength(1);
});

test('K176 M12 with nobody to tie it to it cannot be played', () => {
  const t = scene({ board: { B3: tied('sasha') }, rows: { zombies: ['hostage'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'hostage' }, 'K176');
});

test('M8 R32 it moves with its zombie', () => {
  const t = scene({ board: { B3: tied('sasha') }, rows: { humans: ['shot'] } });
  t.moves('zombies')
    .plays('shot')
    .has({ zombies: { B2: 'sasha' }, piles: { zombies: ['hostage'] } });
});
