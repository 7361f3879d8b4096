import { expect, test } from 'vitest';
import { jubileusz, mixed, type FieldName, type Scene } from '../../test/scene.ts';

const joined = (t: Scene, from: FieldName, into: FieldName) =>
  ({ do: 'pair', zombie: t.zombieAt(from).card, other: t.zombieAt(into).card }) as const;

test('P251 D3 two zombies next to each other, no pets: either goes on to the field of the other', () => {
  const t = jubileusz({ board: { A2: 'wacek', A3: 'iwan', B4: 'zenek', B3: 'dog' }, rows: { zombies: ['mass'] } });
  t.plays('mass').offers(joined(t, 'A2', 'A3'), joined(t, 'A3', 'A2'));
  t.refuses(joined(t, 'A3', 'B4'), 'P251')
    .refuses(joined(t, 'B3', 'A3'), 'P251')
    .refuses(t.zombie('B4'), 'P251');
  t.chooses(joined(t, 'A3', 'A2')).has({ zombies: { A2: 'wacek', B3: 'dog', B4: 'zenek' } });
});

test('P251 D11 without two neighbours it cannot be played', () => {
  const t = jubileusz({ board: { A2: 'wacek', B3: 'iwan' }, rows: { zombies: ['mass'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'mass' }, 'P251');
});

test('P252 P242 the new zombie has the Strength of both, no wounds and no trait; Claws stay in the sum and are gone', () => {
  for (const [from, into, as] of [
    ['B2', 'A2', 'krystynka'],
    ['A2', 'B2', 'iwan'],
  ] as const) {
    const iwan = { zombie: 'iwan', wounds: 3, bonus: 2, attached: ['claws'] };
    const t = jubileusz({ board: { A2: { zombie: 'krystynka', wounds: 1 }, B2: iwan }, rows: { zombies: ['mass'] } });
    t.plays('mass', joined(t, from, into));
    t.happened('cardPlayed', 'cardDetached', { type: 'zombiesMerged', strength: 7 });
    t.has({ zombies: { [into]: as }, piles: { zombies: ['claws', 'mass'] } });
    expect([t.strengthAt(into), t.zombieAt(into).effect]).toEqual([7, 'walker']);
  }
});

test('P242 K194 in a pack Felt Boots leave their point in the sum and are gone, too', () => {
  const t = mixed({
    board: { A2: { zombie: 'sasha', attached: ['feltBoots'] }, A3: 'fedya' },
    rows: { zombies: ['mass'] },
  });
  t.plays('mass', joined(t, 'A3', 'A2')).has({ zombies: { A2: 'sasha' }, piles: { zombies: ['feltBoots', 'mass'] } });
  expect(t.strengthAt('A2')).toBe(7);
});

test('P251 K451 whoever is held fast can be joined by another, but does not go', () => {
  const t = jubileusz({ board: { A2: { zombie: 'wacek', held: 1 }, A3: 'iwan' }, rows: { zombies: ['mass'] } });
  t.plays('mass').has({ zombies: { A2: 'wacek' } });
  expect(t.strengthAt('A2')).toBe(8);
});

test('P252 D10 when it is killed both cards go to the discard pile', () => {
  const t = jubileusz({
    board: { A2: 'corpse', A3: 'krzysztof' },
    rows: { zombies: ['mass'], humans: ['longBurst'] },
  });
  t.plays('mass', joined(t, 'A2', 'A3')).ends();
  t.plays('longBurst').has({ zombies: {}, piles: { zombies: ['krzysztof', 'mass', 'mass'] } });
});

test('P253 J32 one Human Shield stays; Boss, Teddy Bear and Concrete Shoes stay as they are', () => {
  const t = jubileusz({
    board: {
      A2: { zombie: 'wacek', attached: ['humanShield', 'boss'] },
      A3: { zombie: 'iwan', attached: ['humanShield', 'teddy', 'concreteShoes'] },
    },
    rows: { zombies: ['mass'] },
  });
  t.plays('mass', joined(t, 'A2', 'A3')).has({ zombies: { A3: 'iwan' }, piles: { zombies: ['humanShield', 'mass'] } });
  const { attached } = t.view(null).zombies[0]!;
  expect(attached.map(({ name, left }) => `${name} ${left}`)).toEqual([
    'humanShield 0',
    'teddy 4',
    'concreteShoes 0',
    'boss 3',
  ]);
});

test('P254 J9 netted zombies are joined only with one another, and stay in the Net', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'wacek', netted: true }, A3: { zombie: 'stefan', netted: true }, B2: 'iwan' },
    rows: { zombies: ['mass'] },
  });
  t.plays('mass').offers(joined(t, 'A2', 'A3'), joined(t, 'A3', 'A2'));
  t.refuses(joined(t, 'A2', 'B2'), 'P254')
    .refuses(joined(t, 'B2', 'A2'), 'P254')
    .refuses(t.zombie('B2'), 'P254');
  t.chooses(joined(t, 'A2', 'A3'));
  expect([t.strengthAt('A3'), t.zombieAt('A3').netted]).toEqual([7, true]);
});

