import { expect, test } from 'vitest';
import { jubileusz, mixed, scene } from '../../test/scene.ts';

test('Z37 Z39 every zombie goes one field forward', () => {
  const t = scene({ board: { A3: 'sasha', C5: 'fedya' } }).moves('zombies');
  t.over().has({ zombies: { A2: 'sasha', C4: 'fedya' } });
});

test('Z38 Z48 cars stand still in the zombie turn, zombies in the human turn', () => {
  const t = scene({ board: { A3: 'sasha', C2: 'kamaz' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A2: 'sasha' }, things: { C2: 'kamaz' } });
  t.moves('humans')
    .over()
    .has({ zombies: { A2: 'sasha' }, things: { C3: 'kamaz' } });
});

test('Z41 Z45 the nearest to the Barricade goes first, and the one behind follows into its field', () => {
  const t = scene({ board: { A4: 'sasha', A3: 'fedya', B5: 'yuri' } }).moves('zombies');
  t.over().has({ zombies: { A2: 'fedya', A3: 'sasha', B4: 'yuri' } });
  const names = t.s.kernel.events.map((e) => (e.type === 'zombieMoved' ? e.zombie.name : e.type));
  expect(names).toEqual(['fedya', 'sasha', 'yuri']);
});

test('Z43 Z44 Z46 R52 a zombie that is kept from moving stops the column behind it', () => {
  const t = scene({ board: { A3: { zombie: 'fedya', attached: ['chains'] }, A4: 'sasha', A5: 'yuri' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A3: 'fedya', A4: 'sasha', A5: 'yuri' } });
});

test('Z46 Z40 … but not those of the column that can go sideways', () => {
  const t = scene({ board: { A3: { zombie: 'fedya', attached: ['chains'] }, A4: 'styopa', A5: 'yuri' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A3: 'fedya', B4: 'styopa', A4: 'yuri' } });
});

test('Z42 a zombie that can move must, even on to a trap that destroys it', () => {
  const t = scene({ board: { B3: 'grishka', B2: 'manhole' } }).moves('zombies');
  t.over().has({ zombies: {}, piles: { zombies: ['grishka'], humans: ['manhole'] } });
});

test('Z49 Z16 from street V a zombie needs five moves to the Barricade', () => {
  const t = scene({ board: { B5: 'sasha' } });
  for (const at of ['B4', 'B3', 'B2', 'B1'] as const) {
    t.moves('zombies')
      .over()
      .has({ zombies: { [at]: 'sasha' }, ending: null });
  }
  t.moves('zombies').over().has({ ending: 'barricade' });
});

test('Z90 R33 a zombie of street I steps on to the Barricade and wins; nobody behind it moves any more', () => {
  const t = scene({ board: { A1: 'sasha', A2: 'fedya' } }).moves('zombies');
  t.over().happened(
    { type: 'zombieMoved', from: 0, to: -1, how: 'own' },
    { type: 'gameEnded', ending: 'barricade', winner: 0 },
  );
  expect(t.zombieAt('A2').moved).toBe(false);
});

test('Z40 R6 an agile zombie with a free way goes forward or to either side, as its owner likes', () => {
  const t = scene({ board: { B3: 'vladek' } }).moves('zombies');
  t.asked('zombies', 'movement.step').offers(t.move('B3', 'B2'), t.move('B3', 'A3'), t.move('B3', 'C3'));
  t.refuses(t.stay('B3'), 'Z42').refuses(t.move('B3', 'B4'), 'Z39');
  t.chooses(t.move('B3', 'C3'))
    .over()
    .has({ zombies: { C3: 'vladek' } });
});

test('R6 … but only to a side that it can enter', () => {
  const t = scene({ board: { B3: 'misha', A3: 'slab', C3: { zombie: 'nest', eggs: 0 } } }).moves('zombies');
  t.over().has({ zombies: { B2: 'misha', C3: 'nest' } });
});

const BARRED = { B2: { zombie: 'sasha', attached: ['chains'] }, B3: 'vladek' } as const;

