import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K481 Militia Roadblock: no own move begins or ends in its lane, not even on to the Barricade', () => {
  const t = scene({ board: { A1: 'roadblock', A3: 'sasha', B3: 'fedya', C1: 'slab' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A3: 'sasha', B2: 'fedya' } });
});

test('K481 H14 agile zombies step neither out of the lane nor into it', () => {
  const t = scene({ board: { A1: 'roadblock', A3: 'vladek', B4: 'misha' } }).moves('zombies');
  t.asked('zombies', 'movement.step').offers(t.move('B4', 'B3'), t.move('B4', 'C4'));
  t.refuses(t.move('B4', 'A4'), 'K481');
  t.chooses(t.move('B4', 'C4')).has({ zombies: { A3: 'vladek', C4: 'misha' } });
});

test('K481 no extra move either', () => {
  const t = scene({ board: { A1: 'roadblock', A3: 'sasha', B4: 'fedya' }, rows: { zombies: ['moonshine'] } });
  t.plays('moonshine').offers(t.move('B4', 'B3'), t.move('B4', 'C4'));
  t.refuses(t.move('A3', 'A2'), 'K481').refuses(t.move('B4', 'A4'), 'K481');
});

test('K482 forced moves are not stopped', () => {
  const t = scene({ board: { A1: 'roadblock', A3: 'sasha' }, rows: { humans: ['shot', 'bait'] } });
  t.plays('shot').has({ zombies: { A4: 'sasha 1' } });
  t.plays('bait', t.move('A4', 'B4')).has({ zombies: { B4: 'sasha 1' } });
});

test('K482 Metro is not stopped, and zombies may be put into play in the lane', () => {
  const t = scene({ board: { A1: 'roadblock', A3: 'sasha' }, rows: { zombies: ['metro', 'fedya'] } });
  t.plays('metro', t.move('A3', 'C3')).plays('fedya', t.field('A5'));
  t.has({ zombies: { C3: 'sasha', A5: 'fedya' } });
});

test('K483 Z72 Roadblock lies on a field of street I without any card', () => {
  const t = scene({ board: { A1: 'sasha' }, rows: { humans: ['roadblock'] } });
  t.plays('roadblock').offers(t.field('B1'), t.field('C1'));
  t.refuses(t.field('B2'), 'K483').refuses(t.field('A1'), 'Z72').refuses(t.lane('B'), 'K483');
  t.chooses(t.field('C1')).has({ things: { C1: 'roadblock' }, piles: { humans: [] } });
});

test('K483 M10 R2 Roadblock is gone when the next human turn begins, not before', () => {
  const t = scene({ board: { A1: 'roadblock', A4: 'sasha' }, rows: { zombies: [] } }).turn('zombies');
  t.has({ zombies: { A4: 'sasha' }, things: { A1: 'roadblock' } });
  const next = scene({ board: { A1: 'roadblock', A4: 'sasha' } }).turn('humans');
  next.has({ things: {}, piles: { humans: ['roadblock'] } });
});

test('K491 Concrete Slab: nobody enters its field, by whatever move', () => {
  const t = scene({ board: { A3: 'slab', A4: 'ilya', B3: 'vladek', B2: 'mamka', C3: 'nest' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A4: 'ilya', B3: 'vladek', B2: 'mamka', C3: 'nest' } });
  const forced = scene({ board: { A2: 'ilya', A3: 'slab' }, rows: { humans: ['shot'] } });
  forced.plays('shot').has({ zombies: { A2: 'ilya 1' }, things: { A3: 'slab' } });
});

test('K492 it has 2 markers, loses one to each zombie it stops, and is gone then; the zombie goes on a turn later', () => {
  const t = scene({ board: { A4: 'sasha' }, rows: { humans: ['slab'] } });
  const markers = () => t.s.things.map(({ left }) => left);
  t.plays('slab', t.field('A3')).ends();
  expect(markers()).toEqual([2]);
  t.moves('zombies');
  expect(markers()).toEqual([1]);
  t.moves('zombies').has({ zombies: { A4: 'sasha' }, things: {}, piles: { humans: ['slab'] } });
  t.moves('zombies').has({ zombies: { A3: 'sasha' } });
});

test('K493 one that steps aside does not wear it', () => {
  const t = scene({ board: { A3: 'slab', A4: 'vladek' } }).moves('zombies');
  t.over().has({ zombies: { B4: 'vladek' }, things: { A3: 'slab' } });
  expect(t.s.things[0]!.left).toBe(2);
});

test('K492 R7 an agile zombie that stays by the other reading wears it', () => {
  const t = scene({ options: { sideStep: 'may' }, board: { A3: 'slab', A4: 'vladek' } }).moves('zombies');
  t.chooses(t.stay('A4'));
  expect(t.s.things[0]!.left).toBe(1);
});

test('K493 one that something else stops does not wear it, nor Mamka and Nest', () => {
  const left = (board: Parameters<typeof scene>[0]) => {
    const t = scene(board).moves('zombies');
    return t.s.things.find(({ card }) => card === t.thingAt('A3'))!.left;
  };
  const slab = { A3: 'slab' } as const;
  expect(left({ board: { ...slab, A4: 'sasha', A1: 'roadblock' } })).toBe(2);
  expect(left({ board: { ...slab, A4: 'sasha' }, lasting: ['frost'] })).toBe(2);
  expect(left({ board: { ...slab, A4: 'sasha', A1: 'trabant' } })).toBe(2);
  expect(left({ board: { ...slab, A4: { zombie: 'sasha', attached: ['chains'] } } })).toBe(2);
  expect(left({ board: { ...slab, A4: [{ zombie: 'sasha', held: 1 }, 'barbedWire'] } })).toBe(2);
  expect(left({ board: { ...slab, A4: 'mamka' } })).toBe(2);
  expect(left({ board: { ...slab, A4: 'nest' } })).toBe(2);
  expect(left({ board: { ...slab, A5: 'sasha' } })).toBe(2);
});

test('K494 H28 Z28 on street I it hides streets II to V of its lane', () => {
  const t = scene({ board: { A1: 'slab', A2: 'ilya', A5: 'sasha', B2: 'yuri' }, rows: { humans: ['chains', 'shot'] } });
  t.plays('shot').has({ zombies: { A2: 'ilya', A5: 'sasha', B3: 'yuri 1' } });
  t.plays('chains').has({ zombies: { A2: 'ilya', A5: 'sasha', B3: 'yuri 1' } });
  expect(t.zombieAt('B3').attached).toHaveLength(1);
});

test('K495 Z72 Slab lies on a field of streets I to IV without any card, also right in front of a zombie', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { humans: ['slab'] } });
  t.plays('slab').refuses(t.field('B5'), 'K495').refuses(t.field('A3'), 'Z72').refuses(t.zombie('A3'), 'K495');
  t.chooses(t.field('A2')).has({ things: { A2: 'slab' } });
});
