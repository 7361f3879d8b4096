import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const jubileusz = { deck: 'jubileusz' } as const;

test('K201 M22 Pickaxe may take any card of the humans on the board, and Chains on a zombie', () => {
  const t = scene({
    board: {
      B1: 'trolleybus',
      A1: 'roadblock',
      C2: 'slab',
      A3: [{ zombie: 'sasha', held: 1 }, 'barbedWire'],
      C4: { zombie: 'fedya', attached: ['chains', 'hostage'] },
    },
    rows: { zombies: ['pickaxe'] },
    lasting: ['frost'],
  });
  const chains: Choice = { do: 'thing', thing: t.zombieAt('C4').attached[0]!.card };
  t.plays('pickaxe').offers(t.thing('A1'), t.thing('B1'), t.thing('C2'), t.thing('A3'), chains);
  t.refuses(t.zombie('A3'), 'K201').refuses({ do: 'thing', thing: t.s.lasting[0]!.card }, 'K201');
  t.refuses(t.field('C5'), 'K201');
  t.chooses(chains).has({ piles: { zombies: ['pickaxe'], humans: ['chains'] } });
  expect(t.zombieAt('C4').attached).toHaveLength(1);
});

test('K201 M22 a car is discarded', () => {
  const t = scene({ board: { B1: 'trabant', B3: 'sasha' }, rows: { zombies: ['pickaxe'] } });
  t.plays('pickaxe').has({ things: {}, piles: { zombies: ['pickaxe'], humans: ['trabant'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { B2: 'sasha' } });
});

test('K201 wire that holds a zombie lets it go', () => {
  const t = scene({
    board: { B3: [{ zombie: 'sasha', held: 1 }, 'barbedWire'] },
    rows: { zombies: ['pickaxe'] },
  });
  t.plays('pickaxe').has({ zombies: { B3: 'sasha' }, things: {}, piles: { humans: ['barbedWire'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { B2: 'sasha' } });
});

test('K201 nothing about the card is set off', () => {
  const t = scene({ board: { B3: 'boobyTrap', B4: 'sasha' }, rows: { zombies: ['pickaxe'] } });
  t.plays('pickaxe').has({ zombies: { B4: 'sasha' }, things: {}, piles: { humans: ['boobyTrap'] } });
});

test('K201 M12 without such a card it cannot be played', () => {
  scene({ board: { B3: 'sasha' }, rows: { zombies: ['pickaxe'] }, lasting: ['frost'] })
    .uses('zombies')
    .refuses({ do: 'play', card: 'pickaxe' }, 'K201');
});

test('P301 P304 a card goes from under a zombie, and nothing is set off', () => {
  const t = scene({
    options: jubileusz,
    board: { B3: ['stefan', 'carBomb'] },
    rows: { zombies: ['pickaxe2013'] },
  });
  t.plays('pickaxe2013').has({ zombies: { B3: 'stefan' }, things: {}, piles: { humans: ['carBomb'] } });
});

test('P302 Concrete Shoes are taken off', () => {
  const t = scene({
    options: jubileusz,
    board: { B3: { zombie: 'stefan', attached: ['concreteShoes'] } },
    rows: { zombies: ['pickaxe2013'] },
  });
  t.plays('pickaxe2013').has({ zombies: { B3: 'stefan' }, piles: { humans: ['concreteShoes'] } });
  expect(t.zombieAt('B3').attached).toEqual([]);
});

test('P302 Net is cut: all in it are free', () => {
  const t = scene({
    options: jubileusz,
    board: { B3: { zombie: 'wacek', netted: true }, A3: { zombie: 'zenek', netted: true } },
    lasting: ['net'],
    rows: { zombies: ['pickaxe2013'] },
  });
  t.plays('pickaxe2013').has({ lasting: [], piles: { zombies: ['pickaxe2013'], humans: ['net'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { B2: 'wacek', A2: 'zenek' } });
});

test('P303 P616 Hole cannot be removed', () => {
  const t = scene({
    options: jubileusz,
    board: { B3: 'hole', A2: 'wall', C2: 'junkWall' },
    rows: { zombies: ['pickaxe2013'] },
  });
  t.plays('pickaxe2013').offers(t.thing('A2'), t.thing('C2')).refuses(t.thing('B3'), 'P303');
});

test('P301 P303 with nothing but a Hole it cannot be played', () => {
  scene({ options: jubileusz, board: { B3: 'hole' }, rows: { zombies: ['pickaxe2013'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'pickaxe2013' }, 'P301');
});