test('R7 an agile zombie that cannot go forward has to step aside', () => {
  const t = scene({ board: BARRED }).moves('zombies');
  t.offers(t.move('B3', 'A3'), t.move('B3', 'C3')).refuses(t.stay('B3'), 'R7').refuses(t.move('B3', 'B2'), 'Z43');
  t.chooses(t.move('B3', 'A3'))
    .over()
    .has({ zombies: { A3: 'vladek', B2: 'sasha' } });
});

test('R7 … or may stay, if the table has chosen so', () => {
  const t = scene({ board: BARRED, options: { sideStep: 'may' } }).moves('zombies');
  t.offers(t.move('B3', 'A3'), t.move('B3', 'C3'), t.stay('B3'));
  t.chooses(t.stay('B3'))
    .over()
    .has({ zombies: { B3: 'vladek', B2: 'sasha' } });
});

test('R7 with one side open it goes there without a question, or is asked whether it stays', () => {
  const board = { A2: { zombie: 'sasha', attached: ['chains'] }, A3: 'vladek' };
  scene({ board })
    .moves('zombies')
    .over()
    .has({ zombies: { A2: 'sasha', B3: 'vladek' } });
  const t = scene({ board, options: { sideStep: 'may' } }).moves('zombies');
  t.asked('zombies', 'movement.step').offers(t.move('A3', 'B3'), t.stay('A3'));
});

test('R7 Z42 with a free way forward nobody may stay, whatever the table has chosen', () => {
  const t = scene({ board: { A3: 'vladek' }, options: { sideStep: 'may' } }).moves('zombies');
  t.offers(t.move('A3', 'A2'), t.move('A3', 'B3')).refuses(t.stay('A3'), 'Z42');
});

test('R8 an agile zombie on street I enters the Barricade without being asked', () => {
  scene({ board: { B1: 'vladek' } })
    .moves('zombies')
    .over()
    .has({ ending: 'barricade' });
});

test('R9 R10 two agile zombies side by side cannot change places, and nobody is tried twice', () => {
  const chained = { zombie: 'nest', eggs: 0 };
  const board = { A3: 'vladek', B3: 'misha', A2: chained, B2: 'slab' } as const;
  const t = scene({ board, options: { sideStep: 'may' } }).moves('zombies');
  t.asked('zombies', 'movement.order').offers(t.stay('A3'), t.move('B3', 'C3'), t.stay('B3'));
  t.refuses(t.move('A3', 'B3'), 'Z43').refuses(t.move('B3', 'A3'), 'Z43');
  t.chooses(t.stay('A3'), t.move('B3', 'C3'))
    .over()
    .has({ zombies: { A2: 'nest', A3: 'vladek', C3: 'misha' } });
});

test('R10 R4 … but with the other order the field is free in time', () => {
  const board = { A3: 'vladek', B3: 'misha', A2: { zombie: 'nest', eggs: 0 }, B2: 'slab' } as const;
  const t = scene({ board }).moves('zombies');
  t.chooses(t.move('B3', 'C3'))
    .over()
    .has({ zombies: { A2: 'nest', B3: 'vladek', C3: 'misha' } });
});

test('R4 where the order inside a street makes no difference nobody is asked, and lane A goes first', () => {
  const t = scene({ board: { C3: 'sasha', A3: 'vanya', B3: 'fedya' } }).moves('zombies');
  t.over();
  const fields = t.s.kernel.events.map((e) => (e.type === 'zombieMoved' ? e.from : null));
  expect(fields).toEqual([6, 7, 8]);
});

test('R4 next to an agile zombie it does: who goes first is asked', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'styopa' } }).moves('zombies');
  t.asked('zombies', 'movement.order');
  t.offers(t.move('A3', 'A2'), t.move('B3', 'B2'), t.move('B3', 'C3'));
  t.chooses(t.move('A3', 'A2')).offers(t.move('B3', 'B2'), t.move('B3', 'A3'), t.move('B3', 'C3'));
});

