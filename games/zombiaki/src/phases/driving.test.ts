import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('Z47 Z37 every car drives toward the Cemetery, as many fields as its card gives', () => {
  const t = scene({ board: { A1: 'kamaz', B2: 'trolleybus', C3: 'trabant' } }).moves('humans');
  t.over().has({ things: { A2: 'kamaz', B4: 'trolleybus', C4: 'trabant' } });
});

test('R24 the car nearest the Cemetery drives first, so that the one behind has room', () => {
  const t = scene({ board: { A1: 'kamaz', A2: 'trabant' } }).moves('humans');
  t.over().has({ things: { A2: 'kamaz', A3: 'trabant' } });
  t.happened({ type: 'carMoved', from: 3, to: 6 }, { type: 'carMoved', from: 0, to: 3 });
});

test('R24 on one street lane A goes first, then B, then C', () => {
  const t = scene({ board: { C2: 'kamaz', A2: 'trabant', B2: 'trolleybus' } }).moves('humans');
  t.over();
  expect(t.s.kernel.events.map((e) => (e.type === 'carMoved' ? e.from : null))).toEqual([3, 4, 7, 5]);
});

test('R25 a car that leaves street V goes to the human discard pile', () => {
  const t = scene({ board: { A5: 'kamaz', B4: 'trolleybus' } }).moves('humans');
  t.over().has({ things: {}, piles: { humans: ['kamaz', 'trolleybus'] } });
  t.happened({ type: 'thingRemoved', field: 12 }, { type: 'carMoved', to: 13 }, { type: 'thingRemoved', field: 13 });
});

test('R27 a car that can drive has to, though the humans would rather keep it', () => {
  const t = scene({ board: { A1: 'trabant', A2: { zombie: 'ilya' } } }).moves('humans');
  t.over().has({ things: {}, zombies: { A2: 'ilya 2' }, piles: { humans: ['trabant'] } });
});

test('R28 a car put down in step 5 drives for the first time in the next human turn', () => {
  const t = scene({ rows: { humans: ['kamaz', 'bait', 'radio'] }, decks: { humans: [] } }).turn('humans');
  t.chooses({ do: 'keep' }).plays('kamaz', t.field('A1')).ends();
  t.has({ things: { A1: 'kamaz' }, active: 'zombies' });
  t.chooses({ do: 'discard', card: t.view('zombies').rows[0][0]!.name }).ends();
  t.has({ things: { A2: 'kamaz' }, active: 'humans' });
});

test('R26 what happens when a car meets a zombie is said by its card', () => {
  const t = scene({ board: { A1: 'kamaz', A2: 'sasha', C1: 'trabant', C2: 'fedya' } }).moves('humans');
  t.over().has({ zombies: { C2: 'fedya 2' }, things: { A2: 'kamaz' } });
});