test('P255 nobody leaves or enters a lane closed by Barrier, but inside it two may be joined', () => {
  const t = jubileusz({
    board: { A1: 'barrier', A2: 'wacek', A3: 'zenek', B2: 'iwan' },
    rows: { zombies: ['mass'] },
  });
  t.plays('mass').offers(joined(t, 'A2', 'A3'), joined(t, 'A3', 'A2'));
  t.refuses(joined(t, 'A2', 'B2'), 'P255').refuses(joined(t, 'B2', 'A2'), 'P255');
});

test('P256 a trap under the other is not set off', () => {
  const t = jubileusz({ board: { A2: ['iwan', 'carBomb'], B2: 'corpse' }, rows: { zombies: ['mass'] } });
  t.plays('mass', joined(t, 'B2', 'A2')).has({ zombies: { A2: 'iwan' }, things: { A2: 'carBomb' } });
  const hole = jubileusz({ board: { A2: ['iwan', 'hole'], B2: 'corpse' }, rows: { zombies: ['mass'] } });
  hole.plays('mass', joined(hole, 'B2', 'A2')).has({ zombies: { A2: 'iwan' }, things: { A2: 'hole' } });
});

test('P257 Concrete Shoes of the one that moves wound it first', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'wacek', attached: ['concreteShoes'] }, A3: 'iwan' },
    rows: { zombies: ['mass', 'mass'] },
  });
  t.plays('mass', joined(t, 'A2', 'A3')).has({ zombies: { A3: 'iwan' } });
  expect(t.strengthAt('A3')).toBe(7);
});

test('P257 and whoever dies of them is not joined, even if its card still lies there', () => {
  const dead = jubileusz({
    board: { A2: { zombie: 'wacek', wounds: 2, attached: ['concreteShoes'] }, A3: 'iwan' },
    rows: { zombies: ['mass'] },
  });
  dead.plays('mass', joined(dead, 'A2', 'A3')).has({ zombies: { A3: 'iwan' }, piles: { zombies: ['mass', 'wacek'] } });
  const twins = jubileusz({
    board: { A2: { zombie: 'siamese', wounds: 1, attached: ['concreteShoes'] }, A3: 'iwan' },
    rows: { zombies: ['mass'] },
  });
  twins.plays('mass', joined(twins, 'A2', 'A3')).has({ zombies: { A2: 'corpse', A3: 'iwan' } });
  expect(twins.strengthAt('A3')).toBe(5);
});

test('P258 it takes nobody on to the Barricade', () => {
  const t = jubileusz({ board: { A1: 'wacek', B1: 'iwan' }, rows: { zombies: ['mass'] } });
  t.plays('mass').refuses(t.move('A1', 'Barricade'), 'P251');
  t.chooses(joined(t, 'A1', 'B1')).has({ zombies: { B1: 'iwan' }, ending: null });
});

test('P259 neither Hunger nor an order of Boss moves it in the same turn', () => {
  const t = jubileusz({
    board: { A3: 'corpse', B3: 'krzysztof', C5: { zombie: 'iwan', attached: ['boss'] }, C3: 'wacek', A5: 'zenek' },
    rows: { zombies: ['mass', 'hunger'] },
  });
  t.plays('mass', joined(t, 'A3', 'B3'));
  t.plays('hunger').refuses(t.zombie('B3'), 'P259').chooses(t.zombie('A5'));
  t.chooses({ do: 'use', ability: 'boss', zombie: t.cardAt('C5') });
  t.refuses(t.move('B3', 'B2'), 'P259').chooses(t.move('C3', 'C2')).ends();
  t.turn('zombies');
  expect(t.zombieAt('B2').strength).toBe(3);
});

test('R66 a zombie on a wall may be joined by a weak one', () => {
  const t = jubileusz({ board: { A2: ['iwan', 'wall'], A3: 'corpse' }, rows: { zombies: ['mass'] } });
  t.plays('mass', joined(t, 'A3', 'A2')).has({ zombies: { A2: 'iwan' }, things: { A2: 'wall' } });
});
