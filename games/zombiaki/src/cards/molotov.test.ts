import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K361 K362 the target and a neighbour of the humans’ choice take 1 wound each, and nobody goes back', () => {
  const t = scene({ board: { B3: 'ilya', A3: 'sasha', B4: 'fedya', C4: 'yuri' }, rows: { humans: ['molotov'] } });
  t.plays('molotov', t.zombie('B3')).asked('humans', 'molotov.second').offers(t.zombie('A3'), t.zombie('B4'));
  t.refuses(t.zombie('C4'), 'K361');
  t.chooses(t.zombie('B4')).has({
    zombies: { A3: 'sasha', B3: 'ilya 1', B4: 'fedya 1', C4: 'yuri' },
    piles: { humans: ['molotov'] },
  });
});

test('K361 M1 a single neighbour is not asked for, and a corner is none', () => {
  const t = scene({ board: { A3: 'ilya', A2: 'sasha', B4: 'fedya' }, rows: { humans: ['molotov'] } });
  t.plays('molotov', t.zombie('A3')).has({ zombies: { A2: 'sasha 1', A3: 'ilya 1', B4: 'fedya' } });
});

test('K361 R43 without a neighbour the target alone is wounded', () => {
  const t = scene({ board: { A3: 'ilya', C3: 'sasha' }, rows: { humans: ['molotov'] } });
  t.plays('molotov', t.zombie('A3')).has({ zombies: { A3: 'ilya 1', C3: 'sasha' } });
});

test('K173 K361 a Hostage spares only his own zombie', () => {
  const t = scene({
    board: { A3: { zombie: 'ilya', attached: ['hostage'] }, A4: 'sasha' },
    rows: { humans: ['molotov'] },
  });
  t.plays('molotov').has({ zombies: { A3: 'ilya', A4: 'sasha 1' }, piles: { zombies: ['hostage'] } });
});

test('K363 it is aimed at zombies of streets I to III', () => {
  const t = scene({ board: { A1: 'ilya', B3: 'sasha', C4: 'fedya', C5: 'yuri' }, rows: { humans: ['molotov'] } });
  t.plays('molotov').offers(t.zombie('A1'), t.zombie('B3')).refuses(t.zombie('C4'), 'K363');
});

test('K363 M12 with zombies on streets IV and V only it cannot be played', () => {
  const t = scene({ board: { C4: 'fedya', C5: 'yuri' }, rows: { humans: ['molotov'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'molotov' }, 'K363');
});

test('H18 K363 it flies through fog and over a slab', () => {
  const t = scene({ board: { A1: 'slab', A3: 'ilya' }, lasting: ['fog:A'], rows: { humans: ['molotov'] } });
  t.plays('molotov').has({ zombies: { A3: 'ilya 1' } });
});
