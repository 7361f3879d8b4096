import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K151 Z79 Nest has Strength 4 and makes no own and no extra move', () => {
  const t = scene({ board: { B3: { zombie: 'nest', eggs: 0 } }, rows: { zombies: ['moonshine', 'metro'] } });
  expect(t.strengthAt('B3')).toBe(4);
  t.moves('zombies')
    .over()
    .has({ zombies: { B3: 'nest' } });
  t.uses('zombies').refuses({ do: 'play', card: 'moonshine' }, 'K271').refuses({ do: 'play', card: 'metro' }, 'K291');
});

test('K151 R16 forced moves act on it', () => {
  const t = scene({ board: { B3: 'nest' }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { B4: 'nest 1' } });
});

test('K152 it comes into play with three eggs', () => {
  const t = scene({ rows: { zombies: ['nest'] } });
  t.plays('nest', t.field('B5')).has({ zombies: { B5: 'nest' } });
  expect(t.zombieAt('B5').eggs).toBe(3);
});

test('K153 M7 R58 after the moves an egg hatches on an adjacent field that the zombies choose', () => {
  const t = scene({ board: { B5: 'nest', A5: 'sasha', C5: 'slab' }, piles: { zombies: ['vanya', 'fog'] } });
  t.moves('zombies').has({ zombies: { A4: 'sasha', B5: 'nest' } });
  t.asked('zombies', 'nest.hatch').offers(t.field('A5'), t.field('B4'));
  t.refuses(t.field('C5'), 'Z72').refuses(t.field('C4'), 'K153');
  t.chooses(t.field('B4')).over().happened({ type: 'eggHatched', left: 2 }, 'corpseRose');
  t.has({ zombies: { A4: 'sasha', B4: 'corpse', B5: 'nest' }, piles: { zombies: ['vanya'] } });
  expect(t.zombieAt('B5').eggs).toBe(2);
});

test('K153 it has to hatch: the only field is taken without a question', () => {
  const t = scene({ board: { A5: 'nest', B5: 'mamka' }, piles: { zombies: ['vanya'] } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A4: 'corpse', A5: 'nest', B5: 'mamka' }, piles: { zombies: [] } });
});

test('K154 when the last egg has hatched, Nest goes to the discard pile and is not destroyed', () => {
  const t = scene({
    board: { A5: { zombie: 'nest', eggs: 1, attached: ['ushanka'] }, B5: 'mamka' },
    piles: { zombies: ['vanya'] },
  });
  t.moves('zombies').over().happened({ type: 'eggHatched', left: 0 }, 'corpseRose');
  t.has({ zombies: { A4: 'corpse', B5: 'mamka' }, piles: { zombies: ['nest', 'ushanka'] } });
  expect(t.s.destroyed).toBe(0);
});

test('H6 K142 hatched beside Mamka a corpse has Strength 2', () => {
  const t = scene({ board: { A5: 'nest', B4: 'mamka', B5: 'slab' }, piles: { zombies: ['vanya'] } });
  t.moves('zombies').over();
  expect(t.strengthAt('A4')).toBe(2);
});

test('H7 K153 during Siberian Frost nothing hatches and no egg is lost', () => {
  const t = scene({ board: { A5: 'nest' }, piles: { zombies: ['vanya'] }, lasting: ['frost'] });
  t.moves('zombies')
    .over()
    .has({ zombies: { A5: 'nest' }, piles: { zombies: ['vanya'] } });
  expect(t.zombieAt('A5').eggs).toBe(3);
});

test('H8 M7 with an empty discard pile nothing hatches and no egg is lost', () => {
  const t = scene({ board: { A5: 'nest' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A5: 'nest' } });
  expect(t.zombieAt('A5').eggs).toBe(3);
});

test('H8 with no free field next to it nothing hatches and no egg is lost', () => {
  const t = scene({ board: { A5: 'nest', A4: 'slab', B5: 'mamka' }, piles: { zombies: ['vanya'] } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A5: 'nest', B5: 'mamka' }, piles: { zombies: ['vanya'] } });
  expect(t.zombieAt('A5').eggs).toBe(3);
});

test('K153 R10 who hatches at the end of the movement step does not move in it', () => {
  const t = scene({ board: { B1: 'nest', A1: 'slab' }, piles: { zombies: ['vanya'] } });
  t.moves('zombies')
    .chooses(t.field('C1'))
    .over()
    .has({ zombies: { B1: 'nest', C1: 'corpse' }, ending: null });
});
