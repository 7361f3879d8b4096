import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K121 Olympian has Strength 3, goes one field because he must, and a second if the zombies wish', () => {
  const t = scene({ board: { B5: 'olympian' } }).moves('zombies');
  expect(t.strengthAt('B4')).toBe(3);
  t.asked('zombies', 'movement.second').offers(t.move('B4', 'B3'), t.stay('B4')).refuses(t.move('B4', 'A4'), 'Z39');
  t.chooses(t.move('B4', 'B3'))
    .over()
    .has({ zombies: { B3: 'olympian' } });
});

test('K121 R5 he may leave it at one, and is not moved again', () => {
  const t = scene({ board: { B5: 'olympian' } }).moves('zombies');
  t.chooses(t.stay('B4'))
    .over()
    .has({ zombies: { B4: 'olympian' } });
});

test('K121 Z43 who cannot take the first step takes none', () => {
  const t = scene({ board: { B4: 'mamka', B5: 'olympian' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { B4: 'mamka', B5: 'olympian' } });
});

test('K121 Z41 his second step comes at once, before zombies behind him', () => {
  const t = scene({ board: { B3: 'olympian', B4: 'sasha' } }).moves('zombies');
  t.has({ zombies: { B2: 'olympian', B4: 'sasha' } });
  t.chooses(t.move('B2', 'B1')).has({ zombies: { B1: 'olympian', B3: 'sasha' } });
});

test('H11 K121 stopped by a zombie after one step he stays there', () => {
  const t = scene({ board: { B3: 'mamka', B5: 'olympian' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { B3: 'mamka', B4: 'olympian' } });
});

test('K122 H12 caught in Barbed Wire he takes no second step', () => {
  const t = scene({ board: { B4: 'barbedWire', B5: 'olympian' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { B4: 'olympian 2' }, things: { B4: 'barbedWire' } });
});

test('K122 H12 whoever survives a Booby Trap on the first step may take the second', () => {
  const t = scene({ board: { B4: 'boobyTrap', B5: 'olympian' } }).moves('zombies');
  t.has({ zombies: { B4: 'olympian 2' }, things: {}, piles: { humans: ['boobyTrap'] } });
  t.chooses(t.move('B4', 'B3'))
    .over()
    .has({ zombies: { B3: 'olympian 2' } });
});

test('K122 M9 a trap acts on the field of the second step, too', () => {
  const t = scene({ board: { B3: 'barbedWire', B5: 'olympian' } }).moves('zombies');
  t.chooses(t.move('B4', 'B3'))
    .over()
    .has({ zombies: { B3: 'olympian 2' }, things: { B3: 'barbedWire' } });
});

test('K123 he may enter the Barricade with the second step', () => {
  const t = scene({ board: { B2: 'olympian' } }).moves('zombies');
  t.offers(t.move('B1', 'Barricade'), t.stay('B1')).chooses(t.move('B1', 'Barricade')).over();
  t.has({ ending: 'barricade' });
});

test('K123 he may enter the Barricade with the first step', () => {
  scene({ board: { B1: 'olympian' } })
    .moves('zombies')
    .over()
    .has({ ending: 'barricade' });
});

test('R4 K122 the order is asked when a trap that strikes others lies within his two steps', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'olympian', B1: 'boobyTrap' } }).moves('zombies');
  t.asked('zombies', 'movement.order').offers(t.move('A3', 'A2'), t.move('B3', 'B2'));
});
