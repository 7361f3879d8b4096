import { expect, test } from 'vitest';
import { scene, type Scene } from '../test/scene.ts';
import { zombiaki } from './game.ts';
import { missing } from './missing.ts';
import type { Choice } from './state.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { view } from './view.ts';

const name = (seat: number): string => ['Ann', 'Bob'][seat]!;
const play = (card: string): Choice => ({ do: 'play', card });

/** What both languages tell the seat that is asked. */
function told(t: Scene, choice: Choice, seat = t.s.kernel.asks[0]!.seat): readonly [en: string, pl: string] {
  const reason = missing(view(t.s, seat), seat, choice, zombiaki.why(t.s, seat, choice)!);
  return [en.reason(reason, name), pl.reason(reason, name)];
}

test('R17 Z29 K281 a shot without a free line is told what is in each lane', () => {
  const t = scene({ board: { B4: 'sasha', B2: 'kamaz' }, rows: { humans: ['shot'] } }).uses('humans');
  expect(told(t, play('shot'))).toEqual([
    'No line of fire is free. Lane A: no target; lane B: Kamaz (B2) is in the way; lane C: no target.',
    'Żadna linia strzału nie jest wolna. Tor A: brak celu; tor B: zasłania Kamaz (B2); tor C: brak celu.',
  ]);
});

test('R17 whoever is nearer is named', () => {
  const board = { A2: 'sasha', A4: 'ilya', B2: 'yuri' };
  const t = scene({ board, rows: { humans: ['shot'] } }).plays('shot');
  expect(told(t, t.zombie('A4'))[0]).toBe('Sasha (A2) is nearer: a shot takes the first in its lane.');
});

test('Z77 K211 K401 J34 what the board lacks', () => {
  const zombies = ['sasha', 'steroids'];
  const full = scene({ board: { A5: 'ilya', B5: 'yuri', C5: 'fedya' }, rows: { zombies } }).uses('zombies');
  expect(told(full, play('sasha'))[0]).toBe('There is no free field for it on street V.');
  expect(told(full, play('steroids'))).toEqual(['No zombie is wounded.', 'Żaden zombiak nie jest ranny.']);
  const empty = scene({ rows: { humans: ['bait', 'radio'] } }).uses('humans');
  expect(told(empty, play('bait'))[0]).toBe('There is no zombie on the board that it could act on.');
  expect(told(empty, play('frost'))[0]).toBe('This card is not in your row: Siberian Frost.');
});

test('Z43 Z41 Z42 K501 what keeps a zombie from going there', () => {
  const board = { A1: { zombie: 'fedya', attached: ['chains'] }, B3: 'vladek', C3: 'ilya', A3: 'slab', C5: 'yuri' };
  const t = scene({ board }).moves('zombies').asked('zombies', 'movement.order');
  expect(told(t, t.move('B3', 'C3'))).toEqual(['This field is taken: Ilya (C3).', 'To pole jest zajęte: Ilja (C3).']);
  expect(told(t, t.move('B3', 'A3'))[0]).toBe('Vladek (B3) cannot get past: Concrete Slab (A3).');
  expect(told(t, t.move('A1', 'Barricade'))[1]).toBe('Fiedia (A1) nie może się ruszyć z powodu karty „Łańcuchy”.');
  expect(told(t, t.move('C5', 'C4'))[0]).toBe('Now the zombies of street III move.');
  expect(told(t, t.stay('C3'))[0]).toBe('Ilya (C3) can go on, and so must.');
});

test('Z32 whoever waits is told who decides', () => {
  const t = scene({ rows: { zombies: ['sasha'], humans: ['shot'] } }).uses('zombies');
  expect(told(t, play('shot'), 1)[0]).toBe('It is not up to you now: Ann decides.');
});

test('P342 the card that comes first is named', () => {
  const board = { A3: 'wacek', B3: 'zenek' };
  const t = scene({ options: { deck: 'jubileusz' }, board, rows: { zombies: ['bucket', 'iwan'] } }).uses('zombies');
  expect(told(t, play('iwan'))[0]).toBe('This card in your row comes before everything else: Bucket.');
});
