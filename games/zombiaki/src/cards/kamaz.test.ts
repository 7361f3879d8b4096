import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K431 M15 Kamaz is put on street I and drives one field', () => {
  const t = scene({ rows: { humans: ['kamaz'] } });
  t.plays('kamaz').refuses(t.field('C2'), 'M15').chooses(t.field('C1')).ends();
  t.moves('humans').has({ things: { C2: 'kamaz' } });
});

test('K432 M24 3 wounds: a zombie that is destroyed frees its field for Kamaz, whose step is used up', () => {
  const t = scene({ board: { B2: 'kamaz', B3: 'sasha', B4: 'fedya' } }).moves('humans');
  t.happened('carHit', 'zombieWounded', 'zombieDestroyed', 'carMoved').has({
    zombies: { B4: 'fedya' },
    things: { B3: 'kamaz' },
    piles: { zombies: ['sasha'] },
  });
});

test('K432 M24 a survivor ends Kamaz where it stands', () => {
  const t = scene({ board: { B2: 'kamaz', B3: 'ilya' } }).moves('humans');
  t.has({ zombies: { B3: 'ilya 3' }, things: {}, piles: { humans: ['kamaz'] } });
});

test('K432 M19 a trap under the destroyed zombie is crushed', () => {
  const t = scene({ board: { B2: 'kamaz', B3: ['sasha', 'manhole'] } }).moves('humans');
  t.has({ zombies: {}, things: { B3: 'kamaz' }, piles: { humans: ['manhole'] } });
});

test('K432 K453 wire that held the destroyed zombie is gone', () => {
  const t = scene({ board: { B2: 'kamaz', B3: [{ zombie: 'sasha', held: 1 }, 'barbedWire'] } }).moves('humans');
  t.has({ zombies: {}, things: { B3: 'kamaz' }, piles: { humans: ['barbedWire'] } });
});

test('M24 K172 a Hostage is gone with Kamaz instead of the wounds', () => {
  const t = scene({ board: { B2: 'kamaz', B3: { zombie: 'grishka', attached: ['hostage'] } } }).moves('humans');
  t.has({ zombies: { B3: 'grishka' }, things: {}, piles: { zombies: ['hostage'], humans: ['kamaz'] } });
});

test('M24 K162 a Matryoshka that shrinks is a survivor', () => {
  const t = scene({ board: { B2: 'kamaz', B3: { zombie: 'matryoshka', wounds: 1 } } }).moves('humans');
  t.has({ zombies: { B3: 'smallDoll' }, things: {} });
});

test('K433 Z28 R20 it hides the zombies behind it in its lane', () => {
  const t = scene({ board: { A1: 'kamaz', A3: 'ilya', B3: 'sasha', C3: 'yuri' }, rows: { humans: ['shot'] } });
  t.plays('shot').refuses(t.zombie('A3'), 'Z29').offers(t.zombie('B3'), t.zombie('C3'));
});

test('M21 zombies behind it go on, up to its field', () => {
  const t = scene({ board: { A1: 'kamaz', A3: 'ilya', A4: 'sasha' } });
  t.moves('zombies').has({ zombies: { A2: 'ilya', A3: 'sasha' } });
});