test('R4 two lanes apart an agile zombie touches nobody: lane A goes first', () => {
  const t = scene({ board: { A3: 'sasha', C3: 'styopa' } }).moves('zombies');
  t.asked('zombies', 'movement.step').offers(t.move('C3', 'C2'), t.move('C3', 'B3'));
  t.has({ zombies: { A2: 'sasha', C3: 'styopa' } });
});

test('R4 next to a trap that strikes neighbours it does as well', () => {
  const t = scene({ board: { A3: 'sasha', A2: 'boobyTrap', B3: 'grishka' } }).moves('zombies');
  t.asked('zombies', 'movement.order').offers(t.move('A3', 'A2'), t.move('B3', 'B2'));
});

test('R5 Z41 a zombie moves once, and streets follow each other', () => {
  const t = scene({ board: { A2: 'sasha', B3: 'styopa', C4: 'fedya' } }).moves('zombies');
  t.refuses(t.move('A1', 'Barricade'), 'R5').refuses(t.move('C4', 'C3'), 'Z41').refuses(t.stay('C4'), 'Z41');
  t.chooses(t.move('B3', 'A3'))
    .over()
    .has({ zombies: { A1: 'sasha', A3: 'styopa', C3: 'fedya' } });
});

test('R11 a slab cannot be entered, a trap can', () => {
  const t = scene({ board: { A3: 'sasha', A2: 'slab', C3: 'ilya', C2: 'manhole' } }).moves('zombies');
  t.over().has({ zombies: { A3: 'sasha', C2: 'ilya' }, things: { A2: 'slab', C2: 'manhole' } });
});

test('Z79 Mamka and Nest do not move', () => {
  const t = scene({ board: { A3: 'mamka', C4: { zombie: 'nest', eggs: 0 } } }).moves('zombies');
  t.over().has({ zombies: { A3: 'mamka', C4: 'nest' } });
});

test('R4 P225 P612 before the death of a zombie with Boss, after which all retreat, the order is asked', () => {
  const t = mixed({ board: { A5: 'ilya', B5: { zombie: 'grishka', attached: ['boss'] }, B4: 'hole' } });
  t.moves('zombies').asked('zombies', 'movement.order').offers(t.move('A5', 'A4'), t.move('B5', 'B4'));
  t.chooses(t.move('B5', 'B4'))
    .over()
    .has({ zombies: { A4: 'ilya' } });
});

test('R4 P225 P642 … by its Concrete Shoes: whoever wins first wins', () => {
  const t = jubileusz({
    board: { A1: { zombie: 'krzysztof', wounds: 1, attached: ['boss', 'concreteShoes'] }, B1: 'iwan' },
  });
  t.moves('zombies').asked('zombies', 'movement.order');
  t.chooses(t.move('B1', 'Barricade')).has({ ending: 'barricade' });
});

test.each(['hole', 'manhole', 'barrel', 'barbedWire'])('R4 P225 … by %s, unless a shield saves it', (trap) => {
  const chief = { zombie: 'grishka', wounds: 1, attached: ['boss'] };
  const asked = mixed({ board: { A3: 'ilya', B3: chief, B2: trap } }).moves('zombies');
  asked.asked('zombies', 'movement.order');
  const shielded = { ...chief, attached: ['boss', 'hostage'] };
  mixed({ board: { A3: 'ilya', B3: shielded, B2: trap } })
    .moves('zombies')
    .over();
  const strong = { zombie: 'dmitri', attached: ['boss'] };
  const passing = mixed({ board: { A3: 'ilya', B3: strong, B2: trap } }).moves('zombies');
  if (trap === 'barrel') passing.asked('zombies', 'movement.order');
  else passing.over();
});

test('R4 whoever cannot move anyway has no place in the order', () => {
  const t = scene({
    board: { B3: 'ilya', B2: 'boobyTrap', C3: 'mamka', A3: { zombie: 'sasha', attached: ['chains'] } },
  });
  t.moves('zombies')
    .over()
    .has({ zombies: { A3: 'sasha', B2: 'ilya 2', C3: 'mamka' }, things: {} });
});
