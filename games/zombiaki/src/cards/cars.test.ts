import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('M17 R25 a car that leaves street V is discarded', () => {
  const t = scene({ board: { A5: 'trabant', B5: 'trolleybus' } }).moves('humans');
  t.has({ things: {}, piles: { humans: ['trabant', 'trolleybus'] } });
});

test('M16 R24 R27 the car nearest the Cemetery drives first, so that those behind it do not get stuck', () => {
  const t = scene({ board: { A1: 'trabant', A2: 'kamaz', B1: 'trolleybus' } }).moves('humans');
  t.has({ things: { A2: 'trabant', A3: 'kamaz', B3: 'trolleybus' } });
});

test('R24 of cars on one street lane A drives first, then B, then C', () => {
  const t = scene({ board: { C2: 'trabant', A2: 'trabant', B2: 'kamaz' } }).moves('humans');
  t.happened(
    { type: 'carMoved', to: 6 },
    { type: 'carMoved', to: 7, car: t.pieceAt('B3') },
    { type: 'carMoved', to: 8 },
  );
});

test('H30 M19 of two cars in a lane the rear one stops behind the front one', () => {
  const t = scene({ board: { B2: 'trolleybus', B4: 'kamaz', B5: 'mamka' } }).moves('humans');
  // Mamka survives the Kamaz, which is gone before the Trolleybus drives up.
  t.has({ zombies: { B5: 'mamka 3' }, things: { B4: 'trolleybus' } });
  const jam = scene({ board: { B2: 'trolleybus', B3: 'trabant', B4: 'slab' } }).moves('humans');
  jam.has({ things: { B2: 'trolleybus', B3: 'trabant', B4: 'slab' } });
});

test.for(['slab', 'roadblock'])('M19 before %s a car stops for this turn', (obstacle) => {
  const t = scene({ board: { B2: 'trolleybus', B3: obstacle } }).moves('humans');
  t.has({ things: { B2: 'trolleybus', B3: obstacle } });
});

test.for(['barbedWire', 'manhole'])('M19 H29 a car crushes %s and drives on to its field', (trap) => {
  const t = scene({ board: { B2: 'kamaz', B3: trap } }).moves('humans');
  t.has({ things: { B3: 'kamaz' }, piles: { humans: [trap] } });
});

test('H29 M19 Trolleybus drives over Barbed Wire that holds nobody', () => {
  const t = scene({ board: { B2: 'trolleybus', B3: 'barbedWire' } }).moves('humans');
  t.has({ things: { B4: 'trolleybus' }, piles: { humans: ['barbedWire'] } });
});

test('M19 Booby Trap and the car destroy each other, and nobody beside is wounded', () => {
  const t = scene({ board: { B2: 'trolleybus', B3: 'boobyTrap', A3: 'sasha' } }).moves('humans');
  t.happened('thingExploded', 'thingRemoved', 'thingRemoved').has({
    zombies: { A3: 'sasha' },
    things: {},
    piles: { humans: ['boobyTrap', 'trolleybus'] },
  });
});
