import { expect, test } from 'vitest';
import { mixed, scene } from '../../test/scene.ts';

test('K454 M4 it is laid on a field of streets I to IV without any card, also right in front of a zombie', () => {
  const t = scene({ board: { A3: 'sasha', B1: 'slab' }, rows: { humans: ['barbedWire'] } });
  t.plays('barbedWire').refuses(t.field('C5'), 'K454').refuses(t.field('A3'), 'Z72').refuses(t.field('B1'), 'Z72');
  t.chooses(t.field('A2')).has({ things: { A2: 'barbedWire', B1: 'slab' }, piles: { humans: [] } });
});

test('K451 K452 M9 who enters in the movement step takes 2 wounds and is held to the end of the following one', () => {
  const t = scene({ board: { A3: 'ilya', A2: 'barbedWire' } }).moves('zombies');
  t.happened('zombieMoved', 'trapSprung', 'zombieWounded', 'zombieHeld');
  t.has({ zombies: { A2: 'ilya 2' }, things: { A2: 'barbedWire' } });
  t.moves('zombies').has({ zombies: { A2: 'ilya 2' }, things: {}, piles: { humans: ['barbedWire'] } });
  t.moves('zombies').has({ zombies: { A1: 'ilya 2' } });
});

test('K451 who enters at another time is held to the end of the next movement step', () => {
  const t = scene({ board: { A3: 'ilya', A2: 'barbedWire' }, rows: { zombies: ['moonshine'] } });
  t.plays('moonshine', t.move('A3', 'A2')).has({ zombies: { A2: 'ilya 2' } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { A2: 'ilya 2' }, things: {} });
  t.moves('zombies').has({ zombies: { A1: 'ilya 2' } });
});

test('K451 M25 who is pushed in during the movement step of the humans is held no longer than that, either', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: 'ilya', B4: 'barbedWire' } }).moves('humans');
  t.has({ zombies: { B4: 'ilya 2' }, things: { B3: 'trolleybus', B4: 'barbedWire' } });
  t.moves('zombies').has({
    zombies: { B4: 'ilya 2' },
    things: { B3: 'trolleybus' },
    piles: { humans: ['barbedWire'] },
  });
});

test('K451 a held zombie makes no extra move', () => {
  const t = scene({
    board: { A2: [{ zombie: 'ilya', held: 1 }, 'barbedWire'], B4: 'sasha' },
    rows: { zombies: ['moonshine'] },
  });
  t.plays('moonshine').refuses(t.move('A2', 'A1'), 'K451');
});

test('K453 a forced move takes a held zombie out, and the wire is gone', () => {
  const t = scene({ board: { A2: [{ zombie: 'ilya', held: 2 }, 'barbedWire'] }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { A3: 'ilya 1' }, things: {}, piles: { humans: ['barbedWire', 'shot'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { A2: 'ilya 1' } });
});

test('K453 K291 Metro takes a held zombie out, and the wire is gone', () => {
  const t = scene({ board: { A2: [{ zombie: 'ilya', held: 1 }, 'barbedWire'] }, rows: { zombies: ['metro'] } });
  t.plays('metro', t.move('A2', 'C2')).has({ zombies: { C2: 'ilya' }, things: {}, piles: { humans: ['barbedWire'] } });
});

test('K453 with a held zombie that is destroyed the wire is gone', () => {
  const t = scene({
    board: { A2: [{ zombie: 'sasha', held: 1, wounds: 2 }, 'barbedWire'] },
    rows: { humans: ['shot'] },
  });
  t.plays('shot').has({ zombies: {}, things: {}, piles: { zombies: ['sasha'], humans: ['barbedWire', 'shot'] } });
});

test('K451 K453 a zombie that its wound destroys takes the wire along', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', wounds: 2 }, A2: 'barbedWire' } }).moves('zombies');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['sasha'], humans: ['barbedWire'] } });
});

test('K174 K451 a Hostage takes the wound, but the zombie is held', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', attached: ['hostage'] }, A2: 'barbedWire' } }).moves('zombies');
  t.has({ zombies: { A2: 'sasha' }, things: { A2: 'barbedWire' }, piles: { zombies: ['hostage'] } });
  t.moves('zombies').has({ zombies: { A2: 'sasha' }, things: {} });
});

test('K192 K451 felt boots are wounded and not held, and the wire is gone at once', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', attached: ['feltBoots'] }, A2: 'barbedWire' } }).moves('zombies');
  t.has({ zombies: { A2: 'sasha 2' }, things: {}, piles: { humans: ['barbedWire'] } });
  t.moves('zombies').has({ zombies: { A1: 'sasha 2' } });
});

test('K451 K162 a Matryoshka that shrinks in it is held', () => {
  const t = scene({ board: { A3: { zombie: 'matryoshka', wounds: 3 }, A2: 'barbedWire' } }).moves('zombies');
  t.has({ zombies: { A2: 'smallDoll' }, things: { A2: 'barbedWire' } });
  t.moves('zombies').has({ zombies: { A2: 'smallDoll' }, things: {} });
});

test('K511 K451 a movement step without movement ends the hold as well', () => {
  const t = scene({ board: { A2: [{ zombie: 'ilya', held: 1 }, 'barbedWire'] }, lasting: ['frost'] });
  t.moves('zombies').has({ zombies: { A2: 'ilya' }, things: {} });
});

test('M9 zombies put into play do not set it off', () => {
  const t = scene({ board: { A5: 'barbedWire' }, rows: { zombies: ['sasha'] } });
  t.plays('sasha').offers(t.field('B5'), t.field('C5')).refuses(t.field('A5'), 'Z76');
});

test('K453 P142 Siamese Twins that it kills lie down unhurt and unheld, and it is gone', () => {
  const t = mixed({ board: { B3: { zombie: 'siamese', wounds: 1 }, B2: 'barbedWire' } });
  t.moves('zombies').has({ zombies: { B2: 'corpse' }, things: {} });
  expect(t.zombieAt('B2').held).toBe(0);
});

test('R69 K452 P202 wire that holds somebody does not act on another who comes there', () => {
  const t = mixed({ board: { B2: [{ zombie: 'ilya', held: 2 }, 'barbedWire'], B3: 'cat' } }).moves('zombies');
  t.chooses(t.move('B3', 'B2')).has({ zombies: { B2: ['ilya', 'cat'] }, things: { B2: 'barbedWire' } });
  expect(t.s.zombies.map(({ held }) => held)).toEqual([2, 0]);
});
